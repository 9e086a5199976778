-- The instant from which reception is open: `at` itself while it is open or has no hours, otherwise the next opening by the
-- hotel's wall clock. Hours are `HH:MM`; closing before opening means after midnight.
CREATE OR REPLACE FUNCTION reception_open_from(opens text, closes text, zone text, at timestamptz)
RETURNS timestamptz
LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN opens IS NULL OR closes IS NULL OR opens = closes THEN at
    WHEN opens < closes AND w.wall >= opens AND w.wall < closes THEN at
    WHEN opens > closes AND (w.wall >= opens OR w.wall < closes) THEN at
    ELSE (w.day + opens::time + CASE WHEN w.wall >= opens THEN interval '1 day' ELSE interval '0' END) AT TIME ZONE zone
  END
  FROM (SELECT to_char(at AT TIME ZONE zone, 'HH24:MI') AS wall, (at AT TIME ZONE zone)::date AS day) w
$$;
