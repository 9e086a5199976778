-- Upkeep looks for people whose retention period is over by these dates. Erased rows are left out: they stay for ever.

CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_retention ON bookings (hotel_id, check_out_date) WHERE phone_key NOT LIKE 'erased:%';

CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_cancelled_retention ON bookings (hotel_id, updated_at)
  WHERE status = 'cancelled' AND phone_key NOT LIKE 'erased:%';

CREATE INDEX CONCURRENTLY IF NOT EXISTS guests_retention ON guests (hotel_id, updated_at) WHERE phone_key NOT LIKE 'erased:%';

CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_retention ON conversations (hotel_id, last_message_at)
  WHERE identity_key NOT LIKE 'erased:%';

CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_without_guest ON conversations (hotel_id)
  WHERE guest_id IS NULL AND identity_key NOT LIKE 'erased:%';
