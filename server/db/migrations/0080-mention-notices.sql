-- A colleague who is mentioned in a note is told on their devices, unless an open console shows it first.

-- The note that a notice is about, and its conversation; null for ladders and tests.
ALTER TABLE ladder_calls
  ADD COLUMN note_id uuid REFERENCES conversation_notes ON DELETE CASCADE,
  ADD COLUMN conversation_id uuid REFERENCES conversations ON DELETE CASCADE;

CREATE INDEX ladder_calls_note ON ladder_calls (note_id)
WHERE note_id IS NOT NULL;

CREATE INDEX ladder_calls_conversation ON ladder_calls (conversation_id)
WHERE conversation_id IS NOT NULL;
