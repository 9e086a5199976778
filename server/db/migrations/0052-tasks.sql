-- What a department has to do, often for a guest; and what was promised to one.

\ir ../functions/access/make_hotel_table.sql

-- proposed: a promise that was recognised in a message and that no person has confirmed. taken_at: when a person took or changed
-- it; ends its ladder. climbed_for: the due time for which a ladder has started. told_at: when the guest heard that it is done.
CREATE TABLE tasks (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  kind text NOT NULL DEFAULT 'task' CHECK (kind IN ('task', 'promise')),
  title text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('proposed', 'open', 'in_progress', 'done', 'cancelled')),
  priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  room_number text,
  room_id uuid REFERENCES rooms ON DELETE SET NULL,
  department_id uuid REFERENCES departments ON DELETE SET NULL,
  owner_id uuid,
  due_at timestamptz,
  conversation_id uuid REFERENCES conversations ON DELETE SET NULL,
  message_id uuid REFERENCES messages ON DELETE SET NULL,
  quote text,
  quote_author text,
  picture text,
  created_by_name text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  taken_at timestamptz,
  climbed_for timestamptz,
  done_at timestamptz,
  done_by_name text,
  told_at timestamptz
);
CREATE INDEX tasks_open ON tasks (hotel_id, due_at) WHERE status IN ('proposed', 'open', 'in_progress');
CREATE INDEX tasks_hotel ON tasks (hotel_id, id DESC);
CREATE INDEX tasks_conversation ON tasks (conversation_id);
CREATE INDEX tasks_room ON tasks (room_id);
CREATE INDEX tasks_department ON tasks (department_id);
CREATE INDEX tasks_late ON tasks (due_at) WHERE status IN ('open', 'in_progress');
CREATE INDEX tasks_message ON tasks (message_id);
CREATE UNIQUE INDEX tasks_promise ON tasks (message_id) WHERE kind = 'promise';
SELECT make_hotel_table('tasks');

-- A picture that staff took, beside the guest's own.
CREATE TABLE task_photos (
  task_id uuid PRIMARY KEY REFERENCES tasks ON DELETE CASCADE,
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  content_type text NOT NULL CHECK (content_type IN ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea NOT NULL
);
CREATE INDEX task_photos_hotel ON task_photos (hotel_id);
SELECT make_hotel_table('task_photos');

-- A ladder belongs to a conversation that waits or to a task that is overdue.
ALTER TABLE ladders ALTER COLUMN conversation_id DROP NOT NULL;
ALTER TABLE ladders ADD COLUMN task_id uuid REFERENCES tasks ON DELETE CASCADE;
ALTER TABLE ladders ADD CONSTRAINT ladders_one_cause CHECK ((conversation_id IS NULL) <> (task_id IS NULL)) NOT VALID;
CREATE UNIQUE INDEX ladders_of_task_under_way ON ladders (task_id) WHERE ended_at IS NULL;
CREATE INDEX ladders_task ON ladders (task_id) WHERE task_id IS NOT NULL;
