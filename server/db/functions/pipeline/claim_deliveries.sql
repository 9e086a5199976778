-- Claims messages that are due, new ones before those tried before, and stores the attempt: when this is committed, the
-- caller alone may send them until the lease is over. Of a conversation only the oldest unsent message is claimed, and
-- nothing of a number or a hotel that is paused. The address is stored too: later attempts go to the same one. tried_at is
-- set if an earlier attempt may have reached the provider.
-- at: the program's clock. stopped_since: numbers that the provider switched off before are tried again.
-- with_ended: also those of hotels whose sending a super admin has paused that must not be sent any more (withdrawn, or their
-- time is over), so that they fail visibly. Only this reads the messages of paused hotels.
CREATE OR REPLACE FUNCTION claim_deliveries(
  worker integer,
  at_most integer,
  lease interval,
  at timestamptz,
  stopped_since timestamptz,
  with_ended boolean DEFAULT TRUE
)
RETURNS SETOF jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE
  picked uuid[];
BEGIN
  IF EXISTS (SELECT FROM sending_pauses) OR EXISTS (SELECT FROM sender_pauses p WHERE p.not_before > now()) THEN
    picked := deliveries_beside_pauses(at_most);

    IF with_ended THEN
      picked := picked || ended_deliveries(at_most, at);
    END IF;
  ELSE
    SELECT array_agg(d.id)
    INTO picked
    FROM (
      SELECT m.id
      FROM messages m
      WHERE m.direction = 'out'
        AND m.delivery_status = 'queued'
        AND m.provider_sid IS NULL
        AND m.due_at <= now()
        AND NOT EXISTS (
          SELECT
          FROM messages o
          WHERE o.conversation_id = m.conversation_id
            AND o.direction = 'out'
            AND o.delivery_status = 'queued'
            AND o.provider_sid IS NULL
            AND o.id < m.id
          OFFSET 0
        )
      ORDER BY m.attempts > 0, m.due_at
      LIMIT at_most
      FOR UPDATE OF m SKIP LOCKED
    ) d;
  END IF;

  RETURN QUERY
  WITH due AS MATERIALIZED (
    SELECT m.id, m.first_attempt_at
    FROM messages m
    WHERE m.id = ANY (picked)
  ),
  mine AS (
    UPDATE messages m
    SET
      attempt_by = worker,
      attempts = m.attempts + 1,
      attempt_started_at = at,
      first_attempt_at = coalesce(m.first_attempt_at, at),
      address = coalesce(m.address, (SELECT c.reply_address FROM conversations c WHERE c.id = m.conversation_id)),
      due_at = clock_timestamp() + lease
    FROM due d
    WHERE m.id = d.id
    RETURNING m.*, d.first_attempt_at AS tried_at
  )
  SELECT jsonb_build_object(
    'worker', worker,
    'id', m.id,
    'hotel_id', m.hotel_id,
    'conversation_id', m.conversation_id,
    'request_id', m.request_id,
    'author', m.author,
    'author_id', m.author_id,
    'was_held', m.was_held,
    'content', m.content,
    'attachments', m.attachments,
    'choices', m.extras -> 'choices',
    'choices_handle', m.extras ->> 'choices_handle',
    'content_sid', m.content_sid,
    'content_variables', m.content_variables,
    'validity_seconds', m.validity_seconds,
    'created_at', m.created_at,
    'withdrawn_reason', m.withdrawn_reason,
    'tried_at', m.tried_at,
    'attempts', m.attempts,
    'reply_address', m.address,
    'opted_out_at', c.opted_out_at,
    'connected_number', h.connected_number,
    'stopped', s.whatsapp_number IS NOT NULL,
    'stopped_code', s.error_code,
    'paused', EXISTS (SELECT FROM sending_pauses p WHERE p.hotel_id IS NULL OR p.hotel_id = m.hotel_id)
  )
  FROM mine m
  JOIN conversations c ON c.hotel_id = m.hotel_id AND c.id = m.conversation_id
  JOIN hotels h ON h.id = m.hotel_id
  LEFT JOIN stopped_senders s ON s.whatsapp_number = h.connected_number AND s.stopped_at > stopped_since;
END
$$;
