-- Guests who were told something that has changed since, and what staff decided: a correction was sent, or none is needed.

\ir ../functions/access/make_hotel_table.sql

-- text_key: hash of the text that the guest was told.
CREATE TABLE answer_corrections (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  entry_id text NOT NULL,
  text_key text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('sent', 'not_needed')),
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, entry_id, text_key)
);
CREATE INDEX answer_corrections_hotel ON answer_corrections (hotel_id);
SELECT make_hotel_table('answer_corrections');
