-- When each provider's webhooks could be received last, and which of its messages are compared with ours next.
CREATE TABLE webhook_watch (
  provider text PRIMARY KEY,
  alive_at timestamptz NOT NULL,
  compare_from timestamptz NOT NULL,
  compare_at timestamptz NOT NULL
);
