-- Keys with which other systems of a hotel call the API. The key itself is not stored.

\ir ../functions/access/make_hotel_table.sql

-- key_hash: SHA-256 of the key, which has 256 random bits. minute_at, minute_calls: calls since the minute began.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL,
  created_by_name text,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by_name text,
  last_used_at timestamptz,
  last_used_ip text,
  minute_at timestamptz,
  minute_calls integer NOT NULL DEFAULT 0
);
CREATE INDEX api_keys_hotel ON api_keys (hotel_id);
SELECT make_hotel_table('api_keys');

-- The key that made a change; user_id is null then.
ALTER TABLE audit_log ADD COLUMN api_key_id uuid, ADD COLUMN api_key_name text;
