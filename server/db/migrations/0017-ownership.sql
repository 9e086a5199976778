-- When a conversation owned by staff returns to the assistant, and the history of its owners and states.

\ir ../functions/access/make_hotel_table.sql

-- 0: conversations never return by themselves.
ALTER TABLE hotel_message_settings ADD COLUMN assistant_returns_after_minutes integer NOT NULL DEFAULT 120
  CHECK (assistant_returns_after_minutes BETWEEN 0 AND 1440);

-- staff_acted_at: the last action of staff. assistant_returns_at: null while the assistant owns the conversation, where
-- the hotel has switched the return off, and while an emergency is open.
ALTER TABLE conversations
  ADD COLUMN staff_acted_at timestamptz,
  ADD COLUMN assistant_returns_at timestamptz;
UPDATE conversations
SET
  staff_acted_at = now(),
  assistant_returns_at = now() + INTERVAL '2 hours'
WHERE owner = 'staff';
CREATE INDEX conversations_returning ON conversations (assistant_returns_at) WHERE assistant_returns_at IS NOT NULL;

-- Who changed the owner or a state, and when. Not a kind of message, so that it cannot be sent to a guest.
CREATE TABLE conversation_events (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  kind text NOT NULL CHECK (
    kind IN (
      'taken_over', 'assigned', 'handed_back', 'returned', 'resolved', 'in_progress', 'set_open', 'reopened'
    )
  ),
  actor_id uuid,
  -- Null: not done by a person.
  actor_name text,
  -- assigned: { assigned_name }; returned: { minutes }.
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX conversation_events_conversation ON conversation_events (conversation_id, created_at DESC, id DESC);
CREATE INDEX conversation_events_hotel ON conversation_events (hotel_id);
SELECT make_hotel_table('conversation_events', 'select, insert');
