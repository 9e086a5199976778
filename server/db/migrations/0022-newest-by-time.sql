-- Lists are ordered by created_at, then by id: an id is drawn when its row is written, created_at is the start of its
-- transaction. created_at has milliseconds, as a cursor has. Changing the type rewrites each table once.

ALTER TABLE hotels ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE hotel_staff ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE staff_invitations ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE faqs ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE hotel_knowledge ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE notifications ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE audit_log ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE guests ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE guest_requests ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE bookings ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE booking_message_logs ALTER COLUMN created_at TYPE timestamptz(3);
ALTER TABLE test_questions ALTER COLUMN created_at TYPE timestamptz(3);

DROP INDEX bookings_newest;
CREATE INDEX bookings_newest ON bookings (hotel_id, created_at DESC, id DESC);

DROP INDEX bookings_status;
CREATE INDEX bookings_status ON bookings (hotel_id, status, created_at DESC, id DESC);

DROP INDEX booking_message_logs_booking;
CREATE INDEX booking_message_logs_booking ON booking_message_logs (booking_id, created_at DESC, id DESC);

DROP INDEX guests_newest;
CREATE INDEX guests_newest ON guests (hotel_id, created_at DESC, id DESC);

DROP INDEX guest_requests_newest;
CREATE INDEX guest_requests_newest ON guest_requests (hotel_id, created_at DESC, id DESC);

DROP INDEX guest_requests_status;
CREATE INDEX guest_requests_status ON guest_requests (hotel_id, status, created_at DESC, id DESC);

DROP INDEX guest_requests_conversation;
CREATE INDEX guest_requests_conversation ON guest_requests (conversation_id, created_at DESC, id DESC);

DROP INDEX faqs_hotel;
CREATE INDEX faqs_hotel ON faqs (hotel_id, created_at DESC, id DESC);

DROP INDEX hotel_knowledge_hotel;
CREATE INDEX hotel_knowledge_hotel ON hotel_knowledge (hotel_id, created_at DESC, id DESC);

DROP INDEX test_questions_hotel;
CREATE INDEX test_questions_hotel ON test_questions (hotel_id, created_at DESC, id DESC);

DROP INDEX staff_invitations_hotel;
CREATE INDEX staff_invitations_hotel ON staff_invitations (hotel_id, created_at DESC, id DESC);

DROP INDEX notifications_pending;
CREATE INDEX notifications_pending ON notifications (hotel_id, created_at DESC, id DESC)
  WHERE status = 'pending';

DROP INDEX notifications_pending_everywhere;
CREATE INDEX notifications_pending_everywhere ON notifications (created_at DESC, id DESC)
  WHERE status = 'pending';

DROP INDEX audit_log_hotel;
CREATE INDEX audit_log_hotel ON audit_log (hotel_id, created_at DESC, id DESC);

DROP INDEX audit_log_user;
CREATE INDEX audit_log_user ON audit_log (user_id, created_at DESC, id DESC);

DROP INDEX audit_log_time;
CREATE INDEX audit_log_time ON audit_log (created_at DESC, id DESC);

-- guest_requests_newest covers it.
DROP INDEX guest_requests_period;

-- The new ones take the time and id of a row (../functions/search/search_guests.sql).
DROP FUNCTION IF EXISTS search_guests(text[], text[], uuid, integer);
DROP FUNCTION IF EXISTS search_bookings(text[], text[], uuid, integer);
