-- The identity_key of the thread that an address belongs to: that of its guest's thread, or its own.
CREATE OR REPLACE FUNCTION thread_of(hotel uuid, address_key text)
RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT coalesce(
    (SELECT a.thread_key FROM conversation_addresses a WHERE a.key = address_key AND (a.hotel_id = hotel) IS TRUE),
    address_key
  )
$$;
