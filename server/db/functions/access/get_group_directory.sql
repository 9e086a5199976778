-- With this function a transaction of a group reads the state of its own directory: times and counts, no token and no name.
CREATE OR REPLACE FUNCTION get_group_directory()
RETURNS TABLE (made_at timestamptz, used_at timestamptz, people int, groups int, refused_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  SELECT
    c.scim_token_at,
    greatest(c.scim_used_at, c.scim_old_used_at),
    (SELECT count(*)::int FROM scim_users u WHERE u.group_id = c.group_id AND u.deleted_at IS NULL),
    (SELECT count(*)::int FROM scim_groups g WHERE g.group_id = c.group_id),
    (SELECT max(l.at) FROM scim_calls l WHERE l.group_id = c.group_id AND l.status >= 400)
  FROM sso_connections c
  WHERE c.group_id = current_group_id() AND c.scim_token_hash IS NOT NULL
$$;
