-- Messages for claim_deliveries, locked: those of hotels whose sending is paused that must not be sent any more (withdrawn,
-- or their time is over by `at`). Reads all waiting messages of these hotels.
CREATE OR REPLACE FUNCTION ended_deliveries(at_most integer, at timestamptz)
RETURNS uuid[]
LANGUAGE sql
SET search_path = public, pg_temp
AS $$
  SELECT array_agg(d.id)
  FROM (
    SELECT m.id
    FROM messages m
    WHERE m.direction = 'out'
      AND m.delivery_status = 'queued'
      AND m.provider_sid IS NULL
      AND m.due_at <= now()
      AND EXISTS (SELECT FROM sending_pauses s WHERE s.hotel_id IS NULL OR s.hotel_id = m.hotel_id)
      AND (
        m.withdrawn_reason IS NOT NULL
        OR at >= least(
          m.created_at + make_interval(secs => m.validity_seconds),
          CASE
            WHEN m.content_sid IS NULL
              THEN coalesce(
                (SELECT c.last_inbound_at FROM conversations c WHERE c.id = m.conversation_id) + interval '24 hours',
                m.created_at
              )
            WHEN m.validity_seconds IS NULL THEN m.created_at + interval '24 hours'
          END
        )
      )
    ORDER BY m.attempts > 0, m.due_at
    LIMIT at_most
    FOR UPDATE OF m SKIP LOCKED
  ) d
$$;
