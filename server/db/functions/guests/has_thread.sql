-- Whether a thread with this key has begun.
CREATE OR REPLACE FUNCTION has_thread(hotel uuid, thread text)
RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT EXISTS (SELECT FROM conversations c WHERE c.identity_key = thread AND (c.hotel_id = hotel) IS TRUE)
$$;
