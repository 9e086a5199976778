-- Hotels, their people, their knowledge, and the wall between hotels.
-- The wall (docs/architecture.md, Two walls between hotels): a hotel's work runs as the role `concierge_hotel`, which is no owner
-- and has no BYPASSRLS, with `app.hotel_id` set for the transaction. `make_hotel_table` puts row-level security on a
-- table, lets its hotel_id default to that setting, and grants the role what it may do.

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

\ir ../functions/current_hotel_id.sql
\ir ../functions/make_hotel_table.sql

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
