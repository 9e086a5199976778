CREATE INDEX CONCURRENTLY IF NOT EXISTS guest_requests_due ON guest_requests (turn_priority DESC, due_at)
  WHERE turn_state = 'waiting' AND due_at IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_due ON messages (due_at)
  WHERE direction = 'out' AND delivery_status = 'queued' AND provider_sid IS NULL AND due_at IS NOT NULL;

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS conversations_identity_key_hotel_id_key
  ON conversations (identity_key, hotel_id);

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'conversations_identity_key_hotel_id_key') THEN
    ALTER TABLE conversations
      DROP CONSTRAINT conversations_hotel_id_identity_key_key,
      ADD CONSTRAINT conversations_identity_key_hotel_id_key UNIQUE USING INDEX conversations_identity_key_hotel_id_key;
  END IF;
END
$$;

-- An index of the same name takes the place of the old one when it is complete.
CREATE INDEX CONCURRENTLY IF NOT EXISTS guests_phone_new ON guests (phone_key, hotel_id);

DO $$
BEGIN
  DROP INDEX guests_phone;
  ALTER INDEX guests_phone_new RENAME TO guests_phone;
END
$$;

CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_phone_new ON bookings (phone_key, hotel_id, check_in_date);

DO $$
BEGIN
  DROP INDEX bookings_phone;
  ALTER INDEX bookings_phone_new RENAME TO bookings_phone;
END
$$;
