-- Whether an address leaves the thread when the merge is undone: it came with it, or was seen with one that did.
CREATE OR REPLACE FUNCTION goes_back(merge uuid, hotel uuid, address_key text)
RETURNS boolean
LANGUAGE sql STABLE
AS $$
  WITH RECURSIVE way AS (
    SELECT address_key AS key
    UNION
    SELECT s.seen_with
    FROM conversation_addresses s
    JOIN way w ON s.key = w.key AND (s.hotel_id = hotel) IS TRUE
    WHERE s.seen_with IS NOT NULL
  )
  SELECT EXISTS (
    SELECT
    FROM way w
    JOIN guest_merge_rows r ON r.merge_id = merge AND r.table_name = 'conversation_addresses' AND r.row_key = w.key
  )
$$;
