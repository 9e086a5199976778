-- One guest may have several addresses: a phone, WhatsApp's business-scoped user id, a new phone. All belong to one thread
-- (docs/decisions/0056-one-guest-many-addresses.md).

\ir ../functions/access/make_hotel_table.sql

-- A further address of a guest. key: the key of the address, as identity_key of a conversation. thread_key: identity_key of
-- the thread it belongs to, which may not have begun yet; never the key of another row. seen_with: the key that the provider
-- named beside it; null: staff merged two guests. The first address of a thread is in its conversation. The indexes begin
-- with what finds one row (0037).
CREATE TABLE conversation_addresses (
  key text NOT NULL,
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  thread_key text NOT NULL,
  address text NOT NULL,
  seen_with text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key, hotel_id),
  CHECK (key <> thread_key)
);
CREATE INDEX conversation_addresses_thread ON conversation_addresses (thread_key, hotel_id);
SELECT make_hotel_table('conversation_addresses');

-- in: the address that wrote. out: the address it is sent to, stored with the first attempt; null: the address of the
-- conversation that wrote last.
ALTER TABLE messages ADD COLUMN address text;

-- Two guests made one. kept_id keeps its id; gone_id is null where only threads of one guest were merged. conversation_id:
-- the thread of both, null if neither has one.
CREATE TABLE guest_merges (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  kept_id uuid NOT NULL,
  gone_id uuid,
  conversation_id uuid,
  how text NOT NULL CHECK (how IN ('staff', 'seen_together')),
  merged_by uuid,
  merged_by_name text,
  merged_at timestamptz NOT NULL,
  undone_at timestamptz,
  undone_by_name text
);
CREATE INDEX guest_merges_kept ON guest_merges (kept_id, id DESC);
CREATE INDEX guest_merges_hotel ON guest_merges (hotel_id, id DESC);
SELECT make_hotel_table('guest_merges');

-- What a merge changed, until it is undone. before: the row, or the columns that changed; null: the merge made the row.
-- after: of rows that the merge changed and did not move, the row as the merge left it.
CREATE TABLE guest_merge_rows (
  merge_id uuid NOT NULL REFERENCES guest_merges ON DELETE CASCADE,
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  table_name text NOT NULL,
  row_key text NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (merge_id, table_name, row_key)
);
CREATE INDEX guest_merge_rows_conversation ON guest_merge_rows (row_key) WHERE table_name = 'conversations';
CREATE INDEX guest_merge_rows_hotel ON guest_merge_rows (hotel_id);
SELECT make_hotel_table('guest_merge_rows');

-- Two guests of whom staff said that they are not the same. one_id < other_id.
CREATE TABLE guest_distinctions (
  one_id uuid NOT NULL,
  other_id uuid NOT NULL,
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (one_id, other_id),
  CHECK (one_id < other_id)
);
CREATE INDEX guest_distinctions_hotel ON guest_distinctions (hotel_id);
SELECT make_hotel_table('guest_distinctions');

-- Merging moves the history to the other thread.
GRANT UPDATE (conversation_id) ON conversation_events TO concierge_hotel;
ALTER TABLE conversation_events
  DROP CONSTRAINT conversation_events_kind_check,
  ADD CONSTRAINT conversation_events_kind_check CHECK (
    kind IN (
      'taken_over', 'assigned', 'not_taken', 'handed_back', 'returned', 'resolved', 'in_progress', 'set_open',
      'reopened', 'snoozed', 'woken', 'merged', 'unmerged'
    )
  ) NOT VALID;
