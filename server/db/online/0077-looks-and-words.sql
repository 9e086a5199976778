-- Words of messages, with Chinese and Japanese ones as phrases.
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_found
  ON messages USING gin (to_tsvector('simple', words_for_search(content)));

DROP INDEX CONCURRENTLY IF EXISTS messages_words;
