-- The logins of a production database. Run it once as a superuser, connected to Concierge's own, empty database:
--   psql -d concierge -f server/db/roles.sql
-- Running it again changes nothing. Passwords are set afterwards (docs/operations.md).
--
--   concierge_owner     logs in for `npm run migrate`; owns the tables. CREATEROLE is used by the first migration only.
--   concierge_app       logs in for the running product; reads and writes rows, owns nothing, changes no structure.
--   concierge_hotel     cannot log in; the role of concierge_app during one hotel's work, behind row-level security.
--   concierge_pipeline  cannot log in; the role of concierge_app for the queue: it may call ten functions and read no table.
--   concierge_platform  cannot log in; the privileges of concierge_app otherwise (server/db/privileges.sql).
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'concierge_owner') THEN
    CREATE ROLE concierge_owner LOGIN CREATEROLE NOSUPERUSER NOBYPASSRLS NOCREATEDB;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'concierge_app') THEN
    CREATE ROLE concierge_app LOGIN NOCREATEROLE NOSUPERUSER NOBYPASSRLS NOCREATEDB;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'concierge_hotel') THEN
    CREATE ROLE concierge_hotel NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'concierge_platform') THEN
    CREATE ROLE concierge_platform NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'concierge_pipeline') THEN
    CREATE ROLE concierge_pipeline NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;

  EXECUTE format('REVOKE ALL ON DATABASE %I FROM public', current_database());
  EXECUTE format('GRANT CONNECT, CREATE, TEMPORARY ON DATABASE %I TO concierge_owner', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO concierge_app', current_database());
END
$$;

GRANT concierge_hotel TO concierge_app WITH INHERIT FALSE, SET TRUE;
GRANT concierge_pipeline TO concierge_app WITH INHERIT FALSE, SET TRUE;
GRANT concierge_platform TO concierge_app WITH INHERIT TRUE, SET FALSE;
REVOKE CREATE ON SCHEMA public FROM public;
GRANT USAGE, CREATE ON SCHEMA public TO concierge_owner;
GRANT USAGE ON SCHEMA public TO concierge_app;
