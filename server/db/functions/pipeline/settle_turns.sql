-- Settles claimed turns as a set: request, reply, conversation, counted questions and live events. The reply's first attempt
-- is stored with it, so that the caller alone may send it until the lease is over. Each element of the batch: worker,
-- hotel_id, conversation_id, request_id; seen (message_count, owner, opted_out, status, human_required, updated_at: what the
-- decision was made from); request (its new values); language; opted (out, in or null); ends_return; messages
-- ([{content, assistant}]); attempt; events; asked ([{intent, language}]); at (the program's clock).
--
-- outcome: 'settled'; 'void': a newer message came, the turn is due again; 'changed': staff or the guest changed something
-- else, nothing was stored, the caller decides under locks; 'lost': not the caller's turn any more.
-- send_id: the message to send now; null if there is none, or an older message of the conversation goes first.
CREATE OR REPLACE FUNCTION settle_turns(batch jsonb, attempt_lease interval, quiet interval)
RETURNS TABLE (request_id uuid, outcome text, send_id uuid, reply_address text)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
#variable_conflict use_column
BEGIN
  -- The lock order of all: conversations by hotel and identity, then requests.
  PERFORM
  FROM jsonb_to_recordset(batch) AS i (hotel_id uuid, conversation_id uuid)
  JOIN conversations c ON c.hotel_id = i.hotel_id AND c.id = i.conversation_id
  ORDER BY c.hotel_id, c.identity_key
  FOR UPDATE OF c;

  PERFORM
  FROM jsonb_to_recordset(batch) AS i (hotel_id uuid, request_id uuid)
  JOIN guest_requests r ON r.hotel_id = i.hotel_id AND r.id = i.request_id
  ORDER BY r.id
  FOR UPDATE OF r;

  RETURN QUERY
  WITH input AS MATERIALIZED (
    SELECT *
    FROM jsonb_to_recordset(batch) AS i (
      worker integer,
      hotel_id uuid,
      conversation_id uuid,
      request_id uuid,
      seen jsonb,
      request jsonb,
      language text,
      opted text,
      ends_return boolean,
      messages jsonb,
      attempt boolean,
      events jsonb,
      asked jsonb,
      at timestamptz
    )
  ),
  judged AS MATERIALIZED (
    SELECT
      i.*,
      c.reply_address,
      r.turn_priority,
      CASE
        WHEN r.id IS NULL OR r.turn_state <> 'waiting' OR r.claimed_by IS DISTINCT FROM i.worker THEN 'lost'
        WHEN r.message_count <> (i.seen ->> 'message_count')::integer THEN 'void'
        WHEN c.owner <> i.seen ->> 'owner'
          OR (c.opted_out_at IS NOT NULL) <> (i.seen ->> 'opted_out')::boolean
          OR r.status <> i.seen ->> 'status'
          OR r.human_required <> (i.seen ->> 'human_required')::boolean
          OR r.updated_at <> (i.seen ->> 'updated_at')::timestamptz THEN 'changed'
        ELSE 'settled'
      END AS outcome,
      i.attempt
        AND NOT EXISTS (
          SELECT
          FROM messages o
          WHERE o.conversation_id = i.conversation_id
            AND o.direction = 'out'
            AND o.delivery_status = 'queued'
            AND o.provider_sid IS NULL
          OFFSET 0
        )
        AND NOT EXISTS (
          SELECT
          FROM hotels h
          WHERE h.id = i.hotel_id
            AND (
              EXISTS (SELECT FROM stopped_senders s WHERE s.whatsapp_number = h.connected_number)
              OR EXISTS (
                SELECT FROM sender_pauses p WHERE p.whatsapp_number = h.connected_number AND p.not_before > now()
              )
            )
          OFFSET 0
        )
        AND NOT EXISTS (SELECT FROM sending_pauses p WHERE p.hotel_id IS NULL OR p.hotel_id = i.hotel_id) AS free
    FROM input i
    LEFT JOIN conversations c ON c.hotel_id = i.hotel_id AND c.id = i.conversation_id
    LEFT JOIN guest_requests r
      ON r.hotel_id = i.hotel_id AND r.conversation_id = i.conversation_id AND r.id = i.request_id
  ),
  voided AS (
    UPDATE guest_requests r
    SET
      claimed_by = NULL,
      claims = 0,
      turn_since = now(),
      due_at = CASE WHEN j.turn_priority >= 10 OR j.ends_return THEN now() ELSE now() + quiet END
    FROM judged j
    WHERE j.outcome = 'void' AND r.hotel_id = j.hotel_id AND r.id = j.request_id
  ),
  requests AS (
    UPDATE guest_requests r
    SET
      claimed_by = NULL,
      turn_state = n.turn_state,
      status = n.status,
      human_required = n.human_required,
      category = n.category,
      priority = n.priority,
      reasons = n.reasons,
      ai_response = n.ai_response,
      answered_at = n.answered_at,
      escalated_at = n.escalated_at,
      updated_at = n.updated_at
    FROM judged j
    CROSS JOIN LATERAL jsonb_to_record(j.request) AS n (
      turn_state text,
      status text,
      human_required boolean,
      category text,
      priority text,
      reasons text[],
      ai_response text,
      answered_at timestamptz,
      escalated_at timestamptz,
      updated_at timestamptz
    )
    WHERE j.outcome = 'settled' AND r.hotel_id = j.hotel_id AND r.id = j.request_id
  ),
  talks AS (
    UPDATE conversations c
    SET
      language = j.language,
      opted_out_at = CASE j.opted WHEN 'out' THEN j.at WHEN 'in' THEN NULL ELSE c.opted_out_at END,
      assistant_returns_at = CASE WHEN j.ends_return THEN NULL ELSE c.assistant_returns_at END,
      last_message_at = CASE WHEN jsonb_array_length(j.messages) > 0 THEN j.at ELSE c.last_message_at END
    FROM judged j
    WHERE j.outcome = 'settled' AND c.hotel_id = j.hotel_id AND c.id = j.conversation_id
  ),
  sent AS (
    INSERT INTO messages (
      id, hotel_id, conversation_id, request_id, direction, author, content, assistant, extras, created_at,
      attempts, attempt_by, first_attempt_at, attempt_started_at, due_at, address
    )
    SELECT
      uuidv7(),
      p.hotel_id,
      p.conversation_id,
      p.request_id,
      'out',
      'assistant',
      p.content,
      p.assistant,
      CASE WHEN p.choices IS NOT NULL THEN jsonb_build_object('choices', p.choices) END,
      p.at,
      p.free::integer,
      CASE WHEN p.free THEN p.worker END,
      CASE WHEN p.free THEN p.at END,
      CASE WHEN p.free THEN p.at END,
      CASE WHEN p.free THEN clock_timestamp() + attempt_lease ELSE now() END,
      CASE WHEN p.free THEN p.reply_address END
    FROM (
      SELECT
        j.hotel_id,
        j.conversation_id,
        j.request_id,
        j.worker,
        j.at,
        j.reply_address,
        m.one ->> 'content' AS content,
        nullif(m.one -> 'assistant', 'null') AS assistant,
        nullif(m.one -> 'choices', 'null') AS choices,
        j.free AND m.nth = 1 AS free
      FROM judged j
      CROSS JOIN LATERAL jsonb_array_elements(j.messages) WITH ORDINALITY m (one, nth)
      WHERE j.outcome = 'settled'
      ORDER BY j.request_id, m.nth
    ) p
    RETURNING messages.id, messages.hotel_id, messages.conversation_id, messages.request_id, messages.attempts
  ),
  told AS (
    INSERT INTO live_events (hotel_id, data)
    SELECT
      s.hotel_id,
      jsonb_build_object(
        'type', 'message.created',
        'hotel_id', s.hotel_id,
        'conversation_id', s.conversation_id,
        'message_id', s.id
      )
    FROM sent s
    UNION ALL
    SELECT j.hotel_id, e.data
    FROM judged j
    CROSS JOIN LATERAL jsonb_array_elements(j.events) AS e (data)
    WHERE j.outcome = 'settled'
  ),
  counted AS (
    INSERT INTO asked_questions (hotel_id, day, intent, language, times)
    SELECT j.hotel_id, (j.at AT TIME ZONE h.timezone)::date, a.intent, a.language, count(*)
    FROM judged j
    JOIN hotels h ON h.id = j.hotel_id
    CROSS JOIN LATERAL jsonb_to_recordset(j.asked) AS a (intent text, language text)
    WHERE j.outcome = 'settled'
    GROUP BY 1, 2, 3, 4
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (hotel_id, day, intent, language) DO UPDATE SET times = asked_questions.times + excluded.times
  )
  SELECT j.request_id, j.outcome, s.id, j.reply_address
  FROM judged j
  LEFT JOIN sent s ON s.request_id = j.request_id AND s.attempts = 1;
END
$$;
