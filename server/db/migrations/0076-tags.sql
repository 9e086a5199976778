-- Words that a hotel's team sorts conversations by.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE tags (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  name text NOT NULL,
  colour text NOT NULL DEFAULT 'grey'
);
CREATE UNIQUE INDEX tags_name ON tags (hotel_id, lower(name));
SELECT make_hotel_table('tags');

CREATE TABLE conversation_tags (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  tag_id uuid NOT NULL REFERENCES tags ON DELETE CASCADE,
  PRIMARY KEY (conversation_id, tag_id)
);
CREATE INDEX conversation_tags_tag ON conversation_tags (tag_id, conversation_id);
SELECT make_hotel_table('conversation_tags');
