-- What the language model has used, and what it may use in a calendar month of the hotel.
\ir ../functions/access/make_hotel_table.sql

-- cached_tokens are part of input_tokens. The cost is in the platform's currency, by the prices of its time.
ALTER TABLE model_calls
  ADD COLUMN input_tokens bigint NOT NULL DEFAULT 0,
  ADD COLUMN cached_tokens bigint NOT NULL DEFAULT 0,
  ADD COLUMN output_tokens bigint NOT NULL DEFAULT 0,
  ADD COLUMN cost numeric(16, 6) NOT NULL DEFAULT 0;

-- A hotel's own budget; null is no limit. Hotels without a row have the platform's.
CREATE TABLE model_budgets (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  tokens bigint CHECK (tokens >= 0),
  cost numeric(16, 6) CHECK (cost >= 0),
  changed_at timestamptz NOT NULL
);
SELECT make_hotel_table('model_budgets', 'select');

-- Alarms that were raised: once a month for each share of a budget.
CREATE TABLE model_budget_alarms (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  month date NOT NULL,
  percent smallint NOT NULL CHECK (percent IN (80, 100)),
  budget_tokens bigint,
  budget_cost numeric(16, 6),
  raised_at timestamptz NOT NULL,
  PRIMARY KEY (hotel_id, month, percent)
);
SELECT make_hotel_table('model_budget_alarms', 'select');
