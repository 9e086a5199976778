-- Bookings are found by their room number too.
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_search_with_room
  ON bookings
  USING gin (
    booking_search_text(
      guest_name,
      guest_phone,
      confirmation_number,
      guest_email,
      coalesce(room_type, '') || ' ' || coalesce(room_number, '')
    ) gin_trgm_ops
  );

DROP INDEX CONCURRENTLY IF EXISTS bookings_search;
