-- Rooms of a hotel. A booking keeps its text and refers to the room where one fits.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE rooms (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  number text NOT NULL,
  room_type text,
  floor text,
  state text NOT NULL DEFAULT 'clean' CHECK (state IN ('clean', 'dirty', 'inspected', 'out_of_order')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX rooms_number ON rooms (hotel_id, lower(number));
SELECT make_hotel_table('rooms');

ALTER TABLE bookings ADD COLUMN room_number text;
ALTER TABLE bookings ADD COLUMN room_id uuid;
ALTER TABLE bookings
  ADD CONSTRAINT bookings_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms ON DELETE SET NULL NOT VALID;
