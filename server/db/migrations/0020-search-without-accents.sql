-- Guests and bookings are found without accents, by words in any order, by room type, and by the digits of a phone.
-- The new indexes follow (../online/0020-search-without-accents.sql).

DROP INDEX guests_search;
DROP INDEX bookings_search;

DROP FUNCTION IF EXISTS search_guests(text[], uuid, integer);
DROP FUNCTION IF EXISTS search_bookings(text[], uuid, integer);
