/*
 * Makes two guests one: `kept` keeps its record, its thread and its key; the rows of `gone` move to it. `gone` null: only
 * threads of one guest become one. `keys`: further addresses that belong to them. Returns the merge, or null if nothing was to do.
 *
 * Each row that moves or changes is logged, so that undo_merge restores it. A reply that is already written keeps its
 * address; further ones go to the address that wrote last. An opt-out of either holds for both.
 *
 * The caller holds the locks of phones, bookings and threads (docs/data-model.md, Locking order).
 */
CREATE OR REPLACE FUNCTION merge_guests(
  hotel uuid,
  kept uuid,
  gone uuid,
  keys text[],
  how text,
  actor uuid,
  actor_name text,
  at timestamptz
)
RETURNS uuid
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  merge uuid := uuidv7();
  a guests;
  b guests;
  threads text[];
  involved uuid[];
  others uuid[];
  main conversations;
  newest conversations;
  thread text;
BEGIN
  PERFORM FROM guests g WHERE g.hotel_id = hotel AND g.id IN (kept, gone) ORDER BY g.id FOR UPDATE;
  SELECT * INTO a FROM guests g WHERE g.hotel_id = hotel AND g.id = kept;
  SELECT * INTO b FROM guests g WHERE g.hotel_id = hotel AND g.id = gone;
  threads := ARRAY(
    SELECT DISTINCT thread_of(hotel, k) FROM unnest(keys || a.phone_key || b.phone_key) k WHERE k IS NOT NULL
  );
  involved := ARRAY(
    SELECT l.id
    FROM (
      SELECT c.id
      FROM conversations c
      WHERE c.hotel_id = hotel
        AND (c.guest_id IN (kept, gone) OR c.identity_key = ANY (threads))
        AND c.identity_key NOT LIKE 'erased:%'
      ORDER BY c.hotel_id, c.identity_key
      FOR UPDATE
    ) l
  );
  SELECT * INTO main
  FROM conversations c
  WHERE c.id = ANY (involved)
  ORDER BY
    (c.guest_id = kept) IS TRUE DESC,
    c.identity_key = thread_of(hotel, a.phone_key) DESC,
    c.last_inbound_at DESC NULLS LAST,
    c.id
  LIMIT 1;
  SELECT * INTO newest
  FROM conversations c
  WHERE c.id = ANY (involved)
  ORDER BY c.last_inbound_at DESC NULLS LAST, c.id = main.id DESC
  LIMIT 1;
  others := array_remove(involved, main.id);
  thread := coalesce(main.identity_key, thread_of(hotel, a.phone_key));
  IF b.id IS NULL AND cardinality(others) = 0 THEN
    RETURN NULL;
  END IF;

  INSERT INTO guest_merges (id, hotel_id, kept_id, gone_id, conversation_id, how, merged_by, merged_by_name, merged_at)
  VALUES (merge, hotel, kept, b.id, main.id, how, actor, actor_name, at);

  INSERT INTO guest_merge_rows (merge_id, hotel_id, table_name, row_key, before)
  SELECT merge, hotel, r.name, r.key, r.before
  FROM (
    SELECT 'guests' AS name, g.id::text AS key, to_jsonb(g) AS before
    FROM guests g
    WHERE g.hotel_id = hotel AND g.id IN (kept, gone)
    UNION ALL
    SELECT 'conversations', c.id::text, to_jsonb(c) FROM conversations c WHERE c.id = ANY (involved)
    UNION ALL
    SELECT 'messages', m.id::text, jsonb_build_object('conversation_id', m.conversation_id, 'address', m.address)
    FROM messages m
    WHERE m.conversation_id = ANY (others)
      OR (m.conversation_id = main.id AND main.reply_address <> newest.reply_address AND keeps_address(m))
    UNION ALL
    SELECT 'guest_requests', r.id::text, jsonb_build_object('conversation_id', r.conversation_id)
    FROM guest_requests r
    WHERE r.conversation_id = ANY (others)
    UNION ALL
    SELECT 'conversation_events', e.id::text, jsonb_build_object('conversation_id', e.conversation_id)
    FROM conversation_events e
    WHERE e.conversation_id = ANY (others)
    UNION ALL
    SELECT 'booking_proofs', p.id::text, jsonb_build_object('conversation_id', p.conversation_id)
    FROM booking_proofs p
    WHERE p.conversation_id = ANY (others)
    UNION ALL
    SELECT 'tasks', t.id::text, jsonb_build_object('conversation_id', t.conversation_id)
    FROM tasks t
    WHERE t.conversation_id = ANY (others)
    UNION ALL
    SELECT 'conversation_notes', n.id::text, jsonb_build_object('conversation_id', n.conversation_id)
    FROM conversation_notes n
    WHERE n.conversation_id = ANY (others)
    UNION ALL
    SELECT
      'conversation_tags',
      g.conversation_id || ' ' || g.tag_id,
      jsonb_build_object(
        'conversation_id', g.conversation_id,
        'tag_id', g.tag_id,
        'is_new', NOT EXISTS (
          SELECT FROM conversation_tags x WHERE x.conversation_id = main.id AND x.tag_id = g.tag_id
        )
      )
    FROM conversation_tags g
    WHERE g.conversation_id = ANY (others)
    UNION ALL
    SELECT
      'answer_corrections',
      concat_ws(' ', d.conversation_id, d.entry_id, d.text_key),
      to_jsonb(d)
    FROM answer_corrections d
    WHERE d.conversation_id = ANY (involved)
    UNION ALL
    SELECT 'held_replies', h.id::text, jsonb_build_object('conversation_id', h.conversation_id)
    FROM held_replies h
    WHERE h.conversation_id = ANY (others)
    UNION ALL
    SELECT 'stay_ratings', y.booking_id::text, jsonb_build_object('conversation_id', y.conversation_id)
    FROM stay_ratings y
    WHERE y.conversation_id = ANY (others)
    UNION ALL
    SELECT 'ladders', l.id::text, jsonb_build_object('conversation_id', l.conversation_id)
    FROM ladders l
    WHERE l.conversation_id = ANY (others)
    UNION ALL
    SELECT 'bookings', o.id::text, jsonb_build_object('guest_id', o.guest_id)
    FROM bookings o
    WHERE o.guest_id = gone AND o.hotel_id = hotel
    UNION ALL
    SELECT 'conversation_addresses', s.key, to_jsonb(s)
    FROM conversation_addresses s
    WHERE s.hotel_id = hotel AND s.thread_key <> thread AND (
      s.thread_key = ANY (threads)
      OR s.thread_key IN (SELECT c.identity_key FROM conversations c WHERE c.id = ANY (involved))
    )
  ) r;

  -- Addresses.
  WITH made AS (
    INSERT INTO conversation_addresses (hotel_id, key, thread_key, address, seen_with)
    SELECT DISTINCT ON (k.key)
      hotel, k.key, thread, k.address, CASE WHEN how = 'seen_together' THEN (SELECT s FROM unnest(keys) s WHERE s <> k.key LIMIT 1) END
    FROM (
      SELECT c.identity_key AS key, c.reply_address AS address, 1 AS nth FROM conversations c WHERE c.id = ANY (others)
      UNION ALL
      SELECT g.phone_key, g.phone, 2 FROM guests g WHERE g.hotel_id = hotel AND g.id IN (kept, gone)
      UNION ALL
      SELECT t, t, 3 FROM unnest(threads || keys) t
    ) k
    WHERE k.key <> thread
      AND NOT EXISTS (SELECT FROM conversation_addresses s WHERE s.key = k.key AND s.hotel_id = hotel)
    ORDER BY k.key, k.nth
    RETURNING key
  )
  INSERT INTO guest_merge_rows (merge_id, hotel_id, table_name, row_key)
  SELECT merge, hotel, 'conversation_addresses', m.key FROM made m;
  UPDATE conversation_addresses s
  SET thread_key = thread
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'conversation_addresses' AND s.key = r.row_key AND s.hotel_id = hotel;

  -- What the threads hold.
  UPDATE messages m
  SET address = c.reply_address
  FROM conversations c
  WHERE c.id = ANY (involved)
    AND m.conversation_id = c.id
    AND c.reply_address <> newest.reply_address
    AND keeps_address(m);
  PERFORM end_other_ladders(main.id, others);
  UPDATE ladders l SET conversation_id = main.id WHERE l.conversation_id = ANY (others);
  UPDATE guest_requests r SET conversation_id = main.id WHERE r.conversation_id = ANY (others);
  UPDATE messages m SET conversation_id = main.id WHERE m.conversation_id = ANY (others);
  UPDATE tasks t SET conversation_id = main.id WHERE t.conversation_id = ANY (others);
  UPDATE booking_proofs p SET conversation_id = main.id WHERE p.conversation_id = ANY (others);
  UPDATE conversation_notes n SET conversation_id = main.id WHERE n.conversation_id = ANY (others);
  INSERT INTO conversation_tags (hotel_id, conversation_id, tag_id)
  SELECT DISTINCT hotel, main.id, g.tag_id
  FROM conversation_tags g
  WHERE g.conversation_id = ANY (others)
  ON CONFLICT DO NOTHING;
  -- What both decided: the newer decision holds.
  INSERT INTO answer_corrections AS d (hotel_id, conversation_id, entry_id, text_key, decision, decided_at)
  SELECT DISTINCT ON (x.entry_id, x.text_key) hotel, main.id, x.entry_id, x.text_key, x.decision, x.decided_at
  FROM answer_corrections x
  WHERE x.conversation_id = ANY (others)
  ORDER BY x.entry_id, x.text_key, x.decided_at DESC
  ON CONFLICT (conversation_id, entry_id, text_key) DO UPDATE
  SET decision = excluded.decision, decided_at = excluded.decided_at
  WHERE d.decided_at < excluded.decided_at;
  UPDATE held_replies h SET conversation_id = main.id WHERE h.conversation_id = ANY (others);
  UPDATE reply_files f SET conversation_id = main.id WHERE f.conversation_id = ANY (others);
  UPDATE stay_ratings y SET conversation_id = main.id WHERE y.conversation_id = ANY (others);
  INSERT INTO reply_drafts (hotel_id, user_id, conversation_id, content, client_key, began_after, updated_at)
  SELECT DISTINCT ON (d.user_id)
    d.hotel_id, d.user_id, main.id, d.content, d.client_key, d.began_after, d.updated_at
  FROM reply_drafts d
  WHERE d.conversation_id = ANY (others)
  ORDER BY d.user_id, d.updated_at DESC
  ON CONFLICT DO NOTHING;
  UPDATE conversation_events e SET conversation_id = main.id WHERE e.conversation_id = ANY (others);

  UPDATE conversations c
  SET
    guest_id = coalesce(kept, c.guest_id),
    reply_address = newest.reply_address,
    guest_phone = coalesce(
      c.guest_phone,
      o.guest_phone,
      CASE WHEN a.phone LIKE '+%' THEN a.phone WHEN b.phone LIKE '+%' THEN b.phone END
    ),
    whatsapp_id = coalesce(c.whatsapp_id, o.whatsapp_id),
    guest_name = coalesce(c.guest_name, o.guest_name),
    language = coalesce(newest.language, c.language, o.language),
    last_inbound_at = newest.last_inbound_at,
    last_message_at = greatest(c.last_message_at, o.last_message_at),
    opted_out_at = least(c.opted_out_at, o.opted_out_at),
    unread_count = c.unread_count + coalesce(o.unread_count, 0),
    owner = CASE WHEN o.staff THEN 'staff' ELSE c.owner END,
    staff_acted_at = CASE WHEN o.staff THEN greatest(c.staff_acted_at, o.staff_acted_at) ELSE c.staff_acted_at END,
    assistant_returns_at = CASE
      WHEN o.staff THEN greatest(c.assistant_returns_at, o.assistant_returns_at)
      ELSE c.assistant_returns_at
    END
  FROM (
    SELECT
      max(x.guest_phone) AS guest_phone,
      max(x.whatsapp_id) AS whatsapp_id,
      max(x.guest_name) AS guest_name,
      max(x.language) AS language,
      max(x.last_message_at) AS last_message_at,
      min(x.opted_out_at) AS opted_out_at,
      sum(x.unread_count)::integer AS unread_count,
      coalesce(bool_or(x.owner = 'staff'), FALSE) AS staff,
      max(x.staff_acted_at) AS staff_acted_at,
      max(x.assistant_returns_at) AS assistant_returns_at
    FROM conversations x
    WHERE x.id = ANY (others)
  ) o
  WHERE c.id = main.id;
  DELETE FROM conversations c WHERE c.id = ANY (others);
  PERFORM recount_conversation(main.id);

  -- The record. A phone number takes the place of a user id.
  UPDATE bookings o SET guest_id = kept WHERE o.guest_id = gone AND o.hotel_id = hotel;
  DELETE FROM guests g WHERE g.id = gone AND g.hotel_id = hotel;
  UPDATE guests g
  SET
    first_name = CASE WHEN a.first_name IS NULL AND a.last_name IS NULL THEN b.first_name ELSE a.first_name END,
    last_name = CASE WHEN a.first_name IS NULL AND a.last_name IS NULL THEN b.last_name ELSE a.last_name END,
    phone = CASE WHEN a.phone LIKE '+%' OR b.phone NOT LIKE '+%' THEN a.phone ELSE b.phone END,
    phone_key = CASE WHEN a.phone LIKE '+%' OR b.phone NOT LIKE '+%' THEN a.phone_key ELSE b.phone_key END,
    email = coalesce(a.email, b.email),
    language = coalesce(a.language, b.language),
    vip_status = a.vip_status OR b.vip_status,
    notes = nullif(concat_ws(E'\n', a.notes, b.notes), ''),
    preferences = nullif(concat_ws(E'\n', a.preferences, b.preferences), ''),
    total_stays = a.total_stays + b.total_stays,
    total_spent = a.total_spent + b.total_spent,
    last_stay_date = greatest(a.last_stay_date, b.last_stay_date),
    updated_at = at
  WHERE g.id = kept AND b.id IS NOT NULL;

  UPDATE guest_merge_rows r
  SET after = coalesce(
    (SELECT to_jsonb(c) FROM conversations c WHERE r.table_name = 'conversations' AND c.id::text = r.row_key),
    (SELECT to_jsonb(g) FROM guests g WHERE r.table_name = 'guests' AND g.id::text = r.row_key)
  )
  WHERE r.merge_id = merge AND r.row_key IN (main.id::text, kept::text);

  IF main.id IS NOT NULL THEN
    INSERT INTO conversation_events (hotel_id, conversation_id, kind, actor_id, actor_name, created_at)
    VALUES (hotel, main.id, 'merged', actor, actor_name, at);
  END IF;
  PERFORM publish_merge(hotel, ARRAY[kept, gone], main.id || others);
  RETURN merge;
END
$$;
