-- The language that the text of an FAQ or entry is written in, beside the label that a person chose.

-- Null: not read yet. 'und': read, and too short or too mixed to tell.
alter table faqs add column text_language text;
alter table hotel_knowledge add column language text, add column text_language text;
