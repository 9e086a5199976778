-- While a number or a hotel is paused, a claim finds the messages of the others without reading the paused ones.
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_due_by_hotel ON messages (hotel_id, (attempts > 0), due_at)
  WHERE direction = 'out' AND delivery_status = 'queued' AND provider_sid IS NULL AND due_at IS NOT NULL;
