create or replace function search_bookings(words text[], others text[] default '{}', before_at timestamptz default null, before_id uuid default null,
  at_most integer default null) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute 'select id from bookings where hotel_id = $1 and ($3 is null or (created_at, id) < ($2, $3)) and '
    || search_condition('booking_search_text(guest_name, guest_phone, confirmation_number, guest_email, room_type)', words, others)
    || ' order by created_at desc, id desc limit $4' using current_hotel_id(), before_at, before_id, at_most;
end $$;
