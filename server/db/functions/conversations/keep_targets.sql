-- Keeps request_targets: a request that needs a person gets its due times when it begins to wait, and again when it waits
-- after it was done. A change of priority changes them from the same start. Requests are changed in several places; the
-- triggers cover all of them, and leave requests alone that the assistant answers.
CREATE OR REPLACE FUNCTION keep_targets()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF NEW.status IN ('resolved', 'completed') OR NOT NEW.human_required THEN
    UPDATE request_targets SET resolved_at = now() WHERE request_id = NEW.id AND resolved_at IS NULL;
    RETURN NULL;
  END IF;

  UPDATE request_targets t
  SET priority = NEW.priority, reply_due_at = d.reply_due_at, resolution_due_at = d.resolution_due_at, any_hour = d.any_hour
  FROM request_targets was CROSS JOIN LATERAL targets_from(NEW.hotel_id, NEW.priority, was.started_at) d
  WHERE was.request_id = NEW.id AND t.request_id = was.request_id AND t.resolved_at IS NULL AND t.priority <> NEW.priority;
  IF NOT FOUND THEN
    INSERT INTO request_targets AS t (request_id, hotel_id, priority, reply_due_at, resolution_due_at, any_hour)
    SELECT NEW.id, NEW.hotel_id, NEW.priority, d.reply_due_at, d.resolution_due_at, d.any_hour
    FROM targets_from(NEW.hotel_id, NEW.priority, now()) d
    ON CONFLICT (request_id) DO UPDATE SET
      priority = excluded.priority,
      reply_due_at = excluded.reply_due_at,
      resolution_due_at = excluded.resolution_due_at,
      any_hour = excluded.any_hour,
      started_at = excluded.started_at,
      replied_at = NULL,
      resolved_at = NULL,
      reply_overdue_at = NULL,
      resolution_overdue_at = NULL
    WHERE t.resolved_at IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER guest_requests_first_targets
  AFTER INSERT ON guest_requests
  FOR EACH ROW
  WHEN (NEW.human_required AND NEW.status IN ('open', 'in_progress'))
  EXECUTE FUNCTION keep_targets();

CREATE OR REPLACE TRIGGER guest_requests_targets
  AFTER UPDATE OF status, human_required, priority ON guest_requests
  FOR EACH ROW
  WHEN (
    (OLD.human_required OR NEW.human_required)
    AND (OLD.status, OLD.human_required, OLD.priority) IS DISTINCT FROM (NEW.status, NEW.human_required, NEW.priority)
  )
  EXECUTE FUNCTION keep_targets();
