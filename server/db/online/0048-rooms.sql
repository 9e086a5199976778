-- A deleted room is taken from its bookings, and a room's guest of today is found.

CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_room ON bookings (room_id) WHERE room_id IS NOT NULL;

ALTER TABLE bookings VALIDATE CONSTRAINT bookings_room_id_fkey;
