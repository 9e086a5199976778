-- Upkeep deletes old rows of erased guests, oldest first.

CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_erased ON conversations (hotel_id, last_message_at)
  WHERE identity_key LIKE 'erased:%';

CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_message_logs_oldest ON booking_message_logs (hotel_id, created_at);
