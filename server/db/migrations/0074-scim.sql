-- A company's directory tells who joins and leaves (SCIM 2.0).

-- Hashes are SHA-256 of tokens with 256 random bits. The token before works until scim_old_token_until.
ALTER TABLE sso_connections
  ADD COLUMN scim_token_hash text UNIQUE,
  ADD COLUMN scim_token_at timestamptz,
  ADD COLUMN scim_old_token_hash text UNIQUE,
  ADD COLUMN scim_old_token_until timestamptz;

-- Accounts that the directory of a group keeps.
CREATE TABLE scim_users (
  group_id uuid NOT NULL REFERENCES sso_connections ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  external_id text,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, user_id)
);
CREATE INDEX scim_users_user ON scim_users (user_id);
