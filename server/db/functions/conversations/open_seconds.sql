-- Seconds of reception hours between two instants; the counterpart of add_open_time. Null where one of them is: what has not
-- happened has no duration.
CREATE OR REPLACE FUNCTION open_seconds(opens text, closes text, zone text, since timestamptz, until timestamptz)
RETURNS double precision
LANGUAGE plpgsql STABLE
AS $$
DECLARE
  total double precision := 0;
  day date := (since AT TIME ZONE zone)::date - 1;
  nights integer := CASE WHEN closes < opens THEN 1 ELSE 0 END;
  span double precision := extract(epoch FROM closes::time - opens::time) + nights * 86400;
  days integer;
BEGIN
  IF since IS NULL OR until IS NULL THEN
    RETURN NULL;
  END IF;
  IF opens IS NULL OR closes IS NULL OR opens = closes THEN
    RETURN extract(epoch FROM until - since);
  END IF;
  WHILE (day + opens::time) AT TIME ZONE zone < until LOOP
    total := total + greatest(0, extract(epoch FROM
      least(until, (day + nights + closes::time) AT TIME ZONE zone) - greatest(since, (day + opens::time) AT TIME ZONE zone)));
    day := day + 1;
    FOREACH days IN ARRAY ARRAY[28, 7] LOOP
      WHILE (day + opens::time) AT TIME ZONE zone >= since
        AND (day + days + opens::time) AT TIME ZONE zone <= until
        AND has_no_clock_change(zone, day + opens::time, days)
      LOOP
        total := total + days * span;
        day := day + days;
      END LOOP;
    END LOOP;
  END LOOP;
  RETURN total;
END
$$;
