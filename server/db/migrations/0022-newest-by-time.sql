-- Lists are ordered by created_at, then by id: an id is drawn when its row is written, created_at is the start of its
-- transaction. created_at has milliseconds, as a cursor has. Changing the type rewrites each table once; indexes of
-- large tables are dropped before and follow (../online/0022-newest-by-time.sql).

DROP INDEX bookings_newest;
DROP INDEX bookings_status;
DROP INDEX booking_message_logs_booking;
DROP INDEX guests_newest;
DROP INDEX guest_requests_newest;
DROP INDEX guest_requests_status;
DROP INDEX guest_requests_conversation;
DROP INDEX notifications_pending;
DROP INDEX notifications_pending_everywhere;
DROP INDEX audit_log_hotel;
DROP INDEX audit_log_user;
DROP INDEX audit_log_time;
-- guest_requests_newest covers it.
DROP INDEX guest_requests_period;

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

DROP INDEX faqs_hotel;
CREATE INDEX faqs_hotel ON faqs (hotel_id, created_at DESC, id DESC);

DROP INDEX hotel_knowledge_hotel;
CREATE INDEX hotel_knowledge_hotel ON hotel_knowledge (hotel_id, created_at DESC, id DESC);

DROP INDEX test_questions_hotel;
CREATE INDEX test_questions_hotel ON test_questions (hotel_id, created_at DESC, id DESC);

DROP INDEX staff_invitations_hotel;
CREATE INDEX staff_invitations_hotel ON staff_invitations (hotel_id, created_at DESC, id DESC);

-- The new ones take the time and id of a row (../functions/search/search_guests.sql).
DROP FUNCTION IF EXISTS search_guests(text[], text[], uuid, integer);
DROP FUNCTION IF EXISTS search_bookings(text[], text[], uuid, integer);
