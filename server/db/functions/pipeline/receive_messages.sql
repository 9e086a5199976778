/*
 * Stores a batch of guests' messages in one call, as sets. Each element: to, from, identity_key, guest_phone,
 * whatsapp_id, guest_name, body, attachments, extras, location_lat, location_lng, location_address, provider_sid, received_at.
 * identity_key is the key of the address that wrote; the message goes to the thread that this address belongs to. linked:
 * further addresses of the same account (link_addresses).
 *
 * - Conversations are locked first and in one order: an album's simultaneous webhooks make one conversation and one
 *   request, and two batches never wait for each other in a circle.
 * - A message whose provider_sid is stored already changes nothing (outcome 'duplicate').
 * - The messages of a burst join the request that is still waiting. Its turn is due when the guest has been silent for
 *   `quiet`, 20 s after the first message at the latest, and at once where an element is `urgent` (danger). A claimed turn is
 *   left to its worker, which finds the new message when it settles.
 * - Danger calls staff here, whatever becomes of its turn: the request waits for them too, and consoles are alarmed.
 */
CREATE OR REPLACE FUNCTION receive_messages(batch jsonb, quiet interval DEFAULT '0')
RETURNS TABLE (
  provider_sid text,
  outcome text,
  hotel_id uuid,
  conversation_id uuid,
  request_id uuid,
  message_id uuid
)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
#variable_conflict use_column
DECLARE
  items inbound_item[];
