/** Guests, conversations, messages and guest requests; see the glossary in conversations.schema.ts. */
export const conversations = `
create table guests (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  first_name text, last_name text,
  phone text not null,
  phone_key text not null,
  email text,
  vip_status boolean not null default false,
  notes text,
  preferences text,
  language text,
  last_stay_date date,
  total_stays integer not null default 0,
  total_spent numeric(12, 2) not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index guests_newest on guests (hotel_id, id desc);
create index guests_phone on guests (hotel_id, phone_key);
create index guests_search on guests using gin ((coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || phone) gin_trgm_ops);
select make_hotel_table('guests');

/*
 * Searching. ILIKE is not leakproof, so under row-level security it is asked after the wall and never of an index. The
 * search functions stand outside the wall's role, keep to the transaction's hotel themselves, and answer ids only. The
 * text is planned with its value (execute), so that a rare name uses the trigram index and a common one the newest rows.
 *
 * search_guests, search_bookings: newest first, below the id 'before', 'at_most' of them (null: no bound), any pattern.
 */
create function search_guests(patterns text[], before uuid default null, at_most integer default null) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute '
    select id from guests
    where hotel_id = $1 and ($3 is null or id < $3)
      and (coalesce(first_name, '''') || '' '' || coalesce(last_name, '''') || '' '' || coalesce(email, '''') || '' '' || phone) ilike any ($2)
    order by id desc limit $4' using current_hotel_id(), patterns, before, at_most;
end $$;

create table conversations (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  guest_id uuid references guests on delete set null,
  guest_phone text,
  whatsapp_id text,
  -- One key for every spelling of a guest's number (conversations.rules.ts: identityKey).
  identity_key text not null,
  -- Exactly the address that wrote last: replies go there.
  reply_address text not null,
  guest_name text,
  language text,
  owner text not null default 'assistant' check (owner in ('assistant', 'staff')),
  assigned_to uuid,
  assigned_name text,
  last_inbound_at timestamptz,
  last_message_at timestamptz not null default now(),
  opted_out_at timestamptz,
  summary text,
  unread_count integer not null default 0,
  open_count integer not null default 0,
  human_required_count integer not null default 0,
  waiting_since timestamptz,
  created_at timestamptz not null default now(),
  unique (hotel_id, identity_key)
);
create index conversations_newest on conversations (hotel_id, last_message_at desc, id desc);
create index conversations_open on conversations (hotel_id, last_message_at desc, id desc) where open_count > 0;
create index conversations_resolved on conversations (hotel_id, last_message_at desc, id desc) where open_count = 0;
create index conversations_waiting on conversations (hotel_id, waiting_since) where human_required_count > 0;
create index conversations_guest on conversations (guest_id);
select make_hotel_table('conversations');

-- What a conversation is found by, apart from the row itself: that one changes with every message, and each change would
-- write the trigram index anew.
create table conversation_names (
  conversation_id uuid primary key references conversations on delete cascade,
  hotel_id uuid not null,
  names text not null
);
create index conversation_names_search on conversation_names using gin (names gin_trgm_ops);
select make_hotel_table('conversation_names');
create function name_conversation() returns trigger language plpgsql as $$
begin
  insert into conversation_names (conversation_id, hotel_id, names)
  values (new.id, new.hotel_id, concat_ws(' ', new.guest_name, new.guest_phone, new.whatsapp_id))
  on conflict (conversation_id) do update set names = excluded.names;
  return null;
end $$;
create trigger conversations_named after insert on conversations for each row execute function name_conversation();
create trigger conversations_renamed after update on conversations for each row
  when (old.guest_name is distinct from new.guest_name or old.guest_phone is distinct from new.guest_phone or old.whatsapp_id is distinct from new.whatsapp_id)
  execute function name_conversation();

-- Ids in no order; see Searching above.
create function search_conversations(pattern text) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute 'select conversation_id from conversation_names where hotel_id = $1 and names ilike $2' using current_hotel_id(), pattern;
end $$;

create table guest_requests (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  guest_name text, guest_phone text,
  message text not null,
  category text not null default 'general',
  ai_response text,
  status text not null default 'open' check (status in ('open', 'in_progress', 'resolved', 'completed')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  human_required boolean not null default false,
  reasons text[] not null default '{}',
  attachments jsonb not null default '[]',
  location_lat double precision, location_lng double precision, location_address text,
  -- waiting: the assistant has still to deal with it. Everything else is final.
  turn_state text not null default 'waiting' check (turn_state in ('waiting', 'answered', 'escalated', 'staff', 'silent')),
  last_message_at timestamptz not null default now(),
  -- How many messages the guest has put into it: a draft that was made for fewer is discarded.
  message_count integer not null default 1,
  answered_at timestamptz,
  escalated_at timestamptz,
  resolved_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index guest_requests_newest on guest_requests (hotel_id, id desc);
create index guest_requests_status on guest_requests (hotel_id, status, id desc);
create index guest_requests_not_completed on guest_requests (hotel_id) where status <> 'completed';
create index guest_requests_done on guest_requests (hotel_id, updated_at) where status in ('resolved', 'completed');
create index guest_requests_conversation on guest_requests (conversation_id, id desc);
create index guest_requests_period on guest_requests (hotel_id, created_at);
create index guest_requests_time on guest_requests using brin (created_at);
create index guest_requests_waiting on guest_requests (conversation_id) where turn_state = 'waiting';
select make_hotel_table('guest_requests');

-- The conversation's counts follow its requests, whoever changes them.
create function count_requests() returns trigger language plpgsql as $$
declare
  was_open integer := case when tg_op <> 'INSERT' and old.status <> 'completed' then 1 else 0 end;
  is_open integer := case when tg_op <> 'DELETE' and new.status <> 'completed' then 1 else 0 end;
  was_waiting integer := case when tg_op <> 'INSERT' and old.status = 'open' and old.human_required then 1 else 0 end;
  is_waiting integer := case when tg_op <> 'DELETE' and new.status = 'open' and new.human_required then 1 else 0 end;
  conversation uuid := case when tg_op = 'DELETE' then old.conversation_id else new.conversation_id end;
begin
  if was_open = is_open and was_waiting = is_waiting then return null; end if;
  update conversations c set
    open_count = c.open_count + is_open - was_open,
    human_required_count = c.human_required_count + is_waiting - was_waiting,
    waiting_since = case when was_waiting = is_waiting then c.waiting_since else (
      select min(r.escalated_at) from guest_requests r where r.conversation_id = conversation and r.status = 'open' and r.human_required
    ) end
  where c.id = conversation;
  return null;
end $$;
create trigger guest_requests_counts after insert or delete or update of status, human_required on guest_requests
  for each row execute function count_requests();

create table messages (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  request_id uuid references guest_requests on delete set null,
  direction text not null check (direction in ('in', 'out')),
  author text not null check (author in ('guest', 'assistant', 'staff', 'system')),
  author_id uuid,
  author_name text,
  content text not null default '',
  -- What the provider gave us: [{ type, url, filename, content_type }], url being the provider's.
  attachments jsonb not null default '[]',
  location_lat double precision, location_lng double precision, location_address text,
  provider_sid text unique,
  client_key text,
  content_sid text,
  content_variables jsonb,
  validity_seconds integer,
  delivery_status text not null default 'queued',
  error_code integer,
  error_message text,
  assistant jsonb,
  -- A first try may have reached the provider although no answer came: then we look before sending again.
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  attempt_started_at timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz, delivered_at timestamptz, read_at timestamptz, failed_at timestamptz
);
create unique index messages_client_key on messages (hotel_id, client_key) where client_key is not null;
create index messages_conversation on messages (conversation_id, id desc);
create index messages_request on messages (request_id);
create index messages_queued on messages (conversation_id, id) where direction = 'out' and delivery_status = 'queued' and provider_sid is null;
create index messages_hotel on messages (hotel_id, id desc);
create index messages_period on messages (hotel_id, created_at);
create index messages_time on messages using brin (created_at);
select make_hotel_table('messages');

-- Status callbacks that came before our own insert knew the message's sid.
create table early_status_callbacks (
  id bigserial primary key,
  provider_sid text not null,
  delivery_status text not null,
  error_code integer,
  received_at timestamptz not null default now()
);
create index early_status_callbacks_sid on early_status_callbacks (provider_sid);

-- The provider took a message: its id is stored and consoles are told. True where callbacks came before. The lock is the
-- one that a callback takes: either it finds the message, or we find its note. 'more': the conversation has others to send.
create function record_accepted(message uuid, sid text, status text, at timestamptz, out early boolean, out more boolean) language plpgsql as $$
declare m messages;
begin
  perform pg_advisory_xact_lock(hashtextextended(sid, 0));
  update messages set provider_sid = sid, delivery_status = status, attempt_started_at = null, error_code = null, error_message = null,
    sent_at = case when status = 'sent' then at else sent_at end
    where id = message returning * into m;
  perform publish_live_event(m.hotel_id, jsonb_build_object('type', 'message.updated', 'hotel_id', m.hotel_id,
    'conversation_id', m.conversation_id, 'message_id', m.id));
  early := exists (select from early_status_callbacks where provider_sid = sid);
  more := exists (select from messages o where o.conversation_id = m.conversation_id and o.direction = 'out'
    and o.delivery_status = 'queued' and o.provider_sid is null);
end $$;

/*
 * Stores a batch of guests' messages: one call, one round trip, set by set. Each element: to, from, identity_key,
 * guest_phone, whatsapp_id, guest_name, body, attachments, location_lat, location_lng, location_address, provider_sid,
 * received_at. Conversations are locked first and in one order, so that an album's simultaneous webhooks make one
 * conversation and one request, and two batches never wait for each other in a circle. A message that is known already
 * (provider_sid) is left alone; messages of a burst join the request that is still waiting.
 */
create type inbound_item as (
  place bigint, hotel_id uuid, identity_key text, sender text, guest_phone text, whatsapp_id text, guest_name text, body text,
  attachments jsonb, location_lat double precision, location_lng double precision, location_address text, provider_sid text,
  received_at timestamptz, conversation_id uuid, request_id uuid, message_id uuid, outcome text
);

create function receive_messages(batch jsonb) returns table (
  provider_sid text, outcome text, hotel_id uuid, conversation_id uuid, request_id uuid, message_id uuid
) language plpgsql as $$
#variable_conflict use_column
declare items inbound_item[];
begin
  -- The built-in guest phone reaches a hotel that has no number yet by its id.
  select array_agg(row(m.place, h.id, m.identity_key, m."from", m.guest_phone, m.whatsapp_id, m.guest_name, m.body,
      m.attachments, m.location_lat, m.location_lng, m.location_address, m.provider_sid, m.received_at,
      null, null, null, case when h.id is null then 'unknown_hotel' end)::inbound_item)
    into items
    from (select *, row_number() over (order by received_at, provider_sid) as place from jsonb_to_recordset(batch) as r (
        "to" text, "from" text, identity_key text, guest_phone text, whatsapp_id text, guest_name text, body text, attachments jsonb,
        location_lat double precision, location_lng double precision, location_address text, provider_sid text, received_at timestamptz)) m
    left join hotels h on h.id = case when m."to" like 'practice-%' then (select p.id from hotels p where p.id::text = substr(m."to", 10))
      else (select n.id from hotels n where n.whatsapp_number = m."to") end;

  insert into conversations (hotel_id, guest_id, guest_phone, whatsapp_id, identity_key, reply_address, guest_name, created_at, last_message_at)
    select distinct on (i.hotel_id, i.identity_key) i.hotel_id, g.id, i.guest_phone, i.whatsapp_id, i.identity_key, i.sender,
      coalesce(nullif(trim(concat_ws(' ', g.first_name, g.last_name)), ''), i.guest_name), i.received_at, i.received_at
    from unnest(items) i
    left join lateral (select id, first_name, last_name from guests where hotel_id = i.hotel_id and phone_key = i.identity_key order by id desc limit 1) g on true
    where i.hotel_id is not null
      and not exists (select from conversations c where c.hotel_id = i.hotel_id and c.identity_key = i.identity_key)
    order by i.hotel_id, i.identity_key, i.place
    on conflict (hotel_id, identity_key) do nothing;

  perform from conversations c where (c.hotel_id, c.identity_key) in (select i.hotel_id, i.identity_key from unnest(items) i)
    order by c.hotel_id, c.identity_key for update;

  -- Under the locks: what is known, which conversation, and the request that still waits in it (or one to be made).
  select array_agg(row(i.place, i.hotel_id, i.identity_key, i.sender, i.guest_phone, i.whatsapp_id, i.guest_name, i.body, i.attachments,
      i.location_lat, i.location_lng, i.location_address, i.provider_sid, i.received_at, c.id,
      coalesce(known.request_id, waiting.id), known.id,
      coalesce(i.outcome, case when known.id is not null or i.place > i.first_place then 'duplicate' else 'stored' end)
    )::inbound_item order by i.place)
    into items
    from (select n.*, min(n.place) over (partition by n.provider_sid) as first_place from unnest(items) n) i
    left join conversations c on c.hotel_id = i.hotel_id and c.identity_key = i.identity_key
    left join messages known on known.provider_sid = i.provider_sid
    left join lateral (select r.id from guest_requests r where r.conversation_id = c.id and r.turn_state = 'waiting' order by r.id desc limit 1) waiting on true;

  -- Ids are given under the locks and in order: by them a thread is read, and a turn knows its last message. Given before, a
  -- batch that had to wait would look older than the one it waited for, and neither job would hold the last message.
  for n in 1 .. coalesce(array_length(items, 1), 0) loop
    if items[n].message_id is null then items[n].message_id := uuidv7(); end if;
  end loop;

  -- A request names its attachments by our own media route; the provider's addresses stay with the message.
  with turn as (
    select i.conversation_id, i.hotel_id, i.request_id, coalesce(string_agg(nullif(i.body, ''), E'\\n' order by i.place), '') as body,
      coalesce(jsonb_agg(a.one || jsonb_build_object('url', '/media/' || i.message_id || '/' || (a.nth - 1)) order by i.place, a.nth) filter (where a.one is not null), '[]') as attachments,
      max(i.location_lat) as lat, max(i.location_lng) as lng, max(i.location_address) as place, max(i.guest_name) as guest_name,
      max(i.guest_phone) as guest_phone, min(i.received_at) as began, max(i.received_at) as ended, count(distinct i.message_id) as messages
    from unnest(items) i left join lateral jsonb_array_elements(i.attachments) with ordinality a (one, nth) on true
    where i.outcome = 'stored' group by i.conversation_id, i.hotel_id, i.request_id
  ), joined as (
    update guest_requests r set
      message = concat_ws(E'\\n', nullif(r.message, ''), nullif(t.body, '')), attachments = r.attachments || t.attachments,
      location_lat = coalesce(t.lat, r.location_lat), location_lng = coalesce(t.lng, r.location_lng),
      location_address = coalesce(t.place, r.location_address), last_message_at = t.ended,
      message_count = r.message_count + t.messages
    from turn t where r.id = t.request_id
  ), made as (
    insert into guest_requests (hotel_id, conversation_id, guest_name, guest_phone, message, attachments, location_lat, location_lng,
      location_address, last_message_at, message_count, created_at, updated_at)
    select t.hotel_id, c.id, coalesce(c.guest_name, t.guest_name), coalesce(t.guest_phone, c.guest_phone), t.body, t.attachments, t.lat, t.lng,
      t.place, t.ended, t.messages, t.began, t.began
    from turn t join conversations c on c.id = t.conversation_id where t.request_id is null
    returning id, conversation_id
  )
  select array_agg(row(i.place, i.hotel_id, i.identity_key, i.sender, i.guest_phone, i.whatsapp_id, i.guest_name, i.body, i.attachments,
      i.location_lat, i.location_lng, i.location_address, i.provider_sid, i.received_at, i.conversation_id,
      coalesce(i.request_id, made.id), i.message_id, i.outcome)::inbound_item order by i.place)
    into items from unnest(items) i left join made on made.conversation_id = i.conversation_id;

  insert into messages (id, hotel_id, conversation_id, request_id, direction, author, author_name, content, attachments,
      location_lat, location_lng, location_address, provider_sid, delivery_status, created_at)
    select i.message_id, i.hotel_id, i.conversation_id, i.request_id, 'in', 'guest', i.guest_name, i.body, i.attachments,
      i.location_lat, i.location_lng, i.location_address, i.provider_sid, 'received', i.received_at
    from unnest(items) i where i.outcome = 'stored' order by i.place;

  update conversations c set
    last_inbound_at = greatest(c.last_inbound_at, n.received_at), last_message_at = greatest(c.last_message_at, n.received_at),
    reply_address = n.sender, guest_phone = coalesce(n.guest_phone, c.guest_phone), whatsapp_id = coalesce(n.whatsapp_id, c.whatsapp_id),
    guest_name = coalesce(c.guest_name, n.guest_name), unread_count = c.unread_count + n.count
  from (
    select distinct on (i.conversation_id) i.conversation_id, i.sender, i.guest_phone, i.whatsapp_id, i.guest_name, i.received_at,
      count(*) over (partition by i.conversation_id) as count
    from unnest(items) i where i.outcome = 'stored' order by i.conversation_id, i.place desc
  ) n where c.id = n.conversation_id;

  perform publish_live_event(i.hotel_id, jsonb_build_object('type', 'message.created', 'hotel_id', i.hotel_id,
      'conversation_id', i.conversation_id, 'message_id', i.message_id, 'request_id', i.request_id))
    from unnest(items) i where i.outcome = 'stored';

  return query select i.provider_sid, i.outcome, i.hotel_id, i.conversation_id, i.request_id, i.message_id from unnest(items) i order by i.place;
end $$;
`;
