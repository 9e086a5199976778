-- The logins of a production database. Run it once as a superuser, connected to Concierge's own, empty database:
--   psql -d concierge -f server/db/roles.sql
-- Running it again changes nothing. Passwords are set afterwards (docs/operations.md).
--
--   concierge_owner     logs in for `npm run migrate`: owns the tables. CREATEROLE is used by the first migration only.
--   concierge_app       logs in for the running product: reads and writes rows, owns nothing, changes no structure.
--   concierge_hotel     cannot log in: what concierge_app becomes for one hotel's work, behind row-level security.
--   concierge_platform  cannot log in: what concierge_app may do otherwise (server/db/privileges.sql).
do $$ begin
  if not exists (select from pg_roles where rolname = 'concierge_owner') then
    create role concierge_owner login createrole nosuperuser nobypassrls nocreatedb;
  end if;
  if not exists (select from pg_roles where rolname = 'concierge_app') then
    create role concierge_app login nocreaterole nosuperuser nobypassrls nocreatedb;
  end if;
  if not exists (select from pg_roles where rolname = 'concierge_hotel') then
    create role concierge_hotel nologin nosuperuser nobypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'concierge_platform') then
    create role concierge_platform nologin nosuperuser nobypassrls;
  end if;
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, create, temporary on database %I to concierge_owner', current_database());
  execute format('grant connect on database %I to concierge_app', current_database());
end $$;
grant concierge_hotel to concierge_app with inherit false, set true;
grant concierge_platform to concierge_app with inherit true, set false;
revoke create on schema public from public;
grant usage, create on schema public to concierge_owner;
grant usage on schema public to concierge_app;
