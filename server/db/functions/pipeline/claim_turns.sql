-- Claims turns that are due, danger first and new ones before those tried before, with all that an answer needs except what
-- the hotel knows (by hotels.known_tx). message_count is of this statement's snapshot: settle_turns compares it.
-- at: the program's clock, for the periods that are counted. One turn of a conversation at a time.
CREATE OR REPLACE FUNCTION claim_turns(
  worker integer,
  at_most integer,
  lease interval,
  at timestamptz,
  messages_read integer
)
RETURNS SETOF jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
  -- A claim that is lost in a crash of PostgreSQL leaves its turn due: nothing has to be on disk before the answer.
  PERFORM set_config('synchronous_commit', 'off', TRUE);

  RETURN QUERY
  WITH due AS MATERIALIZED (
    SELECT r.id, r.conversation_id
    FROM guest_requests r
    WHERE r.turn_state = 'waiting'
      AND r.due_at <= now()
      AND NOT EXISTS (
        SELECT
        FROM guest_requests o
        WHERE o.conversation_id = r.conversation_id
          AND o.turn_state = 'waiting'
          AND o.id <> r.id
          AND o.claimed_by IS NOT NULL
          AND (o.due_at > now()) IS TRUE
        OFFSET 0
      )
    ORDER BY r.turn_priority DESC, r.due_at
    LIMIT at_most
    FOR UPDATE SKIP LOCKED
  ),
  mine AS (
    UPDATE guest_requests r
    SET claimed_by = worker, claims = r.claims + 1, due_at = clock_timestamp() + lease
    FROM due d
    WHERE r.id = d.id
      AND NOT EXISTS (SELECT FROM due e WHERE e.conversation_id = d.conversation_id AND e.id < d.id)
    RETURNING r.*
  )
  SELECT jsonb_build_object(
    'worker', worker,
    'hotel_id', m.hotel_id,
    'version', h.known_tx::text,
    'connected_number', h.connected_number,
    'sending_paused', EXISTS (SELECT FROM sending_pauses p WHERE p.hotel_id IS NULL OR p.hotel_id = m.hotel_id),
    'seen', jsonb_build_object(
      'message_count', m.message_count,
      'owner', c.owner,
      'opted_out', c.opted_out_at IS NOT NULL,
      'status', m.status,
      'human_required', m.human_required,
      'updated_at', m.updated_at
    ),
    'request', jsonb_build_object(
      'id', m.id,
      'status', m.status,
      'human_required', m.human_required,
      'reasons', m.reasons,
      'ai_response', m.ai_response,
      'answered_at', m.answered_at,
      'escalated_at', m.escalated_at,
      'updated_at', m.updated_at,
      'last_message_at', m.last_message_at
    ),
    'conversation', jsonb_build_object(
      'id', c.id,
      'guest_name', c.guest_name,
      'reply_address', c.reply_address,
      'language', c.language,
      'owner', c.owner,
      'opted_out_at', c.opted_out_at
    ),
    'messages', coalesce(said.messages, '[]'),
    'escalations', (
      SELECT count(*)
      FROM guest_requests e
      WHERE e.conversation_id = m.conversation_id
        AND e.turn_state = 'escalated'
        AND e.created_at > at - interval '6 hours'
    ),
    'awaits_staff', c.human_required_count > (m.status = 'open' AND m.human_required)::integer,
    'booking', booking.facts
  )
  FROM mine m
  JOIN hotels h ON h.id = m.hotel_id
  JOIN conversations c ON c.hotel_id = m.hotel_id AND c.id = m.conversation_id
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(
      jsonb_build_object(
        'id', r.id,
        'own', r.own,
        'direction', r.direction,
        'author', r.author,
        'content', r.content,
        'attachments', r.attachments,
        'location_lat', r.location_lat,
        'location_lng', r.location_lng,
        'location_address', r.location_address,
        'provider_sid', r.provider_sid,
        'offered', r.assistant -> 'offered',
        'created_at', r.created_at
      )
      ORDER BY r.id
    ) AS messages
    FROM (
      (
        SELECT x.*, coalesce(x.request_id = m.id AND x.direction = 'in', FALSE) AS own
        FROM messages x
        WHERE x.conversation_id = m.conversation_id
        ORDER BY x.id DESC
        LIMIT messages_read
      )
      UNION ALL
      -- An inactive hotel speaks once: its last reply counts however much the guest has written since.
      (
        SELECT x.*, FALSE
        FROM messages x
        WHERE h.status = 'inactive' AND x.conversation_id = m.conversation_id AND x.direction = 'out'
        ORDER BY x.id DESC
        LIMIT 1
      )
    ) r
  ) said
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object(
      'guest_name', b.guest_name,
      'confirmation_number', b.confirmation_number,
      'check_in_date', b.check_in_date,
      'check_out_date', b.check_out_date,
      'status', b.status,
      'room_type', b.room_type,
      'number_of_guests', b.number_of_guests,
      'special_requests', b.special_requests,
      'total_amount', b.total_amount
    ) AS facts
    FROM (
      SELECT x.*
      FROM keys_of_thread(m.hotel_id, c.identity_key) AS k (phone_key)
      JOIN bookings x ON x.phone_key = k.phone_key
      UNION ALL
      SELECT x.* FROM booking_proofs p JOIN bookings x ON x.id = p.booking_id WHERE p.conversation_id = c.id
    ) b
    WHERE (b.hotel_id = m.hotel_id) IS TRUE
      AND b.status IN ('confirmed', 'checked-in')
      AND b.check_out_date >= (at AT TIME ZONE h.timezone)::date
    ORDER BY b.status = 'checked-in' DESC, b.check_in_date
    LIMIT 1
  ) booking ON TRUE;
END
$$;
