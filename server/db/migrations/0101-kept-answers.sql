-- Answers to calls that create something, by the key that the caller made. A call that is repeated because its answer
-- was lost gets the first answer and creates no second row.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE kept_answers (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  key text NOT NULL,
  body_hash text NOT NULL,
  -- v8.serialize of the service's result; null only inside of the transaction that creates it.
  answer bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (hotel_id, key)
);
CREATE INDEX kept_answers_age ON kept_answers USING brin (created_at);
SELECT make_hotel_table('kept_answers');
