/** Guests and bookings are found without accents, by words in any order, by room, and by the digits of a phone. */
export const searchWithoutAccents = `
-- Lower case without accents: é as e, ß as ss, ø as o. The dictionary is named, so that the result never changes.
create function plain_text(value text) returns text language sql immutable parallel safe strict set search_path = public, pg_temp
  return lower(unaccent('unaccent'::regdictionary, value));

-- ü is written u or ue: the short form of both.
create function short_umlauts(value text) returns text language sql immutable parallel safe strict
  return replace(replace(replace(value, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');

-- What is searched: the words, and once more with short umlauts where that differs.
create function search_text(value text) returns text language sql immutable parallel safe strict set search_path = public, pg_temp
  return plain_text(value) || case when short_umlauts(plain_text(value)) = plain_text(value) then '' else ' ' || short_umlauts(plain_text(value)) end;

create function guest_search_text(first_name text, last_name text, email text, phone text) returns text
language sql immutable parallel safe set search_path = public, pg_temp
  return search_text(concat_ws(' ', first_name, last_name, email, phone, nullif(regexp_replace(phone, '[^0-9]', '', 'g'), '')));
create function booking_search_text(guest_name text, guest_phone text, confirmation_number text, guest_email text, room_type text)
returns text language sql immutable parallel safe set search_path = public, pg_temp
  return search_text(concat_ws(' ', guest_name, guest_phone, nullif(regexp_replace(guest_phone, '[^0-9]', '', 'g'), ''),
    confirmation_number, guest_email, room_type));

drop index guests_search;
create index guests_search on guests using gin (guest_search_text(first_name, last_name, email, phone) gin_trgm_ops);
drop index bookings_search;
create index bookings_search on bookings
  using gin (booking_search_text(guest_name, guest_phone, confirmation_number, guest_email, room_type) gin_trgm_ops);

/*
 * The condition of a search on an expression, with its values in it, so that it is planned with them. 'words': all of them
 * must be there, in any order; 'others': or any of these. Both are LIKE patterns.
 */
create function search_condition(expression text, words text[], others text[]) returns text language sql stable as $$
  with word as (
    select format('(%1$s like %2$L or %1$s like %3$L)', expression, plain_text(w), short_umlauts(plain_text(w))) as is_there from unnest(words) w
  ), other as (
    select format('%s like %L', expression, plain_text(o)) as is_there from unnest(others) o
  )
  select '(' || concat_ws(' or ', (select '(' || string_agg(is_there, ' and ') || ')' from word), (select string_agg(is_there, ' or ') from other)) || ')'
$$;

-- Newest first, below the id 'before', 'at_most' of them (null: no bound). See Searching beside the guests.
drop function search_guests(text[], uuid, integer);
create function search_guests(words text[], others text[] default '{}', before uuid default null, at_most integer default null) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute 'select id from guests where hotel_id = $1 and ($2 is null or id < $2) and '
    || search_condition('guest_search_text(first_name, last_name, email, phone)', words, others)
    || ' order by id desc limit $3' using current_hotel_id(), before, at_most;
end $$;

drop function search_bookings(text[], uuid, integer);
create function search_bookings(words text[], others text[] default '{}', before uuid default null, at_most integer default null) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute 'select id from bookings where hotel_id = $1 and ($2 is null or id < $2) and '
    || search_condition('booking_search_text(guest_name, guest_phone, confirmation_number, guest_email, room_type)', words, others)
    || ' order by id desc limit $3' using current_hotel_id(), before, at_most;
end $$;
`;
