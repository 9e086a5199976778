create or replace function search_conversations(words text[], others text[] default '{}', message_words text default null) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
declare by_name uuid[]; by_booking uuid[]; by_message uuid[];
begin
  execute 'select array_agg(conversation_id) from conversation_names where hotel_id = $1 and '
    || search_condition('names', words, others) into by_name using current_hotel_id();
  execute 'select array_agg(id) from (select c.id from bookings b join conversations c on c.hotel_id = b.hotel_id and c.identity_key = b.phone_key where b.hotel_id = $1 and '
    || search_condition('booking_search_text(b.guest_name, b.guest_phone, b.confirmation_number, b.guest_email, b.room_type)', words, others)
    || ' limit 1000) found' into by_booking using current_hotel_id();
  if message_words is not null then
    execute '
      select array_agg(conversation_id) from (select conversation_id from messages
        where hotel_id = $1 and to_tsvector(''simple'', fold_for_search(content)) @@ to_tsquery(''simple'', $2)
        order by id desc limit 1000) found' into by_message using current_hotel_id(), message_words;
  end if;
  return query select distinct unnest(by_name || by_booking || by_message);
end $$;
