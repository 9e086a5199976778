-- Texts of staff that are sent later: at a time, or when the guest writes.

\ir ../functions/access/make_hotel_table.sql

-- send_at null: when the guest writes, until expires_at. ended: why it was not sent; null: it waits. A sent one is deleted.
CREATE TABLE held_replies (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  content text NOT NULL,
  client_key text NOT NULL UNIQUE,
  author_id uuid REFERENCES "user" ON DELETE SET NULL,
  author_name text NOT NULL,
  send_at timestamptz,
  expires_at timestamptz,
  cancel_if_guest_writes boolean NOT NULL DEFAULT FALSE,
  ended text CHECK (ended IN ('guest_wrote', 'window_closed', 'expired', 'opted_out')),
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (send_at IS NOT NULL OR expires_at IS NOT NULL)
);
CREATE INDEX held_replies_conversation ON held_replies (conversation_id);
CREATE INDEX held_replies_waiting ON held_replies (hotel_id) WHERE ended IS NULL;
SELECT make_hotel_table('held_replies');
