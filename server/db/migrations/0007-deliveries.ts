/** What keeps a stored message from going out, and a provider's answer stored together with what it told early. */
export const deliveries = `
-- Why a message that is still queued is not to go out after all; whoever delivers it notes that it failed.
alter table messages add column withdrawn_reason text;

-- Numbers that the provider has switched off: for a while nothing is handed over from them.
create table stopped_senders (
  whatsapp_number text primary key,
  error_code integer not null,
  stopped_at timestamptz not null
);

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
`;
