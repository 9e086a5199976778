-- The guest of a thread; of one that has not begun, the guest with one of its phones.
CREATE OR REPLACE FUNCTION guest_in_thread(hotel uuid, thread text)
RETURNS uuid
LANGUAGE sql STABLE
AS $$
  SELECT coalesce(
    (SELECT c.guest_id FROM conversations c WHERE c.identity_key = thread AND (c.hotel_id = hotel) IS TRUE),
    guest_of_thread(hotel, thread)
  )
$$;
