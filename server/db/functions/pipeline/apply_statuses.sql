-- Applies status callbacks as a set. Each element of the batch: sid, status, problem, code, at. They arrive in any order and
-- repeatedly; a message only moves up. A callback for a sid that is not stored yet is kept until record_accepted finds it.
-- Returns the places (from 1) of those that are left to the caller, because more than the message changes: failures, and
-- messages of a booking's log. The caller applies them one by one, under the same lock on the sid.
CREATE OR REPLACE FUNCTION apply_statuses(batch jsonb)
RETURNS SETOF integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(l.key)
  FROM (
    SELECT DISTINCT hashtextextended(i.sid, 0) AS key
    FROM jsonb_to_recordset(batch) AS i (sid text)
    ORDER BY 1
  ) l;

  RETURN QUERY
  WITH input AS MATERIALIZED (
    SELECT
      i.*,
      delivery_rung(i.status) AS rung,
      m.id AS message_id,
      m.id IS NOT NULL
        AND (
          delivery_rung(i.status) IS NULL
          OR EXISTS (SELECT FROM booking_message_logs b WHERE b.message_id = m.id OFFSET 0)
        ) AS by_caller
    FROM ROWS FROM (
      jsonb_to_recordset(batch) AS (sid text, status text, problem text, code integer, at timestamptz)
    ) WITH ORDINALITY AS i (sid, status, problem, code, at, place)
    LEFT JOIN messages m ON m.provider_sid = i.sid AND m.direction = 'out'
  ),
  highest AS (
    SELECT DISTINCT ON (i.message_id) i.*
    FROM input i
    WHERE i.message_id IS NOT NULL AND NOT i.by_caller
    ORDER BY i.message_id, i.rung DESC
  ),
  locked AS MATERIALIZED (
    SELECT m.id
    FROM messages m
    JOIN highest h ON h.message_id = m.id
    ORDER BY m.id
    FOR UPDATE OF m
  ),
  done AS (
    UPDATE messages m
    SET
      delivery_status = h.status,
      sent_at = CASE WHEN h.rung >= delivery_rung('sent') THEN coalesce(m.sent_at, h.at) ELSE m.sent_at END,
      delivered_at = CASE WHEN h.rung >= delivery_rung('delivered') THEN coalesce(m.delivered_at, h.at) ELSE m.delivered_at END,
      read_at = CASE WHEN h.status = 'read' THEN h.at ELSE m.read_at END
    FROM highest h
    JOIN locked l ON l.id = h.message_id
    WHERE m.id = h.message_id AND delivery_rung(m.delivery_status) < h.rung
    RETURNING m.id, m.hotel_id, m.conversation_id
  ),
  kept AS (
    INSERT INTO early_status_callbacks (provider_sid, delivery_status, delivery_problem, error_code)
    SELECT i.sid, i.status, i.problem, i.code
    FROM input i
    WHERE i.message_id IS NULL
    ORDER BY i.place
  ),
  told AS (
    INSERT INTO live_events (hotel_id, data)
    SELECT
      d.hotel_id,
      jsonb_build_object(
        'type', 'message.updated',
        'hotel_id', d.hotel_id,
        'conversation_id', d.conversation_id,
        'message_id', d.id
      )
    FROM done d
  )
  SELECT i.place::integer FROM input i WHERE i.by_caller;
END
$$;
