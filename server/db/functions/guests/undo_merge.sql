/*
 * Undoes a merge: rows that moved go back, deleted rows return, changed columns get their old values unless they were changed
 * since. What came since goes with its address: a guest's request and message to the thread of the address that wrote it, a
 * reply to that of the address it went to. `address_keys`: address → key of the addresses in the thread.
 *
 * Only the newest merge of a guest can be undone; the caller checks that, and holds the locks of phones, bookings and threads.
 */
CREATE OR REPLACE FUNCTION undo_merge(merge uuid, address_keys jsonb, actor uuid, actor_name text, at timestamptz)
RETURNS void
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  done guest_merges;
  hotel uuid;
  main uuid;
  merged conversations;
  back uuid[];
BEGIN
  SELECT * INTO done FROM guest_merges g WHERE g.id = merge FOR UPDATE;
  hotel := done.hotel_id;
  main := done.conversation_id;
  PERFORM FROM guests g WHERE g.id = done.kept_id FOR UPDATE;
  SELECT * INTO merged FROM conversations c WHERE c.id = main FOR UPDATE;
  back := ARRAY(
    SELECT r.row_key::uuid
    FROM guest_merge_rows r
    WHERE r.merge_id = merge AND r.table_name = 'conversations' AND r.row_key <> main::text
  );

  PERFORM restore_row('guests', r.before)
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'guests' AND r.row_key <> done.kept_id::text;
  PERFORM restore_row('conversations', r.before)
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'conversations' AND r.row_key <> main::text;

  -- Addresses; one that was first seen since goes with the address it was seen with.
  DELETE FROM conversation_addresses s
  USING guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'conversation_addresses' AND r.before IS NULL
    AND s.key = r.row_key AND s.hotel_id = hotel;
  UPDATE conversation_addresses s
  SET thread_key = r.before ->> 'thread_key'
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'conversation_addresses' AND r.before IS NOT NULL
    AND s.key = r.row_key AND s.hotel_id = hotel;
  UPDATE conversation_addresses s
  SET thread_key = n.thread
  FROM (
    WITH RECURSIVE since AS (
      SELECT x.key, thread_of(hotel, x.seen_with) AS thread
      FROM conversation_addresses x
      JOIN guest_merge_rows r ON r.merge_id = merge AND r.table_name = 'conversation_addresses' AND r.row_key = x.seen_with
      WHERE x.hotel_id = hotel
        AND x.thread_key = (SELECT c.identity_key FROM conversations c WHERE c.id = main)
        AND NOT EXISTS (
          SELECT
          FROM guest_merge_rows k
          WHERE k.merge_id = merge AND k.table_name = 'conversation_addresses' AND k.row_key = x.key
        )
      UNION
      SELECT x.key, y.thread FROM conversation_addresses x JOIN since y ON x.seen_with = y.key AND x.hotel_id = hotel
    )
    SELECT * FROM since
  ) n
  WHERE s.key = n.key AND s.hotel_id = hotel AND s.key <> n.thread;

  -- Rows that moved. One that was moved again since, by a person, stays.
  UPDATE guest_requests q
  SET conversation_id = (r.before ->> 'conversation_id')::uuid
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'guest_requests' AND q.id = r.row_key::uuid AND q.conversation_id = main;
  UPDATE messages m
  SET
    conversation_id = (r.before ->> 'conversation_id')::uuid,
    address = CASE WHEN keeps_address(m) OR m.attempts = 0 THEN r.before ->> 'address' ELSE m.address END
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'messages' AND m.id = r.row_key::uuid AND m.conversation_id = main;
  UPDATE conversation_events e
  SET conversation_id = (r.before ->> 'conversation_id')::uuid
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'conversation_events' AND e.id = r.row_key::uuid AND e.conversation_id = main;
  UPDATE booking_proofs p
  SET conversation_id = (r.before ->> 'conversation_id')::uuid
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'booking_proofs' AND p.id = r.row_key::uuid AND p.conversation_id = main;
  UPDATE tasks t
  SET conversation_id = (r.before ->> 'conversation_id')::uuid
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'tasks' AND t.id = r.row_key::uuid AND t.conversation_id = main;
  UPDATE conversation_notes n
  SET conversation_id = (r.before ->> 'conversation_id')::uuid
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'conversation_notes' AND n.id = r.row_key::uuid AND n.conversation_id = main;
  -- Tags go back, but for those that were deleted since.
  DELETE FROM conversation_tags g
  USING guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'conversation_tags' AND (r.before ->> 'is_new')::boolean
    AND g.conversation_id = main AND g.tag_id = (r.before ->> 'tag_id')::uuid;
  INSERT INTO conversation_tags (hotel_id, conversation_id, tag_id)
  SELECT hotel, (r.before ->> 'conversation_id')::uuid, t.id
  FROM guest_merge_rows r
  JOIN tags t ON t.id = (r.before ->> 'tag_id')::uuid AND t.hotel_id = hotel
  WHERE r.merge_id = merge AND r.table_name = 'conversation_tags'
  ON CONFLICT DO NOTHING;
  -- Decisions go back; one that was made since stays.
  DELETE FROM answer_corrections d
  USING guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'answer_corrections' AND d.conversation_id = main
    AND d.entry_id = r.before ->> 'entry_id' AND d.text_key = r.before ->> 'text_key' AND d.decided_at <= done.merged_at;
  INSERT INTO answer_corrections
  SELECT d.*
  FROM guest_merge_rows r
  CROSS JOIN LATERAL jsonb_populate_record(NULL::answer_corrections, r.before) d
  WHERE r.merge_id = merge AND r.table_name = 'answer_corrections'
  ON CONFLICT DO NOTHING;
  UPDATE held_replies h
  SET conversation_id = (r.before ->> 'conversation_id')::uuid
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'held_replies' AND h.id = r.row_key::uuid AND h.conversation_id = main;
  UPDATE stay_ratings y
  SET conversation_id = (r.before ->> 'conversation_id')::uuid
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'stay_ratings' AND y.booking_id = r.row_key::uuid AND y.conversation_id = main;
  UPDATE ladders l
  SET conversation_id = (r.before ->> 'conversation_id')::uuid
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'ladders' AND l.id = r.row_key::uuid AND l.conversation_id = main;
  UPDATE bookings o
  SET guest_id = done.gone_id
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'bookings' AND o.id = r.row_key::uuid AND o.guest_id = done.kept_id;

  -- What came since.
  UPDATE bookings o
  SET guest_id = done.gone_id
  WHERE done.gone_id IS NOT NULL AND o.hotel_id = hotel AND o.guest_id = done.kept_id AND o.created_at >= done.merged_at
    AND o.phone_key IN (
      SELECT keys_of_thread(hotel, thread_of(hotel, g.phone_key)) FROM guests g WHERE g.id = done.gone_id
    );
  UPDATE guest_requests q
  SET conversation_id = n.home
  FROM (
    SELECT r.id, c.id AS home
    FROM guest_requests r
    CROSS JOIN LATERAL (
      SELECT m.address FROM messages m WHERE m.request_id = r.id AND m.direction = 'in' ORDER BY m.id LIMIT 1
    ) wrote
    JOIN conversations c ON c.id = ANY (back) AND c.identity_key = thread_of(hotel, address_keys ->> wrote.address)
    WHERE r.conversation_id = main AND r.id > merge
  ) n
  WHERE q.id = n.id;
  UPDATE messages m
  SET
    conversation_id = n.home,
    request_id = CASE WHEN n.request_home = n.home THEN m.request_id END
  FROM (
    SELECT
      x.id,
      q.conversation_id AS request_home,
      CASE WHEN w.address IS NULL THEN coalesce(q.conversation_id, main) ELSE coalesce(c.id, main) END AS home
    FROM messages x
    LEFT JOIN guest_requests q ON q.id = x.request_id
    -- An unsent reply is for the guest who had written last.
    CROSS JOIN LATERAL (
      SELECT coalesce(
        x.address,
        (
          SELECT i.address
          FROM messages i
          WHERE (i.conversation_id = main OR i.conversation_id = ANY (back)) AND i.direction = 'in' AND i.id < x.id
          ORDER BY i.id DESC
          LIMIT 1
        )
      ) AS address
    ) w
    LEFT JOIN conversations c ON c.id = ANY (back) AND c.identity_key = thread_of(hotel, address_keys ->> w.address)
    WHERE x.conversation_id IN (SELECT main UNION SELECT unnest(back)) AND x.id > merge
  ) n
  WHERE m.id = n.id AND (m.conversation_id <> n.home OR n.request_home <> n.home);
  UPDATE reply_files f
  SET conversation_id = n.home
  FROM (
    SELECT x.id, coalesce(m.conversation_id, h.conversation_id) AS home
    FROM reply_files x
    LEFT JOIN messages m ON m.id = x.message_id
    LEFT JOIN held_replies h ON h.id = x.held_id
    WHERE x.conversation_id = main
  ) n
  WHERE f.id = n.id AND n.home <> main;

  PERFORM restore_thread_times(merge, c.id, merged)
  FROM conversations c
  WHERE c.id = main OR c.id = ANY (back);
  PERFORM revert_row(r.table_name::regclass, r.row_key::uuid, r.before, r.after)
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.after IS NOT NULL;
  PERFORM recount_conversation(c.id)
  FROM conversations c
  WHERE c.id = main OR c.id = ANY (back);

  DELETE FROM guest_merge_rows r WHERE r.merge_id = merge;
  UPDATE guest_merges g SET undone_at = at, undone_by_name = actor_name WHERE g.id = merge;
  IF main IS NOT NULL THEN
    INSERT INTO conversation_events (hotel_id, conversation_id, kind, actor_id, actor_name, created_at)
    VALUES (hotel, main, 'unmerged', actor, actor_name, at);
  END IF;
  PERFORM publish_merge(hotel, ARRAY[done.kept_id, done.gone_id], main || back);
END
$$;
