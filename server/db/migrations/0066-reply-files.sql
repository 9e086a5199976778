-- Files that staff send to guests.

\ir ../functions/access/make_hotel_table.sql

-- A file that neither a message nor a held reply has is deleted after a day.
CREATE TABLE reply_files (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  message_id uuid REFERENCES messages ON DELETE CASCADE,
  held_id uuid REFERENCES held_replies ON DELETE SET NULL,
  filename text NOT NULL,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL
);
-- Pictures and PDFs are compressed already.
ALTER TABLE reply_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX reply_files_hotel ON reply_files (hotel_id);
CREATE INDEX reply_files_conversation ON reply_files (conversation_id);
CREATE INDEX reply_files_message ON reply_files (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX reply_files_held ON reply_files (held_id) WHERE held_id IS NOT NULL;
CREATE INDEX reply_files_unsent ON reply_files (created_at) WHERE message_id IS NULL AND held_id IS NULL;
SELECT make_hotel_table('reply_files');

ALTER TABLE held_replies ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
