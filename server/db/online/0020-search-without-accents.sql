CREATE INDEX CONCURRENTLY IF NOT EXISTS guests_search
  ON guests USING gin (guest_search_text(first_name, last_name, email, phone) gin_trgm_ops);

CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_search
  ON bookings
  USING gin (booking_search_text(guest_name, guest_phone, confirmation_number, guest_email, room_type) gin_trgm_ops);
