-- A message of staff is the first reply to each request of the conversation that waits for one.
CREATE OR REPLACE FUNCTION note_first_reply()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE request_targets t
  SET replied_at = now()
  FROM guest_requests r
  WHERE r.conversation_id = NEW.conversation_id AND t.request_id = r.id
    AND t.replied_at IS NULL AND t.resolved_at IS NULL;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER messages_first_reply
  AFTER INSERT ON messages
  FOR EACH ROW
  WHEN (NEW.author = 'staff')
  EXECUTE FUNCTION note_first_reply();
