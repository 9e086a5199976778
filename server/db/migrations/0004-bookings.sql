-- Bookings, the messages of a stay, templates, and the hotel's settings for its messages.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE bookings (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  guest_id uuid REFERENCES guests ON DELETE SET NULL,
  guest_name text NOT NULL,
  guest_phone text NOT NULL,
  phone_key text NOT NULL,
  guest_email text,
  room_type text,
  check_in_date date NOT NULL,
  check_out_date date NOT NULL,
  number_of_guests integer NOT NULL DEFAULT 1 CHECK (number_of_guests >= 1),
  special_requests text,
  total_amount numeric(12, 2),
  booking_source text NOT NULL DEFAULT 'direct',
  confirmation_number text NOT NULL,
  guest_preferences text,
  language text,
  status text NOT NULL DEFAULT 'confirmed' CHECK (status IN ('confirmed', 'checked-in', 'checked-out', 'cancelled')),
  version integer NOT NULL DEFAULT 1,
  welcome_message_sent boolean NOT NULL DEFAULT FALSE,
  pre_arrival_message_sent boolean NOT NULL DEFAULT FALSE,
  checkin_message_sent boolean NOT NULL DEFAULT FALSE,
  stay_message_sent boolean NOT NULL DEFAULT FALSE,
  checkout_message_sent boolean NOT NULL DEFAULT FALSE,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (check_out_date > check_in_date),
  UNIQUE (hotel_id, confirmation_number)
);
CREATE INDEX bookings_newest ON bookings (hotel_id, id DESC);
CREATE INDEX bookings_arrivals ON bookings (hotel_id, check_in_date);
CREATE INDEX bookings_departures ON bookings (hotel_id, check_out_date);
CREATE INDEX bookings_status ON bookings (hotel_id, status, id DESC);
CREATE INDEX bookings_phone ON bookings (hotel_id, phone_key, check_in_date);
CREATE INDEX bookings_guest ON bookings (guest_id, check_in_date DESC);
CREATE INDEX bookings_search ON bookings USING gin (
  (guest_name || ' ' || guest_phone || ' ' || confirmation_number || ' ' || coalesce(guest_email, '')) gin_trgm_ops
);
SELECT make_hotel_table('bookings');

-- Plan and log of the messages of a stay: what is sent, when, with which result. The delivery status is in messages.
CREATE TABLE booking_message_logs (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  message_type text NOT NULL CHECK (message_type IN ('welcome', 'pre_arrival', 'checkin', 'stay', 'checkout')),
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'sent', 'failed', 'skipped', 'cancelled')),
  reason text,
  due_at timestamptz,
  late_after timestamptz,
  custom_message text,
  phone_number text,
  message_id uuid REFERENCES messages ON DELETE SET NULL,
  -- A process is sending it. After this time another one may.
  claimed_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX booking_message_logs_booking ON booking_message_logs (booking_id, id DESC);
CREATE UNIQUE INDEX booking_message_logs_planned_once ON booking_message_logs (booking_id, message_type)
  WHERE state = 'planned';
CREATE INDEX booking_message_logs_due ON booking_message_logs (due_at) WHERE state = 'planned';
CREATE INDEX booking_message_logs_message ON booking_message_logs (message_id);
SELECT make_hotel_table('booking_message_logs');

CREATE TABLE hotel_message_settings (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  message_tone text NOT NULL DEFAULT 'friendly',
  brand_voice_description text,
  include_emojis boolean NOT NULL DEFAULT TRUE,
  message_length_preference text NOT NULL DEFAULT 'medium',
  custom_greeting_style text NOT NULL DEFAULT 'personalized',
  include_hotel_amenities boolean NOT NULL DEFAULT TRUE,
  include_local_recommendations boolean NOT NULL DEFAULT FALSE,
  signature_phrase text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
SELECT make_hotel_table('hotel_message_settings');

CREATE TABLE hotel_message_templates (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  message_type text NOT NULL CHECK (message_type IN ('welcome', 'pre_arrival', 'checkin', 'stay', 'checkout')),
  is_active boolean NOT NULL DEFAULT TRUE,
  custom_prompt text,
  fallback_template text,
  -- The hotel's own texts for guests of other languages: { language: text }.
  translations jsonb NOT NULL DEFAULT '{}',
  -- { days, time }: days relative to check-in (checkout: to check-out), local time of the hotel. Null: the default.
  schedule jsonb,
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (hotel_id, message_type)
);
SELECT make_hotel_table('hotel_message_templates');

CREATE TABLE whatsapp_templates (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  message_type text NOT NULL,
  language text NOT NULL,
  name text NOT NULL,
  body text NOT NULL,
  variables jsonb NOT NULL DEFAULT '[]',
  category text NOT NULL DEFAULT 'UTILITY',
  content_sid text,
  approval_status text NOT NULL DEFAULT 'unsubmitted',
  rejection_reason text,
  -- The version that WhatsApp approved before. It is sent until this one is approved.
  in_use jsonb,
  checked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (hotel_id, message_type, language)
);
CREATE INDEX whatsapp_templates_pending ON whatsapp_templates (checked_at)
  WHERE approval_status IN ('received', 'pending');
SELECT make_hotel_table('whatsapp_templates');

CREATE TABLE test_questions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  question text NOT NULL,
  -- Messages before the question, oldest first.
  history jsonb NOT NULL DEFAULT '[]',
  expected_reply text,
  expected jsonb NOT NULL DEFAULT '{}',
  last_result jsonb,
  last_run_at timestamptz,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX test_questions_hotel ON test_questions (hotel_id, id DESC);
SELECT make_hotel_table('test_questions');
