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
create index conversations_search on conversations using gin ((coalesce(guest_name, '') || ' ' || coalesce(guest_phone, '') || ' ' || coalesce(whatsapp_id, '')) gin_trgm_ops);
select make_hotel_table('conversations');

-- Ids in no order; see Searching above.
create function search_conversations(pattern text) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute '
    select id from conversations
    where hotel_id = $1
      and (coalesce(guest_name, '''') || '' '' || coalesce(guest_phone, '''') || '' '' || coalesce(whatsapp_id, '''')) ilike $2'
    using current_hotel_id(), pattern;
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
  sent_at timestamptz, delivered_at timestamptz, read_at timestamptz, failed_at timestamptz,
  unique (hotel_id, client_key)
);
create index messages_conversation on messages (conversation_id, id desc);
create index messages_request on messages (request_id);
create index messages_hotel on messages (hotel_id, id desc);
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

/*
 * Stores a batch of guests' messages: one call, one round trip. Each element: to, from, identity_key, guest_phone,
 * whatsapp_id, guest_name, body, attachments, location_lat, location_lng, location_address, provider_sid, received_at.
 * Locks by conversation, so that an album's simultaneous webhooks make one conversation and one request; a message that
 * is known already (provider_sid) is left alone; messages of a burst join the request that is still waiting.
 * Elements are taken in the order of their conversations, so that two batches never wait for each other in a circle.
 */
create function receive_messages(batch jsonb) returns table (
  provider_sid text, outcome text, hotel_id uuid, conversation_id uuid, request_id uuid, message_id uuid
) language plpgsql as $$
declare
  item record; hotel record; talk conversations; turn uuid; stored uuid; own_attachments jsonb;
begin
  for item in
    select m.* from jsonb_to_recordset(batch) as m (
      "to" text, "from" text, identity_key text, guest_phone text, whatsapp_id text, guest_name text, body text, attachments jsonb,
      location_lat double precision, location_lng double precision, location_address text, provider_sid text, received_at timestamptz
    ) order by m."to", m.identity_key, m.received_at, m.provider_sid
  loop
    provider_sid := item.provider_sid; hotel_id := null; conversation_id := null; request_id := null; message_id := null;
    -- The built-in guest phone reaches a hotel that has no number yet by its id.
    if item."to" like 'practice-%' then
      select h.id into hotel from hotels h where h.id::text = substr(item."to", 10);
    else
      select h.id into hotel from hotels h where h.whatsapp_number = item."to";
    end if;
    if not found then outcome := 'unknown_hotel'; return next; continue; end if;
    hotel_id := hotel.id;

    select c.* into talk from conversations c where c.hotel_id = hotel.id and c.identity_key = item.identity_key for update;
    if not found then
      insert into conversations (hotel_id, guest_id, guest_phone, whatsapp_id, identity_key, reply_address, guest_name, created_at, last_message_at)
      values (hotel.id,
        (select g.id from guests g where g.hotel_id = hotel.id and g.phone_key = item.identity_key order by g.id desc limit 1),
        item.guest_phone, item.whatsapp_id, item.identity_key, item."from",
        coalesce((select nullif(trim(coalesce(g.first_name, '') || ' ' || coalesce(g.last_name, '')), '') from guests g
                  where g.hotel_id = hotel.id and g.phone_key = item.identity_key order by g.id desc limit 1), item.guest_name),
        item.received_at, item.received_at)
      on conflict on constraint conversations_hotel_id_identity_key_key do nothing;
      select c.* into strict talk from conversations c where c.hotel_id = hotel.id and c.identity_key = item.identity_key for update;
    end if;
    conversation_id := talk.id;

    select m.id, m.request_id into message_id, request_id from messages m where m.provider_sid = item.provider_sid;
    if found then outcome := 'duplicate'; return next; continue; end if;

    stored := uuidv7();
    -- A request names its attachments by our own media route; the provider's addresses stay with the message.
    select coalesce(jsonb_agg(a.one || jsonb_build_object('url', '/media/' || stored || '/' || (a.place - 1))), '[]') into own_attachments
      from jsonb_array_elements(item.attachments) with ordinality a (one, place);
    select r.id into turn from guest_requests r
      where r.conversation_id = talk.id and r.turn_state = 'waiting' order by r.id desc limit 1;
    if found then
      update guest_requests r set
        message = concat_ws(E'\\n', nullif(r.message, ''), nullif(item.body, '')),
        attachments = r.attachments || own_attachments,
        location_lat = coalesce(item.location_lat, r.location_lat),
        location_lng = coalesce(item.location_lng, r.location_lng),
        location_address = coalesce(item.location_address, r.location_address),
        last_message_at = item.received_at, updated_at = item.received_at
      where r.id = turn;
    else
      insert into guest_requests (hotel_id, conversation_id, guest_name, guest_phone, message, attachments,
        location_lat, location_lng, location_address, last_message_at, created_at, updated_at)
      values (hotel.id, talk.id, coalesce(talk.guest_name, item.guest_name), coalesce(item.guest_phone, talk.guest_phone), item.body, own_attachments,
        item.location_lat, item.location_lng, item.location_address, item.received_at, item.received_at, item.received_at)
      returning id into turn;
    end if;
    request_id := turn;

    insert into messages (id, hotel_id, conversation_id, request_id, direction, author, author_name, content, attachments,
      location_lat, location_lng, location_address, provider_sid, delivery_status, created_at)
    values (stored, hotel.id, talk.id, turn, 'in', 'guest', item.guest_name, item.body, item.attachments,
      item.location_lat, item.location_lng, item.location_address, item.provider_sid, 'received', item.received_at);
    message_id := stored;

    update conversations c set
      last_inbound_at = greatest(c.last_inbound_at, item.received_at),
      last_message_at = greatest(c.last_message_at, item.received_at),
      reply_address = item."from",
      guest_phone = coalesce(item.guest_phone, c.guest_phone),
      whatsapp_id = coalesce(item.whatsapp_id, c.whatsapp_id),
      guest_name = coalesce(c.guest_name, item.guest_name),
      unread_count = c.unread_count + 1
    where c.id = talk.id;

    perform publish_live_event(hotel.id, jsonb_build_object('type', 'message.created', 'hotel_id', hotel.id,
      'conversation_id', talk.id, 'message_id', stored, 'request_id', turn));
    outcome := 'stored';
    return next;
  end loop;
end $$;
`;
