-- A guest whose address no booking has proves one in the chat (docs/decisions/0056-one-guest-many-addresses.md).

\ir ../functions/access/make_hotel_table.sql

-- The assistant tells this conversation about this booking.
CREATE TABLE booking_proofs (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  proved_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX booking_proofs_conversation ON booking_proofs (conversation_id);
CREATE INDEX booking_proofs_booking ON booking_proofs (booking_id);
CREATE INDEX booking_proofs_hotel ON booking_proofs (hotel_id);
SELECT make_hotel_table('booking_proofs');

-- Attempts, so that numbers and surnames cannot be tried out. Kept for two days.
CREATE TABLE proof_attempts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL,
  attempted_at timestamptz NOT NULL,
  proved boolean NOT NULL
);
CREATE INDEX proof_attempts_time ON proof_attempts (hotel_id, attempted_at);
SELECT make_hotel_table('proof_attempts');
