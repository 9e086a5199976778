-- WhatsApp senders of the provider's account as read last, also those that no hotel has.
CREATE TABLE account_senders (
  number text PRIMARY KEY,
  account text NOT NULL,
  provider_id text NOT NULL,
  status text NOT NULL,
  quality text,
  messaging_limit text,
  display_name text,
  callback_url text
);
