/** Guests who wait are ordered by priority; conversations are found by what was written and by their stay. */
export const waitingAndSearch = `
-- The highest priority among the requests that wait for a person: 0 urgent, 1 high, 2 normal, 3 low.
alter table conversations add column waiting_rank smallint not null default 3;

create function priority_rank(priority text) returns smallint language sql immutable parallel safe
  return (case priority when 'urgent' then 0 when 'high' then 1 when 'normal' then 2 else 3 end)::smallint;

-- The conversation's counts follow its requests, whoever changes them; what waits has a priority and a beginning.
create or replace function count_requests() returns trigger language plpgsql as $$
declare
  was_open integer := case when tg_op <> 'INSERT' and old.status <> 'completed' then 1 else 0 end;
  is_open integer := case when tg_op <> 'DELETE' and new.status <> 'completed' then 1 else 0 end;
  was_waiting integer := case when tg_op <> 'INSERT' and old.status = 'open' and old.human_required then 1 else 0 end;
  is_waiting integer := case when tg_op <> 'DELETE' and new.status = 'open' and new.human_required then 1 else 0 end;
  same_rank boolean := was_waiting = is_waiting and (is_waiting = 0 or old.priority = new.priority);
  conversation uuid := case when tg_op = 'DELETE' then old.conversation_id else new.conversation_id end;
  since timestamptz;
  rank smallint;
begin
  if was_open = is_open and same_rank then return null; end if;
  if not same_rank then
    select min(r.escalated_at), coalesce(min(priority_rank(r.priority)), 3) into since, rank
      from guest_requests r where r.conversation_id = conversation and r.status = 'open' and r.human_required;
  end if;
  update conversations c set
    open_count = c.open_count + is_open - was_open,
    human_required_count = c.human_required_count + is_waiting - was_waiting,
    waiting_since = case when was_waiting = is_waiting then c.waiting_since else since end,
    waiting_rank = case when same_rank then c.waiting_rank else rank end
  where c.id = conversation;
  return null;
end $$;
drop trigger guest_requests_counts on guest_requests;
create trigger guest_requests_counts after insert or delete or update of status, human_required, priority on guest_requests
  for each row execute function count_requests();

update conversations c set waiting_rank = (
  select coalesce(min(priority_rank(r.priority)), 3) from guest_requests r
  where r.conversation_id = c.id and r.status = 'open' and r.human_required)
where human_required_count > 0;
drop index conversations_waiting;
create index conversations_waiting on conversations (hotel_id, waiting_rank, waiting_since, id) where human_required_count > 0;

-- Lower case without accents: é as e, ß as ss, ø as o. The dictionary is named, so that the result never changes.
create function fold_for_search(value text) returns text language sql immutable parallel safe strict
  set search_path = public, pg_temp
  return lower(unaccent('unaccent'::regdictionary, value));

create or replace function name_conversation() returns trigger language plpgsql as $$
begin
  insert into conversation_names (conversation_id, hotel_id, names)
  values (new.id, new.hotel_id, fold_for_search(concat_ws(' ', new.guest_name, new.guest_phone, new.whatsapp_id)))
  on conflict (conversation_id) do update set names = excluded.names;
  return null;
end $$;
update conversation_names set names = fold_for_search(names);

create index messages_words on messages using gin (to_tsvector('simple', fold_for_search(content)));

/*
 * Conversations by name or number, by the words of a message (each as the beginning of a word, all in one message), and by
 * a booking of the same number. 'words' and 'others' are those of search_condition, 'message_words' is a tsquery or null.
 * Ids in no order, each once; see Searching beside the guests.
 */
drop function search_conversations(text);
create function search_conversations(words text[], others text[] default '{}', message_words text default null) returns setof uuid
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
`;
