-- Replaces texts of guests by masked ones, in their messages and requests, and tells the consoles. Each element: id, content.
-- The conversations are locked by receive_messages in the same transaction.
CREATE OR REPLACE FUNCTION mask_guest_texts(texts jsonb)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE
  touched uuid[];
BEGIN
  SELECT array_agg(t.id) INTO touched FROM jsonb_to_recordset(texts) AS t (id uuid, content text);

  -- Translations repeat the digits.
  UPDATE messages m
  SET content = t.content, extras = m.extras - 'translations'
  FROM jsonb_to_recordset(texts) AS t (id uuid, content text)
  WHERE m.id = t.id AND m.author = 'guest';

  UPDATE guest_requests r
  SET message = said.message
  FROM (
    SELECT m.request_id, coalesce(string_agg(nullif(m.content, ''), E'\n' ORDER BY m.id), '') AS message
    FROM messages m
    WHERE m.direction = 'in' AND m.request_id IN (SELECT n.request_id FROM messages n WHERE n.id = ANY (touched))
    GROUP BY m.request_id
  ) said
  WHERE r.id = said.request_id;

  PERFORM publish_live_event(
    c.hotel_id,
    jsonb_build_object('type', 'conversation.updated', 'hotel_id', c.hotel_id, 'conversation_id', c.conversation_id)
  )
  FROM (SELECT DISTINCT m.hotel_id, m.conversation_id FROM messages m WHERE m.id = ANY (touched)) c;
END
$$;
