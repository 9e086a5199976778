-- Mailed links of accounts, and counters that slow down guessing and limit mail.

create table account_links (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('verification', 'password_reset')),
  user_id uuid not null references "user" on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_links_user on account_links (user_id);
create index account_links_expiry on account_links (expires_at);

-- The key holds a hash of the address, never the address: unknown addresses are counted too.
create table account_counters (
  key text primary key,
  count integer not null,
  started_at timestamptz not null,
  last_at timestamptz not null
);
create index account_counters_last on account_counters (last_at);
