-- A file that was added to a reply stays with its writer's draft until the reply is sent or the file is removed.

-- Who has the file in a reply that is not sent; null: a message or a held reply has it, or had it.
ALTER TABLE reply_files
  ADD COLUMN drafted_by uuid REFERENCES "user" ON DELETE SET NULL;

CREATE INDEX reply_files_drafted ON reply_files (drafted_by, conversation_id)
WHERE drafted_by IS NOT NULL;
