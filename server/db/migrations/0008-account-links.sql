-- Links of accounts sent by mail, and counters that slow down guessing and limit mail.

CREATE TABLE account_links (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  kind text NOT NULL CHECK (kind IN ('verification', 'password_reset')),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_links_user ON account_links (user_id);
CREATE INDEX account_links_expiry ON account_links (expires_at);

-- The key has a hash of the address, not the address: unknown addresses are counted too.
CREATE TABLE account_counters (
  key text PRIMARY KEY,
  count integer NOT NULL,
  started_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX account_counters_last ON account_counters (last_at);
