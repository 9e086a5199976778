-- The instant that is `minutes` of reception hours after `at`. A hotel without hours is always open. Hours are `HH:MM` of the
-- hotel's wall clock; closing before opening means after midnight. Null without minutes. Four weeks or one without a clock
-- change are skipped at once, because a trigger of each request calls this: 30 days of an hour each day are 2 years.
CREATE OR REPLACE FUNCTION add_open_time(opens text, closes text, zone text, at timestamptz, minutes integer)
RETURNS timestamptz
LANGUAGE plpgsql STABLE
AS $$
DECLARE
  -- Seconds and not an interval: adding days to an instant would follow the session's time zone.
  missing double precision := minutes * 60;
  day date := (at AT TIME ZONE zone)::date - 1;
  nights integer := CASE WHEN closes < opens THEN 1 ELSE 0 END;
  span double precision := extract(epoch FROM closes::time - opens::time) + nights * 86400;
  begins timestamptz;
  ends timestamptz;
  days integer;
BEGIN
  IF minutes IS NULL OR opens IS NULL OR closes IS NULL OR opens = closes THEN
    RETURN at + make_interval(secs => missing);
  END IF;
  LOOP
    begins := greatest(at, (day + opens::time) AT TIME ZONE zone);
    ends := (day + nights + closes::time) AT TIME ZONE zone;
    EXIT WHEN ends > begins AND extract(epoch FROM ends - begins) >= missing;
    missing := missing - greatest(0, extract(epoch FROM ends - begins));
    day := day + 1;
    FOREACH days IN ARRAY ARRAY[28, 7] LOOP
      WHILE missing > days * span
        AND (day + opens::time) AT TIME ZONE zone >= at
        AND has_no_clock_change(zone, day + opens::time, days)
      LOOP
        missing := missing - days * span;
        day := day + days;
      END LOOP;
    END LOOP;
  END LOOP;
  RETURN begins + make_interval(secs => missing);
END
$$;
