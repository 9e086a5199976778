-- What staff decided about keeping a reply as an entry: it was kept, or the question is never proposed again.

\ir ../functions/access/make_hotel_table.sql

-- question_key: hash of the folded question, without the guest's words.
CREATE TABLE answer_decisions (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  question_key text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('kept', 'never')),
  decided_by uuid REFERENCES "user" ON DELETE SET NULL,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (hotel_id, question_key)
);
SELECT make_hotel_table('answer_decisions');
