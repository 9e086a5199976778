-- What a hotel tells the platform beside its number, for example the answer to a question about it.
ALTER TABLE whatsapp_requests ADD COLUMN note text CHECK (length(note) <= 1000);
