-- Whether the platform has disabled an account. The accounts table is outside the wall: a hotel reads this answer only.
CREATE OR REPLACE FUNCTION is_disabled(account uuid)
RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  SELECT EXISTS (SELECT FROM "user" u WHERE u.id = account AND u.disabled_at IS NOT NULL)
$$;
