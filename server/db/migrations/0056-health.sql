-- What running processes say of themselves, every 10 seconds; rows of processes that ended are deleted after a day.
CREATE TABLE process_reports (
  id uuid PRIMARY KEY,
  role text NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  clock_ahead_ms integer NOT NULL,
  database_ms integer NOT NULL,
  -- Milliseconds for which the circuit breaker of the WhatsApp provider keeps messages back; 0: closed.
  whatsapp_rests_ms integer NOT NULL,
  -- Calls of each provider since the start of the process: {"model": {"ok": 12, "failed": 1}}.
  provider_calls jsonb NOT NULL
);

-- Webhooks that were refused because of their signature: 200 an hour at most, for 7 days.
CREATE TABLE refused_webhooks (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  path text NOT NULL,
  ip text,
  refused_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refused_webhooks_time ON refused_webhooks (refused_at);
