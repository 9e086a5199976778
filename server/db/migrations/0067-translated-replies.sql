-- What a text of staff that waits was written as, before it was translated: { content, from, to }. Null: as it is.

ALTER TABLE held_replies ADD COLUMN translated jsonb;
