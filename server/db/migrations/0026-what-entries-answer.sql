-- What an FAQ or pair answers, as people corrected it, and how often guests ask what (docs/data-model.md).
\ir ../functions/access/make_hotel_table.sql

-- Ids of questions (shared/features/knowledge/guest-questions.values.ts): confirmed by a person, and taken away by one.
ALTER TABLE faqs
  ADD COLUMN answers text[] NOT NULL DEFAULT '{}',
  ADD COLUMN never text[] NOT NULL DEFAULT '{}';
ALTER TABLE hotel_knowledge
  ADD COLUMN answers text[] NOT NULL DEFAULT '{}',
  ADD COLUMN never text[] NOT NULL DEFAULT '{}';

-- How often a question was asked on one day of the hotel's calendar, by language. Holds no text of guests.
CREATE TABLE asked_questions (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  day date NOT NULL,
  intent text NOT NULL,
  language text NOT NULL,
  times integer NOT NULL DEFAULT 0,
  PRIMARY KEY (hotel_id, day, intent, language)
);
SELECT make_hotel_table('asked_questions');
