-- Tells every process of every new event when the transaction commits. The payload is the event itself.
create or replace function publish_live_event(hotel uuid, event jsonb) returns void language plpgsql as $$
declare event_id bigint;
begin
  insert into live_events (hotel_id, data) values (hotel, event) returning id into event_id;
  perform pg_notify('live', (event || jsonb_build_object('id', event_id))::text);
end $$;
