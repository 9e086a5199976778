-- What the provider says of hotels' numbers, and what hotels ask for.

\ir ../functions/access/make_hotel_table.sql

-- What the provider says of a hotel's WhatsApp number, and what has been seen of it. The facts belong to this number.
CREATE TABLE whatsapp_senders (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  number text NOT NULL,
  provider_id text,
  status text,
  quality text,
  messaging_limit text,
  name_status text,
  offline_code integer,
  checked_at timestamptz,
  webhook_at timestamptz,
  answered_at timestamptz
);
SELECT make_hotel_table('whatsapp_senders', 'select');
CREATE INDEX whatsapp_senders_number ON whatsapp_senders (number);

-- What a hotel says of the number that it asks for.
CREATE TABLE whatsapp_requests (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  number_kind text NOT NULL CHECK (number_kind IN ('new', 'app', 'platform')),
  display_name text NOT NULL,
  meta_business_id text,
  requested_at timestamptz NOT NULL
);
SELECT make_hotel_table('whatsapp_requests');

-- What the platform has done about it. Only the platform writes here.
CREATE TABLE whatsapp_request_work (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  checked text[] NOT NULL DEFAULT '{}',
  answer text,
  answered_at timestamptz
);
SELECT make_hotel_table('whatsapp_request_work', 'select');

-- Upgrade: a number that guests have written to is in use.
INSERT INTO whatsapp_senders (hotel_id, number, webhook_at)
SELECT h.id, h.connected_number, max(c.last_inbound_at)
FROM hotels h
JOIN conversations c ON c.hotel_id = h.id
WHERE h.connected_number IS NOT NULL AND c.last_inbound_at IS NOT NULL
GROUP BY h.id;
