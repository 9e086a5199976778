-- Figures of the hotels of the transaction's group: one row a hotel, in the calendar of each, by name. Nothing of a guest.
-- prices: [{category, price, since, until}], until exclusive. Medians and targets are of the newest 5,000 requests, as in a
-- hotel's own report.
CREATE OR REPLACE FUNCTION get_group_figures(first_day date, last_day date, prices jsonb)
RETURNS TABLE (
  hotel_id uuid,
  hotel_name text,
  messages_in integer,
  messages_out integer,
  requests integer,
  answered_without_staff integer,
  escalated integer,
  first_reply_p50 double precision,
  replies_due integer,
  replies_in_time integer,
  ratings integer,
  score_sum integer,
  message_cost double precision,
  model_cost double precision
)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  WITH spans AS (
    SELECT
      h.*,
      first_day::timestamp AT TIME ZONE h.timezone AS starts,
      (last_day + 1)::timestamp AT TIME ZONE h.timezone AS ends
    FROM group_hotels g
    JOIN hotels h ON h.id = g.hotel_id
    WHERE g.group_id = current_group_id()
  )
  SELECT
    s.id, s.name, message.received, message.sent, request.all_of_them, request.answered, request.escalated, reply.p50,
    target.due, target.in_time, rating.answers, rating.scores, message.cost, model.cost
  FROM spans s
  CROSS JOIN LATERAL (
    WITH templates AS (
      SELECT DISTINCT ON (content_sid) content_sid, lower(category) AS category
      FROM (
        SELECT content_sid, category, updated_at FROM whatsapp_templates t WHERE t.hotel_id = s.id
        UNION ALL
        SELECT in_use->>'content_sid', coalesce(in_use->>'category', category), updated_at FROM whatsapp_templates t WHERE t.hotel_id = s.id
      ) versions
      WHERE content_sid IS NOT NULL
      ORDER BY content_sid, updated_at DESC
    ), counted AS (
      SELECT
        (m.created_at AT TIME ZONE s.timezone)::date AS day,
        CASE WHEN m.direction = 'in' THEN 'inbound' WHEN m.content_sid IS NULL THEN 'service' ELSE coalesce(t.category, 'utility') END AS category,
        count(*) FILTER (WHERE m.direction = 'in') AS received,
        count(*) FILTER (WHERE m.direction = 'out') AS sent,
        count(*) FILTER (WHERE m.provider_sid IS NOT NULL AND m.delivery_status NOT IN ('failed', 'undelivered', 'canceled')) AS billed
      FROM messages m
      LEFT JOIN templates t ON t.content_sid = m.content_sid
      WHERE m.hotel_id = s.id AND m.created_at >= s.starts AND m.created_at < s.ends
      GROUP BY 1, 2
    )
    SELECT
      coalesce(sum(c.received), 0)::integer AS received,
      coalesce(sum(c.sent), 0)::integer AS sent,
      coalesce(sum(c.billed * p.price::numeric), 0)::double precision AS cost
    FROM counted c
    LEFT JOIN jsonb_to_recordset(prices) AS p (category text, price text, since date, until date)
      ON p.category = c.category AND c.day >= p.since AND (p.until IS NULL OR c.day < p.until)
  ) message
  CROSS JOIN LATERAL (
    SELECT
      count(*)::integer AS all_of_them,
      count(*) FILTER (WHERE r.turn_state = 'answered')::integer AS answered,
      count(*) FILTER (WHERE r.turn_state = 'escalated')::integer AS escalated
    FROM guest_requests r
    WHERE r.hotel_id = s.id AND r.created_at >= s.starts AND r.created_at < s.ends
  ) request
  CROSS JOIN LATERAL (
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM coalesce(r.answered_at, first.at) - r.created_at)::float8) AS p50
    FROM (
      SELECT n.conversation_id, n.created_at, n.answered_at
      FROM guest_requests n
      WHERE n.hotel_id = s.id AND n.created_at >= s.starts AND n.created_at < s.ends
      ORDER BY n.created_at DESC
      LIMIT 5000
    ) r
    LEFT JOIN LATERAL (
      SELECT m.created_at AS at
      FROM messages m
      WHERE r.answered_at IS NULL AND m.conversation_id = r.conversation_id AND m.direction = 'out' AND m.author IN ('assistant', 'staff')
        -- The sum and the order keep the planner to the conversation's own index.
        AND m.created_at + interval '0' >= r.created_at
      ORDER BY m.id
      LIMIT 1
    ) first ON true
  ) reply
  CROSS JOIN LATERAL (
    SELECT
      count(*) FILTER (WHERE t.reply_due_at <= now() OR t.done_at <= t.reply_due_at)::integer AS due,
      count(*) FILTER (WHERE t.done_at <= t.reply_due_at)::integer AS in_time
    FROM (
      SELECT n.reply_due_at, least(n.replied_at, n.resolved_at) AS done_at
      FROM request_targets n
      WHERE n.hotel_id = s.id AND n.started_at >= s.starts AND n.started_at < s.ends
      ORDER BY n.started_at DESC
      LIMIT 5000
    ) t
  ) target
  CROSS JOIN LATERAL (
    SELECT count(q.score)::integer AS answers, coalesce(sum(q.score), 0)::integer AS scores
    FROM stay_ratings q
    WHERE q.hotel_id = s.id AND q.asked_at >= s.starts AND q.asked_at < s.ends
  ) rating
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(c.cost), 0)::double precision AS cost
    FROM model_calls c
    WHERE c.hotel_id = s.id AND c.day BETWEEN first_day AND last_day
  ) model
  ORDER BY s.name, s.id
$$;
