-- Texts of a hotel that contradict each other, and hotels that have to be compared again.

\ir ../functions/access/make_hotel_table.sql

-- text_key: hash of the two texts; detail: the texts with the places that differ, and what differs.
CREATE TABLE contradictions (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  text_key text NOT NULL,
  detail jsonb NOT NULL,
  found_at timestamptz NOT NULL,
  dismissed_at timestamptz,
  PRIMARY KEY (hotel_id, text_key)
);
SELECT make_hotel_table('contradictions');

-- known_tx: the version of the hotel's texts (hotels.known_tx) that is to be compared.
CREATE TABLE contradiction_checks (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  known_tx xid8 NOT NULL
);
SELECT make_hotel_table('contradiction_checks');

\ir ../functions/pipeline/note_facts_changed.sql

INSERT INTO contradiction_checks (hotel_id, known_tx)
SELECT id, known_tx FROM hotels;
