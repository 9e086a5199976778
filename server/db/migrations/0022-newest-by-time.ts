const lists = [
  'hotels',
  'hotel_staff',
  'staff_invitations',
  'faqs',
  'hotel_knowledge',
  'notifications',
  'audit_log',
  'guests',
  'guest_requests',
  'bookings',
  'booking_message_logs',
  'test_questions',
];

/** An index of a list, newest first, within `within`, in place of the one by id. */
const listIndex = (name: string, table: string, within: string, where = '') =>
  `drop index ${name}; create index ${name} on ${table} (${within}created_at desc, id desc)${where};`;

/**
 * Lists go by created_at and then by id: an id is drawn when its row is written, created_at is when its transaction began.
 * created_at has milliseconds, as a cursor has. Changing the type rewrites each table once.
 */
export const newestByTime = `
${lists.map((table) => `alter table ${table} alter column created_at type timestamptz(3);`).join('\n')}

${listIndex('bookings_newest', 'bookings', 'hotel_id, ')}
${listIndex('bookings_status', 'bookings', 'hotel_id, status, ')}
${listIndex('booking_message_logs_booking', 'booking_message_logs', 'booking_id, ')}
${listIndex('guests_newest', 'guests', 'hotel_id, ')}
${listIndex('guest_requests_newest', 'guest_requests', 'hotel_id, ')}
${listIndex('guest_requests_status', 'guest_requests', 'hotel_id, status, ')}
${listIndex('guest_requests_conversation', 'guest_requests', 'conversation_id, ')}
${listIndex('faqs_hotel', 'faqs', 'hotel_id, ')}
${listIndex('hotel_knowledge_hotel', 'hotel_knowledge', 'hotel_id, ')}
${listIndex('test_questions_hotel', 'test_questions', 'hotel_id, ')}
${listIndex('staff_invitations_hotel', 'staff_invitations', 'hotel_id, ')}
${listIndex('notifications_pending', 'notifications', 'hotel_id, ', " where status = 'pending'")}
${listIndex('notifications_pending_everywhere', 'notifications', '', " where status = 'pending'")}
${listIndex('audit_log_hotel', 'audit_log', 'hotel_id, ')}
${listIndex('audit_log_user', 'audit_log', 'user_id, ')}
${listIndex('audit_log_time', 'audit_log', '')}
-- guest_requests_newest serves what this one served.
drop index guest_requests_period;

-- Newest first, below the row of this time and id, 'at_most' of them (null: no bound).
drop function search_guests(text[], text[], uuid, integer);
create function search_guests(words text[], others text[] default '{}', before_at timestamptz default null, before_id uuid default null,
  at_most integer default null) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute 'select id from guests where hotel_id = $1 and ($3 is null or (created_at, id) < ($2, $3)) and '
    || search_condition('guest_search_text(first_name, last_name, email, phone)', words, others)
    || ' order by created_at desc, id desc limit $4' using current_hotel_id(), before_at, before_id, at_most;
end $$;

drop function search_bookings(text[], text[], uuid, integer);
create function search_bookings(words text[], others text[] default '{}', before_at timestamptz default null, before_id uuid default null,
  at_most integer default null) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute 'select id from bookings where hotel_id = $1 and ($3 is null or (created_at, id) < ($2, $3)) and '
    || search_condition('booking_search_text(guest_name, guest_phone, confirmation_number, guest_email, room_type)', words, others)
    || ' order by created_at desc, id desc limit $4' using current_hotel_id(), before_at, before_id, at_most;
end $$;
`;
