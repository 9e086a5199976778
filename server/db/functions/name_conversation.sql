create or replace function name_conversation() returns trigger language plpgsql as $$
begin
  insert into conversation_names (conversation_id, hotel_id, names)
  values (new.id, new.hotel_id, fold_for_search(concat_ws(' ', new.guest_name, new.guest_phone, new.whatsapp_id)))
  on conflict (conversation_id) do update set names = excluded.names;
  return null;
end $$;

create or replace trigger conversations_named after insert on conversations for each row execute function name_conversation();

create or replace trigger conversations_renamed after update on conversations for each row
  when (old.guest_name is distinct from new.guest_name or old.guest_phone is distinct from new.guest_phone or old.whatsapp_id is distinct from new.whatsapp_id)
  execute function name_conversation();
