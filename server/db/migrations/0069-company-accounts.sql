-- Groups of hotels, and how their people sign in with the accounts of their company.

\ir ../functions/access/make_hotel_table.sql

CREATE TABLE hotel_groups (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A hotel is in one group at most.
CREATE TABLE group_hotels (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  group_id uuid NOT NULL REFERENCES hotel_groups ON DELETE CASCADE,
  UNIQUE (group_id, hotel_id)
);
SELECT make_hotel_table('group_hotels', 'select');

-- default_hotel_id: where a person without an account here becomes a member; null: only invited people get an account.
CREATE TABLE sso_connections (
  group_id uuid PRIMARY KEY REFERENCES hotel_groups ON DELETE CASCADE,
  issuer text NOT NULL,
  client_id text NOT NULL,
  sealed_secret text NOT NULL,
  is_enabled boolean NOT NULL,
  takes_unmarked_email boolean NOT NULL,
  password_off boolean NOT NULL,
  emergency_email text,
  default_hotel_id uuid,
  default_role text NOT NULL CHECK (default_role IN ('admin', 'staff')),
  changed_at timestamptz NOT NULL,
  CHECK (NOT password_off OR emergency_email IS NOT NULL),
  FOREIGN KEY (group_id, default_hotel_id) REFERENCES group_hotels (group_id, hotel_id)
    ON DELETE SET NULL (default_hotel_id)
);

-- Domains that a super admin has confirmed as the group's own.
CREATE TABLE sso_domains (
  domain text PRIMARY KEY,
  group_id uuid NOT NULL REFERENCES sso_connections ON DELETE CASCADE,
  confirmed_at timestamptz NOT NULL
);
CREATE INDEX sso_domains_group ON sso_domains (group_id);

-- One account for one person of a company, also when two of the person's browsers arrive at once.
CREATE UNIQUE INDEX account_company_identity ON account ("providerId", "accountId") WHERE "providerId" LIKE 'sso:%';
