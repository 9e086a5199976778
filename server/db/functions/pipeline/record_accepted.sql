-- Records that the provider accepted messages: stores their sids and statuses, and tells the consoles. Each element of the
-- batch: message_id, sid, status, at. A status callback takes the same lock on the sid: either it finds the message, or this
-- function finds the callback's row.
-- early: a callback came first. Nothing is stored then; the caller applies the callbacks in the same transaction.
-- more: the conversation has other messages to send.
CREATE OR REPLACE FUNCTION record_accepted(batch jsonb)
RETURNS TABLE (message_id uuid, early boolean, more boolean)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
#variable_conflict use_column
BEGIN
  -- Lost in a crash of PostgreSQL, the stored attempt is looked up at the provider as after any other interruption.
  PERFORM set_config('synchronous_commit', 'off', TRUE);

  PERFORM pg_advisory_xact_lock(l.key)
  FROM (
    SELECT DISTINCT hashtextextended(i.sid, 0) AS key
    FROM jsonb_to_recordset(batch) AS i (sid text)
    ORDER BY 1
  ) l;

  RETURN QUERY
  WITH input AS MATERIALIZED (
    SELECT i.*, EXISTS (SELECT FROM early_status_callbacks e WHERE e.provider_sid = i.sid OFFSET 0) AS early
    FROM jsonb_to_recordset(batch) AS i (message_id uuid, sid text, status text, at timestamptz)
  ),
  done AS (
    UPDATE messages m
    SET
      provider_sid = i.sid,
      delivery_status = i.status,
      attempt_started_at = NULL,
      attempt_by = NULL,
      delivery_problem = NULL,
      error_code = NULL,
      error_reasons = NULL,
      sent_at = CASE WHEN i.status IN ('sent', 'delivered', 'read') THEN coalesce(m.sent_at, i.at) ELSE m.sent_at END,
      delivered_at = CASE WHEN i.status IN ('delivered', 'read') THEN coalesce(m.delivered_at, i.at) ELSE m.delivered_at END,
      read_at = CASE WHEN i.status = 'read' THEN coalesce(m.read_at, i.at) ELSE m.read_at END
    FROM input i
    WHERE m.id = i.message_id AND NOT i.early
    RETURNING m.id, m.hotel_id, m.conversation_id
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
  SELECT
    i.message_id,
    i.early,
    EXISTS (
      SELECT
      FROM messages o
      WHERE o.conversation_id = d.conversation_id
        AND o.id <> d.id
        AND o.direction = 'out'
        AND o.delivery_status = 'queued'
        AND o.provider_sid IS NULL
      OFFSET 0
    )
  FROM input i
  LEFT JOIN done d ON d.id = i.message_id;
END
$$;
