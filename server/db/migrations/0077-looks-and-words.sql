-- How far each person has seen a conversation, for the line "New since you looked".

\ir ../functions/access/make_hotel_table.sql
\ir ../functions/search/words_for_search.sql

CREATE TABLE conversation_looks (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  message_id uuid NOT NULL,
  PRIMARY KEY (conversation_id, user_id)
);
CREATE INDEX conversation_looks_user ON conversation_looks (user_id);
SELECT make_hotel_table('conversation_looks');
