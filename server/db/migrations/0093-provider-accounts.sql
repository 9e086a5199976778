-- Subaccounts at the WhatsApp provider. The account of the settings has no row.
CREATE TABLE provider_accounts (
  account text PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'suspended', 'closed')),
  added_at timestamptz NOT NULL,
  added_by text NOT NULL
);

-- Which account a number belongs to, and belonged to before. A number without a row is of the account of the settings.
CREATE TABLE provider_account_numbers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  number text NOT NULL,
  account text NOT NULL,
  -- Null: the present account.
  until timestamptz
);
CREATE UNIQUE INDEX provider_account_numbers_present ON provider_account_numbers (number) WHERE until IS NULL;

-- Handles in accounts that the hotel's number belonged to before.
ALTER TABLE whatsapp_templates ADD COLUMN former_handles text[] NOT NULL DEFAULT '{}';
