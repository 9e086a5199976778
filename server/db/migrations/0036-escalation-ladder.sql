-- Who is called when a guest waits for a person, by which channel, and after how long.

\ir ../functions/access/make_hotel_table.sql

-- Telephone numbers of staff, for calls of the ladder only.
CREATE TABLE duty_contacts (
  hotel_id uuid NOT NULL,
  user_id uuid NOT NULL,
  phone text,
  is_manager boolean NOT NULL DEFAULT FALSE,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, user_id),
  FOREIGN KEY (user_id, hotel_id) REFERENCES hotel_staff (user_id, hotel_id) ON DELETE CASCADE
);
CREATE INDEX duty_contacts_user ON duty_contacts (user_id, hotel_id);
SELECT make_hotel_table('duty_contacts');

-- A hotel's own ladder. A hotel without rows has the ladder of the product (ladder.values.ts).
CREATE TABLE ladder_rungs (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  priority text NOT NULL CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  channel text NOT NULL CHECK (channel IN ('console', 'push', 'sms', 'call', 'manager', 'guest')),
  after_seconds integer NOT NULL CHECK (after_seconds BETWEEN 0 AND 86400),
  PRIMARY KEY (hotel_id, priority, channel)
);
SELECT make_hotel_table('ladder_rungs');

-- One ladder at a time for each conversation that waits for a person. rank: waiting_rank of the conversation when it
-- started. All times are the database's.
CREATE TABLE ladders (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  rank smallint NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('taken', 'raised')),
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE UNIQUE INDEX ladders_under_way ON ladders (conversation_id) WHERE ended_at IS NULL;
CREATE INDEX ladders_conversation ON ladders (conversation_id, started_at DESC);
CREATE INDEX ladders_hotel ON ladders (hotel_id, started_at DESC);
SELECT make_hotel_table('ladders');

-- A step happens once: it leaves 'planned' in the transaction that stores its calls.
CREATE TABLE ladder_steps (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  ladder_id uuid NOT NULL REFERENCES ladders ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('console', 'push', 'sms', 'call', 'manager', 'guest')),
  due_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'done', 'skipped', 'cancelled')),
  settled_at timestamptz,
  UNIQUE (ladder_id, channel)
);
CREATE INDEX ladder_steps_due ON ladder_steps (due_at) WHERE state = 'planned';
CREATE INDEX ladder_steps_hotel ON ladder_steps (hotel_id);
SELECT make_hotel_table('ladder_steps');

-- What leaves the house for a step: one row for each telephone. 'trying' is stored before the provider is called; after
-- due_at another process may look the attempt up and go on. ladder_id is null for a test.
CREATE TABLE ladder_calls (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  ladder_id uuid REFERENCES ladders ON DELETE CASCADE,
  step_id uuid REFERENCES ladder_steps ON DELETE CASCADE,
  user_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('push', 'sms', 'call')),
  address text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'trying', 'sent', 'taken', 'ended', 'failed', 'cancelled')),
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  first_attempt_at timestamptz,
  provider_id text,
  problem text,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  CHECK ((ladder_id IS NULL) = (step_id IS NULL))
);
CREATE UNIQUE INDEX ladder_calls_once ON ladder_calls (step_id, address);
CREATE INDEX ladder_calls_due ON ladder_calls (due_at) WHERE state IN ('waiting', 'trying');
CREATE INDEX ladder_calls_ringing ON ladder_calls (due_at) WHERE state = 'sent' AND channel = 'call';
CREATE INDEX ladder_calls_address ON ladder_calls (address, created_at DESC);
CREATE INDEX ladder_calls_ladder ON ladder_calls (ladder_id);
CREATE INDEX ladder_calls_hotel ON ladder_calls (hotel_id, created_at DESC);
SELECT make_hotel_table('ladder_calls');

-- Guests who wait already when this version starts: their ladder has no steps, so that nobody is called for old requests.
INSERT INTO ladders (hotel_id, conversation_id, rank)
SELECT hotel_id, id, waiting_rank FROM conversations WHERE human_required_count > 0;
