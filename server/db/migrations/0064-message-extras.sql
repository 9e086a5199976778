-- What a guest's message is beside its text and files: { kind, quoted_sid }. Null: nothing of that.

ALTER TABLE messages ADD COLUMN extras jsonb;
