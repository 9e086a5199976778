-- Whether each of these days from a local time has 24 hours: the clock shows the same offset at both ends. At most 28 days,
-- because two changes within a longer time may cancel each other out (Morocco in Ramadan).
CREATE OR REPLACE FUNCTION has_no_clock_change(zone text, since timestamp, days integer)
RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT extract(epoch FROM (since + make_interval(days => days)) AT TIME ZONE zone - since AT TIME ZONE zone) = days * 86400
$$;
