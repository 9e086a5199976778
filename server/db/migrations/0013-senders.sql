-- WhatsApp numbers: what a hotel asks for stands apart from what the platform has assigned to it.

-- whatsapp_number is what the hotel entered, and several hotels may enter the same one. sender_number is what a super admin
-- assigned. connected_number routes webhooks and sends; the trigger below keeps it.
alter table hotels drop constraint hotels_whatsapp_number_key;
alter table hotels add column sender_number text unique;
alter table hotels add column sender_state text check (sender_state in ('connected', 'paused', 'restricted'));
alter table hotels add column connected_number text;
alter table hotels add constraint hotels_sender check ((sender_number is null) = (sender_state is null));
create unique index hotels_connected_number on hotels (connected_number) where connected_number is not null;

-- Upgrade: a number over which a guest has written is in use and stays connected; any other one waits for a super admin.
update hotels h set sender_number = whatsapp_number, sender_state = 'connected', connected_number = whatsapp_number
  where whatsapp_number ~ '^[+][1-9][0-9]{6,14}$'
    and exists (select from conversations c where c.hotel_id = h.id and c.last_inbound_at is not null);
