CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_assignment_due ON conversations (assignment_due_at)
  WHERE assignment_due_at IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_snoozed ON conversations (snoozed_until)
  WHERE snoozed_until IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_department ON conversations (department_id)
  WHERE department_id IS NOT NULL;

ALTER TABLE conversation_events VALIDATE CONSTRAINT conversation_events_kind_check;
