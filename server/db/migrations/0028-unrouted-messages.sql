-- Guests' messages for a WhatsApp number that no hotel has: kept until the number is connected, for 7 days at most.
-- They belong to no hotel, so a hotel's role has no privilege on them.
CREATE TABLE unrouted_messages (
  provider_sid text PRIMARY KEY,
  to_number text NOT NULL,
  message jsonb NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX unrouted_messages_number ON unrouted_messages (to_number, received_at);
