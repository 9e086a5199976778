-- Departments of a hotel, and conversations that are given to a colleague or a department, or put aside until a time.
-- Indexes and the check of old rows follow (../online/0040-assignments.sql).

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE departments (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  name text NOT NULL,
  UNIQUE (hotel_id, id)
);
CREATE UNIQUE INDEX departments_name ON departments (hotel_id, lower(name));
SELECT make_hotel_table('departments');

CREATE TABLE department_members (
  hotel_id uuid NOT NULL,
  department_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (hotel_id, department_id, user_id),
  FOREIGN KEY (hotel_id, department_id) REFERENCES departments (hotel_id, id) ON DELETE CASCADE,
  FOREIGN KEY (user_id, hotel_id) REFERENCES hotel_staff (user_id, hotel_id) ON DELETE CASCADE
);
CREATE INDEX department_members_user ON department_members (user_id, hotel_id);
SELECT make_hotel_table('department_members');

-- A hotel without a row has the periods of the product (conversations.values.ts).
CREATE TABLE ownership_settings (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  taken_within_minutes integer NOT NULL CHECK (taken_within_minutes BETWEEN 1 AND 1440)
);
SELECT make_hotel_table('ownership_settings');

-- assignment_due_at: until then the colleague or the department has to take the conversation; null: taken. By the
-- database's clock. snoozed_until: put aside until then, or until the guest writes.
ALTER TABLE conversations
  ADD COLUMN department_id uuid,
  ADD COLUMN department_name text,
  ADD COLUMN assignment_due_at timestamptz,
  ADD COLUMN snoozed_until timestamptz;

ALTER TABLE conversation_events
  DROP CONSTRAINT conversation_events_kind_check,
  ADD CONSTRAINT conversation_events_kind_check CHECK (
    kind IN (
      'taken_over', 'assigned', 'not_taken', 'handed_back', 'returned', 'resolved', 'in_progress', 'set_open',
      'reopened', 'snoozed', 'woken'
    )
  ) NOT VALID;
