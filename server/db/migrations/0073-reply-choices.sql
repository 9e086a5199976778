-- Buttons or a list that go with a reply (choices.schema.ts); a message has them in extras.
ALTER TABLE held_replies ADD COLUMN choices jsonb;
