-- A hotel's own transaction may ask for a number, and never assigns one.
create or replace function keep_sender() returns trigger language plpgsql as $$
begin
  if current_user = 'concierge_hotel' and (new.sender_number, new.sender_state, new.connected_number)
      is distinct from (old.sender_number, old.sender_state, old.connected_number) then
    raise insufficient_privilege using message = 'a hotel does not assign its own WhatsApp number';
  end if;
  new.connected_number := case when new.sender_state = 'connected' then new.sender_number end;
  return new;
end $$;

create or replace trigger hotels_keep_sender before insert or update on hotels for each row execute function keep_sender();
