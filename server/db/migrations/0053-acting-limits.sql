-- Acting in a hotel has a reason and ends by itself. Sessions from before have neither and end now.
UPDATE acting_sessions SET ended_at = now() WHERE ended_at IS NULL;
ALTER TABLE acting_sessions
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN ends_at timestamptz NOT NULL DEFAULT now() + interval '1 hour';
CREATE INDEX acting_sessions_open ON acting_sessions (ends_at) WHERE ended_at IS NULL;
