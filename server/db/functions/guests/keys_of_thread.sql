-- The keys of all addresses of a thread, its own first.
CREATE OR REPLACE FUNCTION keys_of_thread(hotel uuid, thread text)
RETURNS SETOF text
LANGUAGE sql STABLE ROWS 2
AS $$
  SELECT thread
  UNION ALL
  SELECT a.key FROM conversation_addresses a WHERE a.thread_key = thread AND (a.hotel_id = hotel) IS TRUE
$$;
