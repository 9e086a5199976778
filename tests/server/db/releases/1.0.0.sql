-- The database of version 1.0.0: the text of its seven migrations, as they were released.

-- 0001-accounts
create table "user" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "name" text not null, "email" text not null unique, "emailVerified" boolean not null, "image" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null, "twoFactorEnabled" boolean, "first_name" text, "last_name" text);
create table "session" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "expiresAt" timestamptz not null, "token" text not null unique, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null, "ipAddress" text, "userAgent" text, "userId" uuid not null references "user" ("id") on delete cascade);
create table "account" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "accountId" text not null, "providerId" text not null, "userId" uuid not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, "scope" text, "password" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null);
create table "verification" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "identifier" text not null, "value" text not null, "expiresAt" timestamptz not null, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null);
create table "twoFactor" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "secret" text not null, "backupCodes" text not null, "userId" uuid not null references "user" ("id") on delete cascade, "verified" boolean, "failedVerificationCount" integer, "lockedUntil" timestamptz);
create table "rateLimit" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "key" text not null unique, "count" integer not null, "lastRequest" bigint not null);
create index "session_userId_idx" on "session" ("userId");
create index "account_userId_idx" on "account" ("userId");
create index "verification_identifier_idx" on "verification" ("identifier");
create index "twoFactor_secret_idx" on "twoFactor" ("secret");
create index "twoFactor_userId_idx" on "twoFactor" ("userId");

-- 0002-hotels
create extension if not exists pg_trgm;
create extension if not exists unaccent;

do $$ begin
  create role concierge_hotel nologin nobypassrls;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant concierge_hotel to %I', current_user);
exception when others then null;
end $$;
grant usage on schema public to concierge_hotel;

create function current_hotel_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.hotel_id', true), '')::uuid;

create function make_hotel_table(name text, privileges text default 'select, insert, update, delete') returns void language plpgsql as $$
begin
  execute format('alter table %I alter column hotel_id set default current_hotel_id()', name);
  execute format('alter table %I enable row level security', name);
  execute format('create policy hotel_wall on %I to concierge_hotel using (hotel_id = (select current_hotel_id())) with check (hotel_id = (select current_hotel_id()))', name);
  execute format('grant %s on %I to concierge_hotel', privileges, name);
end $$;

create table hotels (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  status text not null default 'active' check (status in ('active', 'inactive', 'setup_required')),
  setup_completed boolean not null default true,
  created_at timestamptz not null default now(),
  address text, phone text, email text,
  whatsapp_number text unique,
  default_language text not null default 'en',
  timezone text not null default 'UTC',
  website_url text, restaurant_menu_url text, bar_menu_url text,
  amenities text[],
  check_in_time text not null default '3:00 PM',
  check_out_time text not null default '11:00 AM',
  policies text,
  special_services text[],
  latitude double precision, longitude double precision,
  assistant_enabled boolean not null default true,
  reception_opens text, reception_closes text,
  quiet_from text default '21:30', quiet_until text default '08:00',
  retention_days integer check (retention_days > 0)
);
create index hotels_name on hotels (lower(name));
alter table hotels enable row level security;
create policy hotel_wall on hotels to concierge_hotel using (id = (select current_hotel_id()));
grant select, update on hotels to concierge_hotel;

create table hotel_staff (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  user_id uuid not null references "user" on delete cascade,
  role text not null check (role in ('admin', 'staff')),
  last_login timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id)
);
create index hotel_staff_hotel on hotel_staff (hotel_id);
select make_hotel_table('hotel_staff');

