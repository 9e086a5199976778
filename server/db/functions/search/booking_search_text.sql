\ir search_text.sql

-- The searchable text of a booking, including the digits of the phone. The index bookings_search_with_room uses it; `room_type` is
-- the type and the number there.
CREATE OR REPLACE FUNCTION booking_search_text(
  guest_name text,
  guest_phone text,
  confirmation_number text,
  guest_email text,
  room_type text
)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
SET search_path = public, pg_temp
RETURN search_text(
  concat_ws(
    ' ',
    guest_name,
    guest_phone,
    nullif(regexp_replace(guest_phone, '[^0-9]', '', 'g'), ''),
    confirmation_number,
    guest_email,
    room_type
  )
);
