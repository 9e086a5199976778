-- Lists go by created_at and then by id: an id is drawn when its row is written, created_at is when its transaction began.
-- created_at has milliseconds, as a cursor has. Changing the type rewrites each table once.

alter table hotels alter column created_at type timestamptz(3);
alter table hotel_staff alter column created_at type timestamptz(3);
alter table staff_invitations alter column created_at type timestamptz(3);
alter table faqs alter column created_at type timestamptz(3);
alter table hotel_knowledge alter column created_at type timestamptz(3);
alter table notifications alter column created_at type timestamptz(3);
alter table audit_log alter column created_at type timestamptz(3);
alter table guests alter column created_at type timestamptz(3);
alter table guest_requests alter column created_at type timestamptz(3);
alter table bookings alter column created_at type timestamptz(3);
alter table booking_message_logs alter column created_at type timestamptz(3);
alter table test_questions alter column created_at type timestamptz(3);

drop index bookings_newest; create index bookings_newest on bookings (hotel_id, created_at desc, id desc);
drop index bookings_status; create index bookings_status on bookings (hotel_id, status, created_at desc, id desc);
drop index booking_message_logs_booking; create index booking_message_logs_booking on booking_message_logs (booking_id, created_at desc, id desc);
drop index guests_newest; create index guests_newest on guests (hotel_id, created_at desc, id desc);
drop index guest_requests_newest; create index guest_requests_newest on guest_requests (hotel_id, created_at desc, id desc);
drop index guest_requests_status; create index guest_requests_status on guest_requests (hotel_id, status, created_at desc, id desc);
drop index guest_requests_conversation; create index guest_requests_conversation on guest_requests (conversation_id, created_at desc, id desc);
drop index faqs_hotel; create index faqs_hotel on faqs (hotel_id, created_at desc, id desc);
drop index hotel_knowledge_hotel; create index hotel_knowledge_hotel on hotel_knowledge (hotel_id, created_at desc, id desc);
drop index test_questions_hotel; create index test_questions_hotel on test_questions (hotel_id, created_at desc, id desc);
drop index staff_invitations_hotel; create index staff_invitations_hotel on staff_invitations (hotel_id, created_at desc, id desc);
drop index notifications_pending; create index notifications_pending on notifications (hotel_id, created_at desc, id desc) where status = 'pending';
drop index notifications_pending_everywhere; create index notifications_pending_everywhere on notifications (created_at desc, id desc) where status = 'pending';
drop index audit_log_hotel; create index audit_log_hotel on audit_log (hotel_id, created_at desc, id desc);
drop index audit_log_user; create index audit_log_user on audit_log (user_id, created_at desc, id desc);
drop index audit_log_time; create index audit_log_time on audit_log (created_at desc, id desc);
-- guest_requests_newest serves what this one served.
drop index guest_requests_period;

-- Newest first, below the row of this time and id, 'at_most' of them (null: no bound).
drop function if exists search_guests(text[], text[], uuid, integer);

drop function if exists search_bookings(text[], text[], uuid, integer);
