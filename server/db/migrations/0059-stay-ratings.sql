-- How satisfied guests say they are. Asked once a stay; the booking stays when the guest is erased, and so does the score.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE stay_ratings (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid REFERENCES conversations ON DELETE SET NULL,
  moment text NOT NULL CHECK (moment IN ('stay', 'checkout')),
  asked_at timestamptz NOT NULL,
  score integer CHECK (score BETWEEN 1 AND 5),
  answered_at timestamptz,
  request_id uuid
);
CREATE INDEX stay_ratings_hotel ON stay_ratings (hotel_id, asked_at);
CREATE INDEX stay_ratings_conversation ON stay_ratings (conversation_id);
SELECT make_hotel_table('stay_ratings');

ALTER TABLE hotel_message_settings ADD COLUMN asks_satisfaction boolean NOT NULL DEFAULT FALSE;
ALTER TABLE hotel_message_settings ADD COLUMN review_url text;
