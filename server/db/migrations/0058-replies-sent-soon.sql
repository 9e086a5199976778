-- soon: a reply that leaves after a few seconds, in which its writer may undo it; the thread shows it as a message.
ALTER TABLE held_replies ADD COLUMN soon boolean NOT NULL DEFAULT FALSE;
