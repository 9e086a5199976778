-- Filters of the list of conversations under a name. owner_id: the person whose view it is; null: all of the hotel.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE saved_views (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  owner_id uuid REFERENCES "user" ON DELETE CASCADE,
  name text NOT NULL,
  filter text NOT NULL,
  search text NOT NULL DEFAULT '',
  place integer NOT NULL
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (hotel_id, owner_id, lower(name)) NULLS NOT DISTINCT;
CREATE INDEX saved_views_owner ON saved_views (owner_id);
SELECT make_hotel_table('saved_views');
