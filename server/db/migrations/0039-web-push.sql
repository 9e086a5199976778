-- Telephones and computers of staff that show notices also while Concierge is closed.

\ir ../functions/access/make_hotel_table.sql

-- A subscription of a browser (RFC 8030), for one hotel. received_at: the device has confirmed a notice.
CREATE TABLE push_devices (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL,
  user_id uuid NOT NULL,
  endpoint text NOT NULL CHECK (length(endpoint) <= 2000),
  p256dh text NOT NULL,
  auth text NOT NULL,
  label text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  received_at timestamptz,
  UNIQUE (hotel_id, endpoint),
  FOREIGN KEY (user_id, hotel_id) REFERENCES hotel_staff (user_id, hotel_id) ON DELETE CASCADE
);
CREATE INDEX push_devices_user ON push_devices (user_id, hotel_id);
SELECT make_hotel_table('push_devices');

-- Keys that this installation made for itself, sealed with a key derived from BETTER_AUTH_SECRET.
CREATE TABLE server_keys (
  name text PRIMARY KEY,
  sealed text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
