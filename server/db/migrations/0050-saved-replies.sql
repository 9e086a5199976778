-- Texts that staff insert into a reply, with variables that are filled from the booking and the hotel's profile.

\ir ../functions/access/make_hotel_table.sql

-- content: with {{name}} for each variable. faq_id: the entry whose current answer stands for {{faq}}; null after the
-- entry was deleted.
CREATE TABLE saved_replies (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  title text NOT NULL,
  content text NOT NULL,
  language text,
  faq_id uuid REFERENCES faqs ON DELETE SET NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX saved_replies_title ON saved_replies (hotel_id, lower(title));
CREATE INDEX saved_replies_faq ON saved_replies (faq_id) WHERE faq_id IS NOT NULL;
SELECT make_hotel_table('saved_replies');
