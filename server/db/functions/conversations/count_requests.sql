-- Keeps a conversation's counts of its requests, and the first rank and earliest time among those that wait for a
-- person. Requests are changed in several places; the trigger covers all of them.
CREATE OR REPLACE FUNCTION count_requests()
RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  was_open integer := CASE WHEN tg_op <> 'INSERT' AND OLD.status <> 'completed' THEN 1 ELSE 0 END;
  is_open integer := CASE WHEN tg_op <> 'DELETE' AND NEW.status <> 'completed' THEN 1 ELSE 0 END;
  was_waiting integer := CASE WHEN tg_op <> 'INSERT' AND OLD.status = 'open' AND OLD.human_required THEN 1 ELSE 0 END;
  is_waiting integer := CASE WHEN tg_op <> 'DELETE' AND NEW.status = 'open' AND NEW.human_required THEN 1 ELSE 0 END;
  same_rank boolean := was_waiting = is_waiting AND (
    is_waiting = 0
    OR (OLD.priority, OLD.category, OLD.reasons) IS NOT DISTINCT FROM (NEW.priority, NEW.category, NEW.reasons)
  );
  conversation uuid := CASE WHEN tg_op = 'DELETE' THEN OLD.conversation_id ELSE NEW.conversation_id END;
  since timestamptz;
  rank smallint;
BEGIN
  IF was_open = is_open AND same_rank THEN
    RETURN NULL;
  END IF;

  IF NOT same_rank THEN
    SELECT min(r.escalated_at), coalesce(min(waiting_rank(r.priority, r.category, r.reasons)), 3)
    INTO since, rank
    FROM guest_requests r
    WHERE r.conversation_id = conversation AND r.status = 'open' AND r.human_required;
  END IF;

  UPDATE conversations c
  SET
    open_count = c.open_count + is_open - was_open,
    human_required_count = c.human_required_count + is_waiting - was_waiting,
    waiting_since = CASE WHEN was_waiting = is_waiting THEN c.waiting_since ELSE since END,
    waiting_rank = CASE WHEN same_rank THEN c.waiting_rank ELSE rank END
  WHERE c.id = conversation;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER guest_requests_counts
  AFTER INSERT OR DELETE OR UPDATE OF status, human_required, priority, category, reasons ON guest_requests
  FOR EACH ROW EXECUTE FUNCTION count_requests();
