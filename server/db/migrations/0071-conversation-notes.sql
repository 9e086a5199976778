-- What staff note in a conversation for each other. Never in messages: whatever is sent to guests is read from there.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE conversation_notes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz
);
CREATE INDEX conversation_notes_conversation ON conversation_notes (conversation_id, created_at);
SELECT make_hotel_table('conversation_notes');

CREATE TABLE note_mentions (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  note_id uuid NOT NULL REFERENCES conversation_notes ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  seen_at timestamptz,
  PRIMARY KEY (note_id, user_id)
);
CREATE INDEX note_mentions_unseen ON note_mentions (user_id, hotel_id) WHERE seen_at IS NULL;
SELECT make_hotel_table('note_mentions');
