-- The guest's texts before each of these messages, newest first: at most `at_most` of the last `within`, among the last 30
-- messages of the conversation.
CREATE OR REPLACE FUNCTION recent_guest_texts(messages uuid[], within interval, at_most integer)
RETURNS TABLE (message_id uuid, id uuid, content text)
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  SELECT n.id, x.id, x.content
  FROM messages n
  CROSS JOIN LATERAL (
    SELECT m.id, m.content
    FROM (
      SELECT b.id, b.content, b.author, b.created_at
      FROM messages b
      WHERE b.conversation_id = n.conversation_id AND b.id < n.id
      ORDER BY b.id DESC
      LIMIT 30
    ) m
    WHERE m.author = 'guest' AND m.created_at >= n.created_at - within
    ORDER BY m.id DESC
    LIMIT at_most
  ) x
  WHERE n.id = ANY (recent_guest_texts.messages)
  ORDER BY n.id, x.id DESC
$$;
