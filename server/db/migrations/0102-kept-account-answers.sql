-- The same as kept_answers for calls of a person that belong to no hotel, as the one that creates a hotel.
CREATE TABLE kept_account_answers (
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  key text NOT NULL,
  body_hash text NOT NULL,
  answer bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX kept_account_answers_age ON kept_account_answers USING brin (created_at);
