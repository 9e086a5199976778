-- The newest guest record with one of the phones of a thread.
CREATE OR REPLACE FUNCTION guest_of_thread(hotel uuid, thread text)
RETURNS uuid
LANGUAGE sql STABLE
AS $$
  SELECT (array_agg(g.id ORDER BY g.id DESC))[1]
  FROM keys_of_thread(hotel, thread) k
  JOIN guests g ON g.phone_key = k AND (g.hotel_id = hotel) IS TRUE
$$;
