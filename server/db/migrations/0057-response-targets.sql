-- Until when staff reply to a request and resolve it (docs/decisions/0058-targets-have-due-times.md). The check of old rows
-- follows (../online/0057-response-targets.sql).

\ir ../functions/access/make_hotel_table.sql

-- A hotel's own targets in minutes, of reception hours unless any_hour. Null: no target. A hotel without rows has
-- default_targets().
CREATE TABLE response_targets (
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  priority text NOT NULL CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  reply_minutes integer CHECK (reply_minutes BETWEEN 1 AND 43200),
  resolution_minutes integer CHECK (resolution_minutes BETWEEN 1 AND 43200),
  any_hour boolean NOT NULL,
  PRIMARY KEY (hotel_id, priority)
);
SELECT make_hotel_table('response_targets');

-- The due times of a request that needs a person, and how it went. Kept by triggers; all times are the database's.
-- *_overdue_at: when staff were called again because the target was missed.
CREATE TABLE request_targets (
  request_id uuid PRIMARY KEY REFERENCES guest_requests ON DELETE CASCADE,
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  priority text NOT NULL CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  any_hour boolean NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  reply_due_at timestamptz,
  resolution_due_at timestamptz,
  replied_at timestamptz,
  resolved_at timestamptz,
  reply_overdue_at timestamptz,
  resolution_overdue_at timestamptz
);
CREATE INDEX request_targets_started ON request_targets (hotel_id, started_at);
CREATE INDEX request_targets_reply ON request_targets (reply_due_at)
  WHERE replied_at IS NULL AND resolved_at IS NULL AND reply_overdue_at IS NULL;
CREATE INDEX request_targets_resolution ON request_targets (resolution_due_at)
  WHERE resolved_at IS NULL AND resolution_overdue_at IS NULL;
SELECT make_hotel_table('request_targets');

ALTER TABLE conversation_events
  DROP CONSTRAINT conversation_events_kind_check,
  ADD CONSTRAINT conversation_events_kind_check CHECK (
    kind IN (
      'taken_over', 'assigned', 'not_taken', 'handed_back', 'returned', 'resolved', 'in_progress', 'set_open',
      'reopened', 'snoozed', 'woken', 'merged', 'unmerged', 'overdue'
    )
  ) NOT VALID;
