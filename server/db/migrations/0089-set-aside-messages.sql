-- Failed messages that a super admin has set aside: they are listed again when they fail once more.
CREATE TABLE set_aside_messages (
  message_id uuid PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  set_aside_at timestamptz NOT NULL,
  set_aside_by text NOT NULL
);
CREATE INDEX set_aside_messages_hotel ON set_aside_messages (hotel_id);
