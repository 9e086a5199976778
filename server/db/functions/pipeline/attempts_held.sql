-- Which of these attempts to send their workers may still begin, by the database's clock; none while sending is paused. remaining:
-- how much of the lease must be left, so that the provider's answer comes before another worker looks the message up. batch: worker,
-- hotel_id, id, attempts (the number of the attempt), place (what is returned).
CREATE OR REPLACE FUNCTION attempts_held(batch jsonb, remaining interval)
RETURNS SETOF integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN QUERY
  SELECT i.place
  FROM jsonb_to_recordset(batch) AS i (worker integer, hotel_id uuid, id uuid, attempts integer, place integer)
  JOIN messages m ON m.id = i.id AND (m.hotel_id = i.hotel_id) IS TRUE
  WHERE m.attempt_by = i.worker
    AND m.attempts = i.attempts
    AND m.delivery_status = 'queued'
    AND m.provider_sid IS NULL
    AND m.due_at > clock_timestamp() + remaining
    AND NOT EXISTS (SELECT FROM sending_pauses p WHERE p.hotel_id IS NULL OR p.hotel_id = i.hotel_id);
END
$$;
