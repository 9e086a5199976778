-- With this function a transaction of a group reads names and addresses of its own admins only.
CREATE OR REPLACE FUNCTION get_group_admins()
RETURNS TABLE (user_id uuid, first_name text, last_name text, email text, is_disabled boolean, created_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  SELECT
    u.id,
    coalesce(u.first_name, ''),
    coalesce(u.last_name, ''),
    u.email,
    u.disabled_at IS NOT NULL,
    a.created_at
  FROM group_admins a
  JOIN "user" u ON u.id = a.user_id
  WHERE a.group_id = current_group_id()
  ORDER BY a.created_at, u.id
$$;
