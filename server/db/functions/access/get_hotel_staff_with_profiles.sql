-- The accounts table has no hotel_id: with this function a hotel reads names and addresses of its own staff only.
CREATE OR REPLACE FUNCTION get_hotel_staff_with_profiles()
RETURNS TABLE (
  id uuid,
  user_id uuid,
  hotel_id uuid,
  role text,
  created_at timestamptz,
  last_login timestamptz,
  first_name text,
  last_name text,
  email text
)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  SELECT
    s.id,
    s.user_id,
    s.hotel_id,
    s.role,
    s.created_at,
    s.last_login,
    coalesce(u.first_name, ''),
    coalesce(u.last_name, ''),
    u.email
  FROM hotel_staff s
  JOIN "user" u ON u.id = s.user_id
  WHERE s.hotel_id = current_hotel_id()
  ORDER BY s.created_at
$$;
