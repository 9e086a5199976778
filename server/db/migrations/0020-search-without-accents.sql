-- Guests and bookings are found without accents, by words in any order, by room type, and by the digits of a phone.

\ir ../functions/search/guest_search_text.sql
\ir ../functions/search/booking_search_text.sql

DROP INDEX guests_search;
CREATE INDEX guests_search ON guests USING gin (guest_search_text(first_name, last_name, email, phone) gin_trgm_ops);
DROP INDEX bookings_search;
CREATE INDEX bookings_search ON bookings
  USING gin (booking_search_text(guest_name, guest_phone, confirmation_number, guest_email, room_type) gin_trgm_ops);

DROP FUNCTION IF EXISTS search_guests(text[], uuid, integer);
DROP FUNCTION IF EXISTS search_bookings(text[], uuid, integer);
