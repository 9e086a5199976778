-- Questions that a hotel's entries surely answer are answered without the language model.
ALTER TABLE hotel_message_settings ADD COLUMN answers_without_model boolean NOT NULL DEFAULT FALSE;
