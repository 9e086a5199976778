CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_newest ON bookings (hotel_id, created_at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_status ON bookings (hotel_id, status, created_at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_message_logs_booking ON booking_message_logs (booking_id, created_at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS guests_newest ON guests (hotel_id, created_at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS guest_requests_newest ON guest_requests (hotel_id, created_at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS guest_requests_status ON guest_requests (hotel_id, status, created_at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS guest_requests_conversation ON guest_requests (conversation_id, created_at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS notifications_pending ON notifications (hotel_id, created_at DESC, id DESC)
  WHERE status = 'pending';

CREATE INDEX CONCURRENTLY IF NOT EXISTS notifications_pending_everywhere ON notifications (created_at DESC, id DESC)
  WHERE status = 'pending';

CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_hotel ON audit_log (hotel_id, created_at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_user ON audit_log (user_id, created_at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_time ON audit_log (created_at DESC, id DESC);
