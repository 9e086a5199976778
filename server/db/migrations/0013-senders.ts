/** WhatsApp numbers: what a hotel asks for stands apart from what the platform has assigned to it. */
export const senders = `
-- whatsapp_number is what the hotel entered, and several hotels may enter the same one. sender_number is what a super admin
-- assigned. connected_number routes webhooks and sends; the trigger below keeps it.
alter table hotels drop constraint hotels_whatsapp_number_key;
alter table hotels add column sender_number text unique;
alter table hotels add column sender_state text check (sender_state in ('connected', 'paused', 'restricted'));
alter table hotels add column connected_number text;
alter table hotels add constraint hotels_sender check ((sender_number is null) = (sender_state is null));
create unique index hotels_connected_number on hotels (connected_number) where connected_number is not null;

-- A hotel's own transaction may ask for a number, and never assigns one.
create function keep_sender() returns trigger language plpgsql as $$
begin
  if current_user = 'concierge_hotel' and (new.sender_number, new.sender_state, new.connected_number)
      is distinct from (old.sender_number, old.sender_state, old.connected_number) then
    raise insufficient_privilege using message = 'a hotel does not assign its own WhatsApp number';
  end if;
  new.connected_number := case when new.sender_state = 'connected' then new.sender_number end;
  return new;
end $$;
create trigger hotels_keep_sender before insert or update on hotels for each row execute function keep_sender();

-- Upgrade: a number over which a guest has written is in use and stays connected; any other one waits for a super admin.
update hotels h set sender_number = whatsapp_number, sender_state = 'connected'
  where whatsapp_number ~ '^[+][1-9][0-9]{6,14}$'
    and exists (select from conversations c where c.hotel_id = h.id and c.last_inbound_at is not null);

do $$
declare
  definition text := pg_get_functiondef('receive_messages(jsonb)'::regprocedure);
  changed text := replace(definition, 'n.whatsapp_number = m."to"', 'n.connected_number = m."to"');
begin
  if changed = definition then raise 'receive_messages does not route by whatsapp_number'; end if;
  execute changed;
end $$;
`;
