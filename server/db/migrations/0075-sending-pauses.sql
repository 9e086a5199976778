-- Hotels to whose guests nothing is sent, by a super admin's decision. Without a hotel: all of them.
CREATE TABLE sending_pauses (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid REFERENCES hotels ON DELETE CASCADE,
  reason text NOT NULL,
  paused_by text NOT NULL,
  paused_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (hotel_id)
);
