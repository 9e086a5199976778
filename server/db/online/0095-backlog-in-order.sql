-- In the order of claim_deliveries, so that a claim reads what it takes and not the whole backlog of an outage.
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_due_in_order ON messages ((attempts > 0), due_at)
  WHERE direction = 'out' AND delivery_status = 'queued' AND provider_sid IS NULL AND due_at IS NOT NULL;

DROP INDEX CONCURRENTLY IF EXISTS messages_due;
