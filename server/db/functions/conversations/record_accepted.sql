-- Records that the provider accepted a message: stores its sid and status, and tells the consoles. A status callback
-- takes the same lock on the sid: either it finds the message, or this function finds the callback's row.
-- early: a callback came first. Nothing is stored then; the caller applies the callbacks in the same transaction.
-- more: the conversation has other messages to send.
CREATE OR REPLACE FUNCTION record_accepted(
  message uuid,
  sid text,
  status text,
  at timestamptz,
  OUT early boolean,
  OUT more boolean
)
LANGUAGE plpgsql
AS $$
DECLARE
  m messages;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(sid, 0));
  early := EXISTS (SELECT FROM early_status_callbacks WHERE provider_sid = sid);
  IF early THEN
    RETURN;
  END IF;

  UPDATE messages
  SET
    provider_sid = sid,
    delivery_status = status,
    attempt_started_at = NULL,
    delivery_problem = NULL,
    error_code = NULL,
    error_reasons = NULL,
    sent_at = CASE WHEN status IN ('sent', 'delivered', 'read') THEN coalesce(sent_at, at) ELSE sent_at END,
    delivered_at = CASE WHEN status IN ('delivered', 'read') THEN coalesce(delivered_at, at) ELSE delivered_at END,
    read_at = CASE WHEN status = 'read' THEN coalesce(read_at, at) ELSE read_at END
  WHERE id = message
  RETURNING * INTO m;

  PERFORM publish_live_event(
    m.hotel_id,
    jsonb_build_object(
      'type', 'message.updated',
      'hotel_id', m.hotel_id,
      'conversation_id', m.conversation_id,
      'message_id', m.id
    )
  );
  more := EXISTS (
    SELECT FROM messages o
    WHERE o.conversation_id = m.conversation_id
      AND o.direction = 'out'
      AND o.delivery_status = 'queued'
      AND o.provider_sid IS NULL
  );
END
$$;
