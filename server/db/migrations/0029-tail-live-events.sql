-- API processes read live events by the transaction that wrote them instead of being sent each one by NOTIFY.
ALTER TABLE live_events ADD COLUMN tx xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX live_events_tx ON live_events (tx);
