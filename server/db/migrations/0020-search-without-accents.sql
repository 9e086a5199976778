-- Guests and bookings are found without accents, by words in any order, by room, and by the digits of a phone.

\ir ../functions/guest_search_text.sql
\ir ../functions/booking_search_text.sql

drop index guests_search;
create index guests_search on guests using gin (guest_search_text(first_name, last_name, email, phone) gin_trgm_ops);
drop index bookings_search;
create index bookings_search on bookings
  using gin (booking_search_text(guest_name, guest_phone, confirmation_number, guest_email, room_type) gin_trgm_ops);

-- Newest first, below the id 'before', 'at_most' of them (null: no bound). See Searching beside the guests.
drop function if exists search_guests(text[], uuid, integer);

drop function if exists search_bookings(text[], uuid, integer);
