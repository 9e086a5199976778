-- Ends an attempt (by its number: a later one of the same worker stays); the message is due again after wait. unsent: the request was never written, so the attempt does not count and
-- the next one looks up nothing because of it (tried: when an earlier one began). pause: nothing else is sent from the hotel's number
-- before then either.
CREATE OR REPLACE FUNCTION postpone_delivery(
  worker integer,
  message uuid,
  wait interval,
  pause interval,
  unsent boolean,
  tried timestamptz,
  attempt integer DEFAULT NULL
)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
  UPDATE messages m
  SET
    attempt_by = NULL,
    attempt_started_at = NULL,
    due_at = now() + wait,
    attempts = m.attempts - unsent::integer,
    first_attempt_at = CASE WHEN unsent THEN tried ELSE m.first_attempt_at END
  WHERE m.id = message
    AND m.attempt_by = worker
    AND m.attempts = coalesce(attempt, m.attempts)
    AND m.delivery_status = 'queued'
    AND m.provider_sid IS NULL;

  IF pause > interval '0' THEN
    INSERT INTO sender_pauses AS p (whatsapp_number, not_before)
    SELECT h.connected_number, now() + pause
    FROM messages m
    JOIN hotels h ON h.id = m.hotel_id
    WHERE m.id = message AND h.connected_number IS NOT NULL
    ON CONFLICT (whatsapp_number) DO UPDATE SET not_before = greatest(p.not_before, excluded.not_before);
  END IF;
END
$$;
