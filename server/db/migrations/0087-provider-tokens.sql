-- Tokens of the WhatsApp provider's accounts, so that one can be changed while the processes run.
CREATE TABLE provider_tokens (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  account text NOT NULL,
  -- A keyed hash, by which a token of the settings is known again.
  fingerprint text NOT NULL,
  -- The last four characters.
  ends text NOT NULL,
  -- Null: of the settings, or taken back.
  sealed text,
  -- False: signs webhooks only (TWILIO_AUTH_TOKEN_SECONDARY).
  calls boolean NOT NULL,
  entered_at timestamptz NOT NULL,
  -- Null: of the settings.
  entered_by text,
  signed_at timestamptz,
  taken_back_at timestamptz,
  UNIQUE (account, fingerprint)
);
