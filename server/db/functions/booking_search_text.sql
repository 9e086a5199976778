\ir search_text.sql

create or replace function booking_search_text(guest_name text, guest_phone text, confirmation_number text, guest_email text, room_type text)
returns text language sql immutable parallel safe set search_path = public, pg_temp
  return search_text(concat_ws(' ', guest_name, guest_phone, nullif(regexp_replace(guest_phone, '[^0-9]', '', 'g'), ''),
    confirmation_number, guest_email, room_type));
