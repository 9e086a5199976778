-- Replies that are being written, on all devices of their writer.

\ir ../functions/access/make_hotel_table.sql

-- began_after: the last message when the writing began; null: not known.
CREATE TABLE reply_drafts (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  content text NOT NULL,
  client_key text NOT NULL,
  began_after uuid,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, conversation_id)
);
CREATE INDEX reply_drafts_conversation ON reply_drafts (conversation_id);
SELECT make_hotel_table('reply_drafts');
