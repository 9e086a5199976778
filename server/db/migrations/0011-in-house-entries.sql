-- FAQs and entries for guests in the house only, and whether a test question comes from such a guest.

-- Null: not chosen. The server then withholds entries whose words say that they open a door.
ALTER TABLE faqs ADD COLUMN in_house_only boolean;
ALTER TABLE hotel_knowledge ADD COLUMN in_house_only boolean;
ALTER TABLE test_questions ADD COLUMN in_house boolean NOT NULL DEFAULT FALSE;
