-- The counts that count_requests keeps, after requests came from another thread or went there.
CREATE OR REPLACE FUNCTION recount_conversation(conversation uuid)
RETURNS void
LANGUAGE sql
AS $$
  UPDATE conversations c
  SET open_count = n.open, human_required_count = n.waiting, waiting_since = n.since, waiting_rank = n.rank
  FROM (
    SELECT
      count(*) FILTER (WHERE r.status <> 'completed') AS open,
      count(*) FILTER (WHERE r.status = 'open' AND r.human_required) AS waiting,
      min(r.escalated_at) FILTER (WHERE r.status = 'open' AND r.human_required) AS since,
      coalesce(
        min(waiting_rank(r.priority, r.category, r.reasons)) FILTER (WHERE r.status = 'open' AND r.human_required),
        3
      ) AS rank
    FROM guest_requests r
    WHERE r.conversation_id = conversation
  ) n
  WHERE c.id = conversation
$$;
