-- When a conversation that staff own goes back to the assistant, and the history of its owners and states.

\ir ../functions/make_hotel_table.sql

-- 0: taken-over conversations never go back by themselves.
alter table hotel_message_settings add column assistant_returns_after_minutes integer not null default 120
  check (assistant_returns_after_minutes between 0 and 1440);

-- staff_acted_at: the last action of staff in the conversation. assistant_returns_at: null while the assistant owns it,
-- where the hotel has switched the return off, and while an emergency is open.
alter table conversations add column staff_acted_at timestamptz, add column assistant_returns_at timestamptz;
update conversations set staff_acted_at = now(), assistant_returns_at = now() + interval '2 hours' where owner = 'staff';
create index conversations_returning on conversations (assistant_returns_at) where assistant_returns_at is not null;

-- Who changed the owner or a state, and when. A table of its own: nothing here can be sent to a guest.
create table conversation_events (
  id uuid primary key default uuidv7(),
  hotel_id uuid not null references hotels on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  kind text not null check (kind in ('taken_over', 'assigned', 'handed_back', 'returned', 'resolved', 'in_progress', 'set_open', 'reopened')),
  actor_id uuid,
  -- Null: no person did it.
  actor_name text,
  -- assigned: { assigned_name }; returned: { minutes }.
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index conversation_events_conversation on conversation_events (conversation_id, created_at desc, id desc);
create index conversation_events_hotel on conversation_events (hotel_id);
select make_hotel_table('conversation_events', 'select, insert');
