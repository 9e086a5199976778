-- Guests, conversations, messages and guest requests; see the glossary in conversations.schema.ts.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE guests (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  first_name text,
  last_name text,
  phone text NOT NULL,
  phone_key text NOT NULL,
  email text,
  vip_status boolean NOT NULL DEFAULT FALSE,
  notes text,
  preferences text,
  language text,
  last_stay_date date,
  total_stays integer NOT NULL DEFAULT 0,
  total_spent numeric(12, 2) NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX guests_newest ON guests (hotel_id, id DESC);
CREATE INDEX guests_phone ON guests (hotel_id, phone_key);
CREATE INDEX guests_search ON guests USING gin (
  (coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || phone)
  gin_trgm_ops
);
SELECT make_hotel_table('guests');

CREATE TABLE conversations (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  guest_id uuid REFERENCES guests ON DELETE SET NULL,
  guest_phone text,
  whatsapp_id text,
  -- One key for all spellings of a guest's number.
  identity_key text NOT NULL,
  -- The address of the last inbound message. Replies go there.
  reply_address text NOT NULL,
  guest_name text,
  language text,
  owner text NOT NULL DEFAULT 'assistant' CHECK (owner IN ('assistant', 'staff')),
  assigned_to uuid,
  assigned_name text,
  last_inbound_at timestamptz,
  last_message_at timestamptz NOT NULL DEFAULT now(),
  opted_out_at timestamptz,
  summary text,
  unread_count integer NOT NULL DEFAULT 0,
  open_count integer NOT NULL DEFAULT 0,
  human_required_count integer NOT NULL DEFAULT 0,
  waiting_since timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (hotel_id, identity_key)
);
CREATE INDEX conversations_newest ON conversations (hotel_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_open ON conversations (hotel_id, last_message_at DESC, id DESC) WHERE open_count > 0;
CREATE INDEX conversations_resolved ON conversations (hotel_id, last_message_at DESC, id DESC) WHERE open_count = 0;
CREATE INDEX conversations_waiting ON conversations (hotel_id, waiting_since) WHERE human_required_count > 0;
CREATE INDEX conversations_guest ON conversations (guest_id);
SELECT make_hotel_table('conversations');

-- What a conversation is found by. A table of its own: the conversation's row changes with each message, and each
-- change would write the trigram index again.
CREATE TABLE conversation_names (
  conversation_id uuid PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
  hotel_id uuid NOT NULL,
  names text NOT NULL
);
CREATE INDEX conversation_names_search ON conversation_names USING gin (names gin_trgm_ops);
SELECT make_hotel_table('conversation_names');

CREATE TABLE guest_requests (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  guest_name text,
  guest_phone text,
  message text NOT NULL,
  category text NOT NULL DEFAULT 'general',
  ai_response text,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in_progress', 'resolved', 'completed')),
  priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  human_required boolean NOT NULL DEFAULT FALSE,
  reasons text[] NOT NULL DEFAULT '{}',
  attachments jsonb NOT NULL DEFAULT '[]',
  location_lat double precision,
  location_lng double precision,
  location_address text,
  -- waiting: not settled yet. All other states are final.
  turn_state text NOT NULL DEFAULT 'waiting'
    CHECK (turn_state IN ('waiting', 'answered', 'escalated', 'staff', 'silent')),
  last_message_at timestamptz NOT NULL DEFAULT now(),
  -- Number of the guest's messages. A draft made for fewer is discarded.
  message_count integer NOT NULL DEFAULT 1,
  answered_at timestamptz,
  escalated_at timestamptz,
  resolved_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX guest_requests_newest ON guest_requests (hotel_id, id DESC);
CREATE INDEX guest_requests_status ON guest_requests (hotel_id, status, id DESC);
CREATE INDEX guest_requests_not_completed ON guest_requests (hotel_id) WHERE status <> 'completed';
CREATE INDEX guest_requests_done ON guest_requests (hotel_id, updated_at) WHERE status IN ('resolved', 'completed');
CREATE INDEX guest_requests_conversation ON guest_requests (conversation_id, id DESC);
CREATE INDEX guest_requests_period ON guest_requests (hotel_id, created_at);
CREATE INDEX guest_requests_time ON guest_requests USING brin (created_at);
CREATE INDEX guest_requests_waiting ON guest_requests (conversation_id) WHERE turn_state = 'waiting';
SELECT make_hotel_table('guest_requests');

CREATE TABLE messages (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  request_id uuid REFERENCES guest_requests ON DELETE SET NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  author text NOT NULL CHECK (author IN ('guest', 'assistant', 'staff', 'system')),
  author_id uuid,
  author_name text,
  content text NOT NULL DEFAULT '',
  -- [{ type, url, filename, content_type }], with the provider's url.
  attachments jsonb NOT NULL DEFAULT '[]',
  location_lat double precision,
  location_lng double precision,
  location_address text,
  provider_sid text UNIQUE,
  client_key text,
  content_sid text,
  content_variables jsonb,
  validity_seconds integer,
  delivery_status text NOT NULL DEFAULT 'queued',
  error_code integer,
  error_message text,
  assistant jsonb,
  -- An attempt without an answer may have reached the provider: its message list is read before sending again.
  attempts integer NOT NULL DEFAULT 0,
  first_attempt_at timestamptz,
  attempt_started_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  delivered_at timestamptz,
  read_at timestamptz,
  failed_at timestamptz
);
CREATE UNIQUE INDEX messages_client_key ON messages (hotel_id, client_key) WHERE client_key IS NOT NULL;
CREATE INDEX messages_conversation ON messages (conversation_id, id DESC);
CREATE INDEX messages_request ON messages (request_id);
CREATE INDEX messages_queued ON messages (conversation_id, id)
  WHERE direction = 'out' AND delivery_status = 'queued' AND provider_sid IS NULL;
CREATE INDEX messages_hotel ON messages (hotel_id, id DESC);
CREATE INDEX messages_period ON messages (hotel_id, created_at);
CREATE INDEX messages_time ON messages USING brin (created_at);
SELECT make_hotel_table('messages');

-- Status callbacks that came before the message's sid was stored.
CREATE TABLE early_status_callbacks (
  id bigserial PRIMARY KEY,
  provider_sid text NOT NULL,
  delivery_status text NOT NULL,
  error_code integer,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX early_status_callbacks_sid ON early_status_callbacks (provider_sid);

-- A row of a batch of receive_messages.
CREATE TYPE inbound_item AS (
  place bigint,
  hotel_id uuid,
  identity_key text,
  sender text,
  guest_phone text,
  whatsapp_id text,
  guest_name text,
  body text,
  attachments jsonb,
  location_lat double precision,
  location_lng double precision,
  location_address text,
  provider_sid text,
  received_at timestamptz,
  conversation_id uuid,
  request_id uuid,
  message_id uuid,
  outcome text
);
