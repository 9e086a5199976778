-- Guests, conversations, messages and guest requests; see the glossary in conversations.schema.ts.

\ir ../functions/make_hotel_table.sql

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
