-- What stops a queued message. record_accepted applies status callbacks that came first
-- (../functions/pipeline/record_accepted.sql).

-- Why a queued message must not be sent any more. Its delivery marks it as failed.
ALTER TABLE messages ADD COLUMN withdrawn_reason text;

-- Numbers that the provider has switched off. Nothing is sent from them for a while after stopped_at.
CREATE TABLE stopped_senders (
  whatsapp_number text PRIMARY KEY,
  error_code integer NOT NULL,
  stopped_at timestamptz NOT NULL
);
