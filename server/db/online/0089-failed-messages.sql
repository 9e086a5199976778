CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_failed ON messages (failed_at)
WHERE delivery_status IN ('failed', 'undelivered');
