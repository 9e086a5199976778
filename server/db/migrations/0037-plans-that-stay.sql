-- The functions of the queue keep one plan for each connection, made while a table may be empty. Then an index that begins
-- with hotel_id looks as good as the right one, and every call reads all rows of the hotel until the table is analysed.
-- These indexes begin with the column that finds one row; the functions compare hotel_id without an index.
DO $$
DECLARE
  old text;
BEGIN
  SELECT conname
  INTO STRICT old
  FROM pg_constraint
  WHERE conrelid = 'conversations'::regclass AND contype = 'u'
    AND pg_get_constraintdef(oid) = 'UNIQUE (hotel_id, identity_key)';
  EXECUTE format('ALTER TABLE conversations DROP CONSTRAINT %I, ADD UNIQUE (identity_key, hotel_id)', old);
END
$$;
DROP INDEX guests_phone;
CREATE INDEX guests_phone ON guests (phone_key, hotel_id);
DROP INDEX bookings_phone;
CREATE INDEX bookings_phone ON bookings (phone_key, hotel_id, check_in_date);

-- Only a search by due_at can use these: a search in one conversation would read the whole queue.
DROP INDEX guest_requests_due;
CREATE INDEX guest_requests_due ON guest_requests (turn_priority DESC, due_at)
  WHERE turn_state = 'waiting' AND due_at IS NOT NULL;
DROP INDEX messages_due;
CREATE INDEX messages_due ON messages (due_at)
  WHERE direction = 'out' AND delivery_status = 'queued' AND provider_sid IS NULL AND due_at IS NOT NULL;
