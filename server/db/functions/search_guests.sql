create or replace function search_guests(words text[], others text[] default '{}', before_at timestamptz default null, before_id uuid default null,
  at_most integer default null) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute 'select id from guests where hotel_id = $1 and ($3 is null or (created_at, id) < ($2, $3)) and '
    || search_condition('guest_search_text(first_name, last_name, email, phone)', words, others)
    || ' order by created_at desc, id desc limit $4' using current_hotel_id(), before_at, before_id, at_most;
end $$;
