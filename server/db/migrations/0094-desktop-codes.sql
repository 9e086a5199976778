-- One-time codes with which the desktop program exchanges a sign-in made in the system's browser for its session.

-- challenge: SHA-256 of the verifier that only the program knows (RFC 7636). code_hash: SHA-256 of challenge and code.
CREATE TABLE desktop_codes (
  challenge text PRIMARY KEY,
  code_hash text NOT NULL,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  group_id uuid NOT NULL REFERENCES sso_connections ON DELETE CASCADE,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX desktop_codes_user ON desktop_codes (user_id);
CREATE INDEX desktop_codes_group ON desktop_codes (group_id);