BEGIN
  PERFORM link_addresses(batch);

  -- The built-in guest phone reaches a hotel that has no number yet by its id.
  SELECT array_agg(
    ROW(
      m.place, h.id, coalesce(s.thread_key, m.identity_key), m."from", m.guest_phone, m.whatsapp_id, m.guest_name, m.body, m.attachments,
      m.location_lat, m.location_lng, m.location_address, m.provider_sid, m.received_at, NULL, NULL, NULL,
      CASE WHEN h.id IS NULL THEN 'unknown_hotel' END
    )::inbound_item
  )
  INTO items
  FROM (
    SELECT *, row_number() OVER (ORDER BY received_at, provider_sid) AS place
    FROM jsonb_to_recordset(batch) AS r (
      "to" text,
      "from" text,
      identity_key text,
      guest_phone text,
      whatsapp_id text,
      guest_name text,
      body text,
      attachments jsonb,
      location_lat double precision,
      location_lng double precision,
      location_address text,
      provider_sid text,
      received_at timestamptz
    )
  ) m
  LEFT JOIN hotels h ON h.id = CASE
    WHEN m."to" LIKE 'practice-%' THEN (SELECT p.id FROM hotels p WHERE p.id::text = substr(m."to", 10))
    ELSE (SELECT n.id FROM hotels n WHERE n.connected_number = m."to")
  END
  LEFT JOIN conversation_addresses s ON s.key = m.identity_key AND (s.hotel_id = h.id) IS TRUE;

  INSERT INTO conversations (
    hotel_id, guest_id, guest_phone, whatsapp_id, identity_key, reply_address, guest_name, created_at, last_message_at
  )
  SELECT DISTINCT ON (i.hotel_id, i.identity_key)
    i.hotel_id,
    g.id,
    i.guest_phone,
    i.whatsapp_id,
    i.identity_key,
    i.sender,
    coalesce(nullif(trim(concat_ws(' ', g.first_name, g.last_name)), ''), i.guest_name),
    i.received_at,
    i.received_at
  FROM unnest(items) i
  LEFT JOIN LATERAL (
    SELECT (array_agg(p ORDER BY p.id DESC))[1].*
    FROM guests p
    WHERE p.phone_key = i.identity_key AND (p.hotel_id = i.hotel_id) IS TRUE
  ) g ON TRUE
  WHERE i.hotel_id IS NOT NULL
    AND NOT EXISTS (
      SELECT FROM conversations c WHERE c.identity_key = i.identity_key AND (c.hotel_id = i.hotel_id) IS TRUE
    )
  ORDER BY i.hotel_id, i.identity_key, i.place
  ON CONFLICT (hotel_id, identity_key) DO NOTHING;

  PERFORM
  FROM unnest(items) i
  JOIN conversations c ON c.identity_key = i.identity_key AND (c.hotel_id = i.hotel_id) IS TRUE
  ORDER BY c.hotel_id, c.identity_key
  FOR UPDATE OF c;

  -- Under the locks: which messages are known, their conversation, and its waiting request (null: one is made below).
  SELECT array_agg(
    ROW(
      i.place, i.hotel_id, i.identity_key, i.sender, i.guest_phone, i.whatsapp_id, i.guest_name, i.body, i.attachments,
      i.location_lat, i.location_lng, i.location_address, i.provider_sid, i.received_at,
      c.id,
      coalesce(known.request_id, waiting.id),
      known.id,
      coalesce(
        i.outcome,
        CASE WHEN known.id IS NOT NULL OR i.place > i.first_place THEN 'duplicate' ELSE 'stored' END
      )
    )::inbound_item
    ORDER BY i.place
  )
  INTO items
  FROM (SELECT n.*, min(n.place) OVER (PARTITION BY n.provider_sid) AS first_place FROM unnest(items) n) i
  LEFT JOIN conversations c ON c.identity_key = i.identity_key AND (c.hotel_id = i.hotel_id) IS TRUE
  LEFT JOIN messages known ON known.provider_sid = i.provider_sid
  LEFT JOIN LATERAL (
    SELECT (array_agg(r.id ORDER BY r.id DESC))[1] AS id
    FROM guest_requests r
    WHERE r.conversation_id = c.id AND r.turn_state = 'waiting'
  ) waiting ON TRUE;

  -- Threads are read in the order of ids, and a turn finds its last message by it. So ids are given under the locks:
  -- given before, a batch that had to wait would look older than the one it waited for.
  FOR n IN 1 .. coalesce(array_length(items, 1), 0) LOOP
    IF items[n].message_id IS NULL THEN
      items[n].message_id := uuidv7();
    END IF;
  END LOOP;

  -- A request names its attachments by our media route; the provider's addresses stay with the message.
  WITH turn AS (
    SELECT
      i.conversation_id,
      i.hotel_id,
      i.request_id,
      coalesce(string_agg(nullif(i.body, ''), E'\n' ORDER BY i.place), '') AS body,
      coalesce(
        jsonb_agg(
          a.one || jsonb_build_object('url', '/media/' || i.message_id || '/' || (a.nth - 1))
          ORDER BY i.place, a.nth
        ) FILTER (WHERE a.one IS NOT NULL),
        '[]'
      ) AS attachments,
      max(i.location_lat) AS lat,
      max(i.location_lng) AS lng,
      max(i.location_address) AS place,
      max(i.guest_name) AS guest_name,
      max(i.guest_phone) AS guest_phone,
      min(i.received_at) AS began,
      max(i.received_at) AS ended,
      count(DISTINCT i.message_id) AS messages,
      bool_or(i.provider_sid IN (
        SELECT u.provider_sid
        FROM jsonb_to_recordset(batch) AS u (provider_sid text, urgent boolean)
        WHERE u.urgent
      )) AS urgent
    FROM unnest(items) i
    LEFT JOIN LATERAL jsonb_array_elements(i.attachments) WITH ORDINALITY a (one, nth) ON TRUE
    WHERE i.outcome = 'stored'
    GROUP BY i.conversation_id, i.hotel_id, i.request_id
  ),
  joined AS (
    UPDATE guest_requests r
    SET
      message = concat_ws(E'\n', nullif(r.message, ''), nullif(t.body, '')),
      attachments = r.attachments || t.attachments,
      location_lat = coalesce(t.lat, r.location_lat),
      location_lng = coalesce(t.lng, r.location_lng),
      location_address = coalesce(t.place, r.location_address),
      last_message_at = t.ended,
      message_count = r.message_count + t.messages,
      turn_priority = CASE WHEN t.urgent THEN 10 ELSE r.turn_priority END,
      human_required = r.human_required OR t.urgent,
      priority = CASE WHEN t.urgent THEN 'urgent' ELSE r.priority END,
      category = CASE WHEN t.urgent THEN 'emergency' ELSE r.category END,
      reasons = CASE WHEN t.urgent THEN array_append(array_remove(r.reasons, 'safety'), 'safety') ELSE r.reasons END,
      escalated_at = CASE
        WHEN t.urgent AND NOT (r.human_required AND r.priority = 'urgent') THEN t.ended
        ELSE r.escalated_at
      END,
      due_at = CASE
        WHEN r.claimed_by IS NOT NULL THEN r.due_at
        WHEN t.urgent OR r.turn_priority >= 10 THEN least(r.due_at, now())
        ELSE least(now() + quiet, greatest(r.due_at, r.turn_since + interval '20 seconds'))
      END
    FROM turn t
    WHERE r.id = t.request_id
  ),
  made AS (
    INSERT INTO guest_requests (
      hotel_id, conversation_id, guest_name, guest_phone, message, attachments, location_lat, location_lng,
      location_address, last_message_at, message_count, created_at, updated_at, turn_priority, due_at,
      human_required, priority, category, reasons, escalated_at
    )
    SELECT
      t.hotel_id,
      c.id,
      coalesce(c.guest_name, t.guest_name),
      coalesce(t.guest_phone, c.guest_phone),
      t.body,
      t.attachments,
      t.lat,
      t.lng,
      t.place,
      t.ended,
      t.messages,
      t.began,
      t.began,
      CASE WHEN t.urgent THEN 10 ELSE 0 END,
      CASE WHEN t.urgent THEN now() ELSE now() + quiet END,
      t.urgent,
      CASE WHEN t.urgent THEN 'urgent' ELSE 'normal' END,
      CASE WHEN t.urgent THEN 'emergency' ELSE 'general' END,
      CASE WHEN t.urgent THEN ARRAY['safety'] ELSE '{}' END,
      CASE WHEN t.urgent THEN t.ended END
    FROM turn t
    JOIN conversations c ON c.id = t.conversation_id
    WHERE t.request_id IS NULL
    RETURNING id, conversation_id
  )
  SELECT array_agg(
    ROW(
      i.place, i.hotel_id, i.identity_key, i.sender, i.guest_phone, i.whatsapp_id, i.guest_name, i.body, i.attachments,
      i.location_lat, i.location_lng, i.location_address, i.provider_sid, i.received_at, i.conversation_id,
      coalesce(i.request_id, made.id),
      i.message_id,
      i.outcome
    )::inbound_item
    ORDER BY i.place
  )
  INTO items
  FROM unnest(items) i
  LEFT JOIN made ON made.conversation_id = i.conversation_id;

  INSERT INTO messages (
    id, hotel_id, conversation_id, request_id, direction, author, author_name, content, attachments, location_lat,
    location_lng, location_address, provider_sid, delivery_status, created_at, address, extras
  )
  SELECT
    i.message_id, i.hotel_id, i.conversation_id, i.request_id, 'in', 'guest', i.guest_name, i.body, i.attachments,
    i.location_lat, i.location_lng, i.location_address, i.provider_sid, 'received', i.received_at, i.sender,
    (
      SELECT u.extras
      FROM jsonb_to_recordset(batch) AS u (provider_sid text, extras jsonb)
      WHERE u.provider_sid = i.provider_sid AND jsonb_typeof(u.extras) = 'object'
      LIMIT 1
    )
  FROM unnest(items) i
  WHERE i.outcome = 'stored'
  ORDER BY i.place;

  UPDATE conversations c
  SET
    last_inbound_at = greatest(c.last_inbound_at, n.received_at),
    last_message_at = greatest(c.last_message_at, n.received_at),
    reply_address = n.sender,
    guest_phone = coalesce(n.guest_phone, c.guest_phone),
    whatsapp_id = coalesce(n.whatsapp_id, c.whatsapp_id),
    guest_name = coalesce(c.guest_name, n.guest_name),
    snoozed_until = NULL,
    unread_count = c.unread_count + n.count
  FROM (
    SELECT DISTINCT ON (i.conversation_id)
      i.conversation_id,
      i.sender,
      i.guest_phone,
      i.whatsapp_id,
      i.guest_name,
      i.received_at,
      count(*) OVER (PARTITION BY i.conversation_id) AS count
    FROM unnest(items) i
    WHERE i.outcome = 'stored'
    ORDER BY i.conversation_id, i.place DESC
  ) n
  WHERE c.id = n.conversation_id;

  PERFORM publish_live_event(
    i.hotel_id,
    jsonb_build_object(
      'type', 'message.created',
      'hotel_id', i.hotel_id,
      'conversation_id', i.conversation_id,
      'message_id', i.message_id,
      'request_id', i.request_id
    )
  )
  FROM unnest(items) i
  WHERE i.outcome = 'stored';

  -- The alarm of a request that this batch made urgent.
  PERFORM publish_live_event(
    r.hotel_id,
    jsonb_build_object(
      'type', 'request.escalated',
      'hotel_id', r.hotel_id,
      'conversation_id', r.conversation_id,
      'request_id', r.id,
      'guest_name', r.guest_name,
      'priority', 'urgent'
    )
  )
  FROM guest_requests r
  WHERE r.human_required AND r.priority = 'urgent' AND (r.id, r.escalated_at) IN (
    SELECT i.request_id, max(i.received_at) FROM unnest(items) i WHERE i.outcome = 'stored' GROUP BY i.request_id
  );

  RETURN QUERY
  SELECT i.provider_sid, i.outcome, i.hotel_id, i.conversation_id, i.request_id, i.message_id
  FROM unnest(items) i
  ORDER BY i.place;
END
$$;
