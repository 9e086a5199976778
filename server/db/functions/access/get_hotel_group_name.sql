-- The name of the group that the transaction's hotel is in; null where it is in none. A hotel reads nothing else of its group.
CREATE OR REPLACE FUNCTION get_hotel_group_name()
RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  SELECT g.name
  FROM group_hotels m
  JOIN hotel_groups g ON g.id = m.group_id
  WHERE m.hotel_id = current_hotel_id()
$$;
