-- Groups have no hotel_id: with this function a transaction of a group reads names and status of its own hotels only.
CREATE OR REPLACE FUNCTION get_group_hotels()
RETURNS TABLE (hotel_id uuid, name text, status text)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  SELECT h.id, h.name, h.status
  FROM group_hotels m
  JOIN hotels h ON h.id = m.hotel_id
  WHERE m.group_id = current_group_id()
  ORDER BY h.name, h.id
$$;
