-- The detected language of an FAQ or entry, beside the label that a person chose.

-- Null: not detected yet. 'und': too short or too mixed to detect.
ALTER TABLE faqs ADD COLUMN text_language text;
ALTER TABLE hotel_knowledge ADD COLUMN language text, ADD COLUMN text_language text;
