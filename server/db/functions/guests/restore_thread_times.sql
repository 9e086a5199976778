-- `main`: the merged thread until now. A thread's newest times, reply address, unread messages and opt-out, after the messages of another guest have left it: as
-- before the merge, and what its own addresses have brought since. An opt-out since the merge is kept for both threads, because
-- it is better to be silent than to write against a guest's wish.
CREATE OR REPLACE FUNCTION restore_thread_times(merge uuid, conversation uuid, main conversations)
RETURNS void
LANGUAGE plpgsql
AS $$
#variable_conflict use_variable
DECLARE
  old conversations;
  merged jsonb;
BEGIN
  SELECT (jsonb_populate_record(NULL::conversations, r.before)).* INTO old
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'conversations' AND r.row_key = conversation::text;
  SELECT r.after INTO merged
  FROM guest_merge_rows r
  WHERE r.merge_id = merge AND r.table_name = 'conversations' AND r.after IS NOT NULL;

  UPDATE conversations c
  SET
    last_inbound_at = greatest(old.last_inbound_at, n.heard_at),
    last_message_at = greatest(old.last_message_at, n.last_at),
    reply_address = coalesce(n.wrote_from, old.reply_address),
    unread_count = least(main.unread_count, old.unread_count + n.heard),
    opted_out_at = CASE
      WHEN to_jsonb(main.opted_out_at) IS NOT DISTINCT FROM coalesce(merged -> 'opted_out_at', 'null') THEN old.opted_out_at
      WHEN main.opted_out_at IS NULL AND merged -> 'opted_out_at' = 'null' THEN old.opted_out_at
      WHEN main.opted_out_at IS NOT NULL THEN main.opted_out_at
      WHEN n.heard > 0 THEN NULL
      ELSE old.opted_out_at
    END
  FROM (
    SELECT
      max(m.created_at) FILTER (WHERE m.direction = 'in') AS heard_at,
      max(m.created_at) AS last_at,
      count(*) FILTER (WHERE m.direction = 'in') AS heard,
      (array_agg(m.address ORDER BY m.id DESC) FILTER (WHERE m.direction = 'in' AND m.address IS NOT NULL))[1] AS wrote_from
    FROM messages m
    WHERE m.conversation_id = conversation AND m.created_at > old.last_message_at
  ) n
  WHERE c.id = conversation;
END
$$;
