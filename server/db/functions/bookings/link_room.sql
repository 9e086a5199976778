-- A booking refers to the room that its room number names, or else its room type. The text stays where no room fits.
CREATE OR REPLACE FUNCTION link_room()
RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  found rooms;
BEGIN
  SELECT * INTO found FROM rooms r
    WHERE r.hotel_id = NEW.hotel_id AND lower(r.number) = room_key(coalesce(NEW.room_number, NEW.room_type));
  NEW.room_id := found.id;
  NEW.room_number := coalesce(found.number, NEW.room_number);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER booking_added_links_room
  BEFORE INSERT ON bookings
  FOR EACH ROW WHEN (NEW.room_number IS NOT NULL OR NEW.room_type IS NOT NULL)
  EXECUTE FUNCTION link_room();

CREATE OR REPLACE TRIGGER booking_changed_links_room
  BEFORE UPDATE OF room_number, room_type ON bookings
  FOR EACH ROW WHEN (
    NEW.room_number IS DISTINCT FROM OLD.room_number
    OR NEW.room_number IS NULL AND NEW.room_type IS DISTINCT FROM OLD.room_type
  )
  EXECUTE FUNCTION link_room();
