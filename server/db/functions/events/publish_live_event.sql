-- Stores a live event and notifies each API process when the transaction commits. The payload is the event with its id.
CREATE OR REPLACE FUNCTION publish_live_event(hotel uuid, event jsonb)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  event_id bigint;
BEGIN
  INSERT INTO live_events (hotel_id, data)
  VALUES (hotel, event)
  RETURNING id INTO event_id;

  PERFORM pg_notify('live', (event || jsonb_build_object('id', event_id))::text);
END
$$;
