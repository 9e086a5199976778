-- Hotels, their staff, their knowledge, and the wall between hotels (docs/architecture.md, Two walls between hotels): a
-- hotel's work runs as the role concierge_hotel, which owns nothing and has no BYPASSRLS, with app.hotel_id set for the
-- transaction. make_hotel_table puts a table behind that wall.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'concierge_hotel') THEN
    CREATE ROLE concierge_hotel NOLOGIN NOBYPASSRLS;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;

DO $$
BEGIN
  EXECUTE format('GRANT concierge_hotel TO %I', current_user);
EXCEPTION
  WHEN OTHERS THEN NULL;
END
$$;

GRANT USAGE ON SCHEMA public TO concierge_hotel;

\ir ../functions/access/current_hotel_id.sql
\ir ../functions/access/make_hotel_table.sql

CREATE TABLE hotels (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL CHECK (name <> ''),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive', 'setup_required')),
  setup_completed boolean NOT NULL DEFAULT TRUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  address text,
  phone text,
  email text,
  whatsapp_number text UNIQUE,
  default_language text NOT NULL DEFAULT 'en',
  timezone text NOT NULL DEFAULT 'UTC',
  website_url text,
  restaurant_menu_url text,
  bar_menu_url text,
  amenities text[],
  check_in_time text NOT NULL DEFAULT '3:00 PM',
  check_out_time text NOT NULL DEFAULT '11:00 AM',
  policies text,
  special_services text[],
  latitude double precision,
  longitude double precision,
  assistant_enabled boolean NOT NULL DEFAULT TRUE,
  reception_opens text,
  reception_closes text,
  quiet_from text DEFAULT '21:30',
  quiet_until text DEFAULT '08:00',
  retention_days integer CHECK (retention_days > 0)
);
CREATE INDEX hotels_name ON hotels (lower(name));
ALTER TABLE hotels ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_wall ON hotels TO concierge_hotel USING (id = (SELECT current_hotel_id()));
GRANT SELECT, UPDATE ON hotels TO concierge_hotel;

CREATE TABLE hotel_staff (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('admin', 'staff')),
  last_login timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id)
);
CREATE INDEX hotel_staff_hotel ON hotel_staff (hotel_id);
SELECT make_hotel_table('hotel_staff');

CREATE TABLE staff_invitations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL DEFAULT 'staff' CHECK (role IN ('admin', 'staff')),
  token_hash text NOT NULL UNIQUE,
  invited_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX staff_invitations_hotel ON staff_invitations (hotel_id, id DESC);
-- One open invitation per address; a second one replaces it.
CREATE UNIQUE INDEX staff_invitations_once ON staff_invitations (hotel_id, email) WHERE used_at IS NULL;
SELECT make_hotel_table('staff_invitations');

CREATE TABLE faqs (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  question text NOT NULL,
  answer text NOT NULL,
  category text NOT NULL DEFAULT 'General',
  language text NOT NULL DEFAULT 'en',
  is_active boolean NOT NULL DEFAULT TRUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX faqs_hotel ON faqs (hotel_id, id DESC);
SELECT make_hotel_table('faqs');

CREATE TABLE hotel_knowledge (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  question text NOT NULL,
  answer text NOT NULL,
  category text NOT NULL DEFAULT 'general',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX hotel_knowledge_hotel ON hotel_knowledge (hotel_id, id DESC);
SELECT make_hotel_table('hotel_knowledge');

CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  type text NOT NULL,
  message text NOT NULL,
  created_by uuid,
  metadata jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'resolved')),
  resolved_by uuid,
  resolved_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notifications_pending ON notifications (hotel_id, id DESC) WHERE status = 'pending';
CREATE INDEX notifications_pending_everywhere ON notifications (id DESC) WHERE status = 'pending';
SELECT make_hotel_table('notifications');

CREATE TABLE acting_sessions (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  view_mode text NOT NULL DEFAULT 'hotel' CHECK (view_mode IN ('hotel', 'admin')),
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE UNIQUE INDEX acting_sessions_one ON acting_sessions (user_id) WHERE ended_at IS NULL;

CREATE TABLE audit_log (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid,
  user_id uuid,
  user_email text,
  acting_session_id uuid,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_log_hotel ON audit_log (hotel_id, id DESC);
CREATE INDEX audit_log_user ON audit_log (user_id, id DESC);
CREATE INDEX audit_log_time ON audit_log (created_at);
SELECT make_hotel_table('audit_log', 'select, insert');

-- Calls of the language model per hotel and day of its calendar. The daily limit is checked against them.
CREATE TABLE model_calls (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  day date NOT NULL,
  calls integer NOT NULL DEFAULT 0,
  PRIMARY KEY (hotel_id, day)
);
SELECT make_hotel_table('model_calls');

CREATE TABLE platform_settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_by uuid,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- No foreign key: rows are kept for an hour, and every message writes one.
CREATE TABLE live_events (
  id bigserial PRIMARY KEY,
  hotel_id uuid NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX live_events_hotel ON live_events (hotel_id, id);
CREATE INDEX live_events_age ON live_events USING brin (created_at);
SELECT make_hotel_table('live_events', 'select, insert');
GRANT USAGE ON SEQUENCE live_events_id_seq TO concierge_hotel;
