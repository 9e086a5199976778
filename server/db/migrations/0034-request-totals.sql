\ir ../functions/access/make_hotel_table.sql

-- How many requests a hotel has had until a day began; upkeep counts them once a day. The dashboard adds the later ones.
CREATE TABLE request_totals (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  counted_until timestamptz NOT NULL,
  requests integer NOT NULL
);
SELECT make_hotel_table('request_totals');
