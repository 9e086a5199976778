-- Stores a live event. API processes read it when the transaction has committed (server/adapters/postgres/postgres.tail.ts).
CREATE OR REPLACE FUNCTION publish_live_event(hotel uuid, event jsonb)
RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO live_events (hotel_id, data) VALUES (hotel, event)
$$;