-- The accounts table is outside the wall: a hotel sees the names of its own staff, and nothing else of it.
create function get_hotel_staff_with_profiles() returns table (
  id uuid, user_id uuid, hotel_id uuid, role text, created_at timestamptz, last_login timestamptz,
  first_name text, last_name text, email text
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.user_id, s.hotel_id, s.role, s.created_at, s.last_login,
         coalesce(u.first_name, ''), coalesce(u.last_name, ''), u.email
  from hotel_staff s join "user" u on u.id = s.user_id
  where s.hotel_id = current_hotel_id()
  order by s.created_at
$$;

create table staff_invitations (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  email text not null,
  role text not null default 'staff' check (role in ('admin', 'staff')),
  token_hash text not null unique,
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitations_hotel on staff_invitations (hotel_id, id desc);
-- One invitation an address is open at a time; a second one replaces it.
create unique index staff_invitations_once on staff_invitations (hotel_id, email) where used_at is null;
select make_hotel_table('staff_invitations');

create table faqs (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  question text not null,
  answer text not null,
  category text not null default 'General',
  language text not null default 'en',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index faqs_hotel on faqs (hotel_id, id desc);
select make_hotel_table('faqs');

create table hotel_knowledge (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  question text not null,
  answer text not null,
  category text not null default 'general',
  created_at timestamptz not null default now()
);
create index hotel_knowledge_hotel on hotel_knowledge (hotel_id, id desc);
select make_hotel_table('hotel_knowledge');

create table notifications (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  type text not null,
  message text not null,
  created_by uuid,
  metadata jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'resolved')),
  resolved_by uuid,
  resolved_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_pending on notifications (hotel_id, id desc) where status = 'pending';
create index notifications_pending_everywhere on notifications (id desc) where status = 'pending';
select make_hotel_table('notifications');

create table acting_sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references "user" on delete cascade,
  hotel_id uuid not null references hotels on delete cascade,
  view_mode text not null default 'hotel' check (view_mode in ('hotel', 'admin')),
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index acting_sessions_one on acting_sessions (user_id) where ended_at is null;

create table audit_log (
  id uuid primary key default uuidv7(),
  hotel_id uuid,
  user_id uuid,
  user_email text,
  acting_session_id uuid,
  action text not null,
  entity text not null,
  entity_id text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_hotel on audit_log (hotel_id, id desc);
create index audit_log_user on audit_log (user_id, id desc);
create index audit_log_time on audit_log (created_at);
select make_hotel_table('audit_log', 'select, insert');
create function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'the audit log is append-only'; end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();

-- Questions to the language model, a hotel and day of its calendar: the limit is held against them.
create table model_calls (
  hotel_id uuid not null references hotels on delete cascade,
  day date not null,
  calls integer not null default 0,
  primary key (hotel_id, day)
);
select make_hotel_table('model_calls');

create table platform_settings (
  key text primary key,
  value jsonb not null,
  updated_by uuid,
  updated_at timestamptz not null default now()
);

-- No foreign key: they live for an hour, and every message writes one.
create table live_events (
  id bigserial primary key,
  hotel_id uuid not null,
  data jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index live_events_hotel on live_events (hotel_id, id);
create index live_events_age on live_events using brin (created_at);
select make_hotel_table('live_events', 'select, insert');
grant usage on sequence live_events_id_seq to concierge_hotel;

-- Tells every process of every new event when the transaction commits. The payload is the event itself.
create function publish_live_event(hotel uuid, event jsonb) returns void language plpgsql as $$
declare event_id bigint;
begin
  insert into live_events (hotel_id, data) values (hotel, event) returning id into event_id;
  perform pg_notify('live', (event || jsonb_build_object('id', event_id))::text);
end $$;

-- 0003-conversations
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
    select i.conversation_id, i.hotel_id, i.request_id, coalesce(string_agg(nullif(i.body, ''), E'\n' order by i.place), '') as body,
      coalesce(jsonb_agg(a.one || jsonb_build_object('url', '/media/' || i.message_id || '/' || (a.nth - 1)) order by i.place, a.nth) filter (where a.one is not null), '[]') as attachments,
      max(i.location_lat) as lat, max(i.location_lng) as lng, max(i.location_address) as place, max(i.guest_name) as guest_name,
      max(i.guest_phone) as guest_phone, min(i.received_at) as began, max(i.received_at) as ended, count(distinct i.message_id) as messages
    from unnest(items) i left join lateral jsonb_array_elements(i.attachments) with ordinality a (one, nth) on true
    where i.outcome = 'stored' group by i.conversation_id, i.hotel_id, i.request_id
  ), joined as (
    update guest_requests r set
      message = concat_ws(E'\n', nullif(r.message, ''), nullif(t.body, '')), attachments = r.attachments || t.attachments,
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

-- 0004-bookings
create table bookings (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  guest_id uuid references guests on delete set null,
  guest_name text not null,
  guest_phone text not null,
  phone_key text not null,
  guest_email text,
  room_type text,
  check_in_date date not null,
  check_out_date date not null,
  number_of_guests integer not null default 1 check (number_of_guests >= 1),
  special_requests text,
  total_amount numeric(12, 2),
  booking_source text not null default 'direct',
  confirmation_number text not null,
  guest_preferences text,
  language text,
  status text not null default 'confirmed' check (status in ('confirmed', 'checked-in', 'checked-out', 'cancelled')),
  version integer not null default 1,
  welcome_message_sent boolean not null default false,
  pre_arrival_message_sent boolean not null default false,
  checkin_message_sent boolean not null default false,
  stay_message_sent boolean not null default false,
  checkout_message_sent boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (check_out_date > check_in_date),
  unique (hotel_id, confirmation_number)
);
create index bookings_newest on bookings (hotel_id, id desc);
create index bookings_arrivals on bookings (hotel_id, check_in_date);
create index bookings_departures on bookings (hotel_id, check_out_date);
create index bookings_status on bookings (hotel_id, status, id desc);
create index bookings_phone on bookings (hotel_id, phone_key, check_in_date);
create index bookings_guest on bookings (guest_id, check_in_date desc);
create index bookings_search on bookings using gin ((guest_name || ' ' || guest_phone || ' ' || confirmation_number || ' ' || coalesce(guest_email, '')) gin_trgm_ops);
select make_hotel_table('bookings');

-- See Searching beside the guests.
create function search_bookings(patterns text[], before uuid default null, at_most integer default null) returns setof uuid
language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
begin
  return query execute '
    select id from bookings
    where hotel_id = $1 and ($3 is null or id < $3)
      and (guest_name || '' '' || guest_phone || '' '' || confirmation_number || '' '' || coalesce(guest_email, '''')) ilike any ($2)
    order by id desc limit $4' using current_hotel_id(), patterns, before, at_most;
end $$;

-- The plan and the log in one: what goes out, when, what became of it. Delivery truth is the messages row.
create table booking_message_logs (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  booking_id uuid not null references bookings on delete cascade,
  message_type text not null check (message_type in ('welcome', 'pre_arrival', 'checkin', 'stay', 'checkout')),
  state text not null default 'planned' check (state in ('planned', 'sent', 'failed', 'skipped', 'cancelled')),
  reason text,
  due_at timestamptz,
  late_after timestamptz,
  custom_message text,
  phone_number text,
  message_id uuid references messages on delete set null,
  -- Somebody is sending it now; after this moment somebody else may.
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index booking_message_logs_booking on booking_message_logs (booking_id, id desc);
create unique index booking_message_logs_planned_once on booking_message_logs (booking_id, message_type) where state = 'planned';
create index booking_message_logs_due on booking_message_logs (due_at) where state = 'planned';
create index booking_message_logs_message on booking_message_logs (message_id);
select make_hotel_table('booking_message_logs');

create table hotel_message_settings (
  hotel_id uuid primary key references hotels on delete cascade,
  message_tone text not null default 'friendly',
  brand_voice_description text,
  include_emojis boolean not null default true,
  message_length_preference text not null default 'medium',
  custom_greeting_style text not null default 'personalized',
  include_hotel_amenities boolean not null default true,
  include_local_recommendations boolean not null default false,
  signature_phrase text,
  updated_at timestamptz not null default now()
);
select make_hotel_table('hotel_message_settings');

create table hotel_message_templates (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  message_type text not null check (message_type in ('welcome', 'pre_arrival', 'checkin', 'stay', 'checkout')),
  is_active boolean not null default true,
  custom_prompt text,
  fallback_template text,
  -- The hotel's own texts for guests of other languages, by language.
  translations jsonb not null default '{}',
  -- Days relative to check-in (or to check-out for checkout) and a local time; null: the plan's default.
  schedule jsonb,
  updated_at timestamptz not null default now(),
  unique (hotel_id, message_type)
);
select make_hotel_table('hotel_message_templates');

create table whatsapp_templates (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  message_type text not null,
  language text not null,
  name text not null,
  body text not null,
  variables jsonb not null default '[]',
  category text not null default 'UTILITY',
  content_sid text,
  approval_status text not null default 'unsubmitted',
  rejection_reason text,
  -- The version that WhatsApp approved before this one: it goes out until this one is approved, too.
  in_use jsonb,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (hotel_id, message_type, language)
);
create index whatsapp_templates_pending on whatsapp_templates (checked_at) where approval_status in ('received', 'pending');
select make_hotel_table('whatsapp_templates');

create table test_questions (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  question text not null,
  -- What was said before the question, oldest first.
  history jsonb not null default '[]',
  expected_reply text,
  expected jsonb not null default '{}',
  last_result jsonb,
  last_run_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now()
);
create index test_questions_hotel on test_questions (hotel_id, id desc);
select make_hotel_table('test_questions');

-- 0005-practice
create table practice_mails (
  id uuid primary key default uuidv7(),
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  created_at timestamptz not null default now()
);

-- 0006-preferences
create table user_preferences (
  user_id uuid primary key references "user" ("id") on delete cascade,
  language text,
  appearance text,
  alarm_sound boolean not null default true,
  desktop_notices boolean not null default true
);

-- 0007-deliveries
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

create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
insert into kysely_migration_lock (id) values ('migration_lock');
insert into kysely_migration (name, timestamp) values
  ('0001-accounts', '2026-01-01T00:00:00.000Z'),
  ('0002-hotels', '2026-01-01T00:00:00.001Z'),
  ('0003-conversations', '2026-01-01T00:00:00.002Z'),
  ('0004-bookings', '2026-01-01T00:00:00.003Z'),
  ('0005-practice', '2026-01-01T00:00:00.004Z'),
  ('0006-preferences', '2026-01-01T00:00:00.005Z'),
  ('0007-deliveries', '2026-01-01T00:00:00.006Z');
