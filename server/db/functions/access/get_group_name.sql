-- The name of the transaction's group; null where it is gone.
CREATE OR REPLACE FUNCTION get_group_name()
RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  SELECT g.name FROM hotel_groups g WHERE g.id = current_group_id()
$$;
