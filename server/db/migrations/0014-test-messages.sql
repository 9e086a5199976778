-- Test messages per hotel and day. The daily limit is checked against them.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE test_message_counts (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  day date NOT NULL,
  sent integer NOT NULL,
  PRIMARY KEY (hotel_id, day)
);
SELECT make_hotel_table('test_message_counts', 'select, insert, update');
