-- Entries that are valid on some days only, by the hotel's calendar. weekdays: 1 Monday to 7 Sunday; empty: every day.

ALTER TABLE faqs ADD COLUMN valid_from date;
ALTER TABLE faqs ADD COLUMN valid_until date;
ALTER TABLE faqs ADD COLUMN weekdays integer[] NOT NULL DEFAULT '{}';
ALTER TABLE faqs ADD COLUMN review_on date;
ALTER TABLE hotel_knowledge ADD COLUMN valid_from date;
ALTER TABLE hotel_knowledge ADD COLUMN valid_until date;
ALTER TABLE hotel_knowledge ADD COLUMN weekdays integer[] NOT NULL DEFAULT '{}';
ALTER TABLE hotel_knowledge ADD COLUMN review_on date;
