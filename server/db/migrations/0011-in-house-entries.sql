-- Which FAQs and entries are told only to guests in the house, and who asks a test question.

-- Null: no person has decided; the server then withholds what opens a door, by the entry's words.
alter table faqs add column in_house_only boolean;
alter table hotel_knowledge add column in_house_only boolean;
alter table test_questions add column in_house boolean not null default false;
