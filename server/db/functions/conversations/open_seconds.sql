-- Seconds of reception hours between two instants; the counterpart of add_open_time.
CREATE OR REPLACE FUNCTION open_seconds(opens text, closes text, zone text, since timestamptz, until timestamptz)
RETURNS double precision
LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN opens IS NULL OR closes IS NULL OR opens = closes THEN extract(epoch FROM until - since)
    ELSE (
      SELECT coalesce(sum(greatest(0, extract(epoch FROM
        least(until, (day::date + CASE WHEN closes < opens THEN 1 ELSE 0 END + closes::time) AT TIME ZONE zone)
        - greatest(since, (day::date + opens::time) AT TIME ZONE zone)))), 0)
      FROM generate_series((since AT TIME ZONE zone)::date - 1, (until AT TIME ZONE zone)::date, interval '1 day') day
    )
  END
$$;
