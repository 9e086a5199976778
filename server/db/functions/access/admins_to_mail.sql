-- The admins of a hotel who can read mail about it: accounts that work, with a confirmed address. For the platform's role.
CREATE OR REPLACE FUNCTION admins_to_mail(hotel uuid)
RETURNS TABLE (email text, hotel_name text, default_language text, language text)
LANGUAGE sql STABLE
SET search_path = public, pg_temp
AS $$
  SELECT u.email, h.name, h.default_language, p.language
  FROM hotel_staff f
  JOIN "user" u ON u.id = f.user_id
  JOIN hotels h ON h.id = f.hotel_id
  LEFT JOIN user_preferences p ON p.user_id = u.id
  WHERE f.hotel_id = hotel AND f.role = 'admin' AND u."emailVerified" AND u.disabled_at IS NULL
$$;
