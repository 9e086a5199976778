-- When the first reply and the resolution of a request are due that waits since `at`. Null: the hotel has no such target.
CREATE OR REPLACE FUNCTION targets_from(hotel uuid, wanted text, at timestamptz)
RETURNS TABLE (reply_due_at timestamptz, resolution_due_at timestamptz, any_hour boolean)
LANGUAGE sql STABLE
AS $$
  SELECT
    add_open_time(h.opens, h.closes, h.timezone, at, t.reply_minutes),
    add_open_time(h.opens, h.closes, h.timezone, at, t.resolution_minutes),
    t.any_hour
  FROM (
    SELECT o.reply_minutes, o.resolution_minutes, o.any_hour FROM response_targets o
    WHERE o.hotel_id = hotel AND o.priority = wanted
    UNION ALL
    SELECT d.reply_minutes, d.resolution_minutes, d.any_hour FROM default_targets() d
    WHERE d.priority = wanted
      AND NOT EXISTS (SELECT FROM response_targets o WHERE o.hotel_id = hotel)
  ) t CROSS JOIN LATERAL (
    SELECT
      timezone,
      CASE WHEN NOT t.any_hour THEN reception_opens END AS opens,
      CASE WHEN NOT t.any_hour THEN reception_closes END AS closes
    FROM hotels WHERE id = hotel
  ) h
$$;
