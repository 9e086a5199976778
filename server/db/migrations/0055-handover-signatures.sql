-- Who took a shift over, when, and what was noted. Rows are never changed.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE handover_signatures (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  user_id uuid NOT NULL,
  name text NOT NULL,
  note text,
  signed_at timestamptz NOT NULL
);
CREATE INDEX handover_signatures_hotel ON handover_signatures (hotel_id, id DESC);
SELECT make_hotel_table('handover_signatures', 'select, insert');
