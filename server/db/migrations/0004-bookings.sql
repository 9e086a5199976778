-- Bookings, the messages that accompany a stay, and how a hotel wants its messages.

\ir ../functions/make_hotel_table.sql

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
