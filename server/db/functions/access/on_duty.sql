-- Who of the transaction's hotel is on duty at an instant: people who have signed on within 16 hours, and those whose shift
-- it is by the hotel's clock and who have not signed off since it began. A night shift belongs to the day on which it begins.
-- Shifts of a skipped or repeated hour of a clock change begin and end at the hotel's wall time.
CREATE OR REPLACE FUNCTION on_duty(at timestamptz)
RETURNS TABLE (user_id uuid, until timestamptz)
LANGUAGE sql STABLE
AS $$
  WITH today AS (
    SELECT h.timezone AS zone, (at AT TIME ZONE h.timezone)::date AS day
    FROM hotels h
    WHERE h.id = current_hotel_id()
  ),
  spans AS (
    SELECT
      s.user_id,
      (d.day + s.begins) AT TIME ZONE t.zone AS begins,
      (d.day + s.ends + CASE WHEN s.ends <= s.begins THEN interval '1 day' ELSE interval '0' END) AT TIME ZONE t.zone AS ends
    FROM today t
    CROSS JOIN LATERAL (VALUES (t.day - 1), (t.day)) d (day)
    JOIN duty_shifts s ON extract(isodow FROM d.day)::smallint = ANY (s.days)
    WHERE s.on_holidays = EXISTS (
        SELECT FROM duty_days_off o WHERE o.user_id IS NULL AND d.day BETWEEN o.first_day AND o.last_day
      )
      AND NOT EXISTS (
        SELECT FROM duty_days_off o WHERE o.user_id = s.user_id AND d.day BETWEEN o.first_day AND o.last_day
      )
  ),
  signs AS (
    SELECT g.user_id, g.is_on, g.signed_at
    FROM duty_signs g
    WHERE g.signed_at > at - interval '16 hours' AND g.signed_at <= at
  )
  SELECT g.user_id, g.signed_at + interval '16 hours'
  FROM signs g
  WHERE g.is_on AND NOT is_disabled(g.user_id)
  UNION ALL
  SELECT p.user_id, max(p.ends)
  FROM spans p
  WHERE p.begins <= at AND at < p.ends AND NOT is_disabled(p.user_id)
    AND NOT EXISTS (SELECT FROM signs g WHERE g.user_id = p.user_id AND (g.is_on OR g.signed_at >= p.begins))
  GROUP BY p.user_id
$$;
