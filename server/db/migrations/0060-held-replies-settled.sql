-- Held replies of one hotel never keep back those of another.

-- failed_at: when settling it failed last; it is tried after the others.
ALTER TABLE held_replies
  ADD COLUMN failed_at timestamptz,
  DROP CONSTRAINT held_replies_client_key_key,
  ADD CONSTRAINT held_replies_client_key_key UNIQUE (hotel_id, client_key),
  DROP CONSTRAINT held_replies_ended_check,
  ADD CONSTRAINT held_replies_ended_check CHECK (
    ended IN ('guest_wrote', 'window_closed', 'expired', 'opted_out', 'author_left')
  );

-- A text of staff that leaves without a person: not after a STOP.
ALTER TABLE messages ADD COLUMN was_held boolean NOT NULL DEFAULT FALSE;
