-- What a step of the ladder costs a hotel for each person, in the currency of its provider's bill.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE ladder_prices (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  sms numeric(8, 4) NOT NULL CHECK (sms >= 0),
  call numeric(8, 4) NOT NULL CHECK (call >= 0)
);
SELECT make_hotel_table('ladder_prices');
