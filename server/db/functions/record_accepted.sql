-- The provider took a message: its id is stored and consoles are told. The lock is the one that a callback takes: either
-- it finds the message, or we find its note. 'early': callbacks came before; then nothing is stored, for their notes must
-- be taken in the same transaction. 'more': the conversation has others to send.
create or replace function record_accepted(message uuid, sid text, status text, at timestamptz, out early boolean, out more boolean) language plpgsql as $$
declare m messages;
begin
  perform pg_advisory_xact_lock(hashtextextended(sid, 0));
  early := exists (select from early_status_callbacks where provider_sid = sid);
  if early then return; end if;
  update messages set provider_sid = sid, delivery_status = status, attempt_started_at = null, error_code = null, error_message = null,
    sent_at = case when status in ('sent', 'delivered', 'read') then coalesce(sent_at, at) else sent_at end,
    delivered_at = case when status in ('delivered', 'read') then coalesce(delivered_at, at) else delivered_at end,
    read_at = case when status = 'read' then coalesce(read_at, at) else read_at end
    where id = message returning * into m;
  perform publish_live_event(m.hotel_id, jsonb_build_object('type', 'message.updated', 'hotel_id', m.hotel_id,
    'conversation_id', m.conversation_id, 'message_id', m.id));
  more := exists (select from messages o where o.conversation_id = m.conversation_id and o.direction = 'out'
    and o.delivery_status = 'queued' and o.provider_sid is null);
end $$;
