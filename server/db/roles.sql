-- The logins of a production database. Run it once as a superuser, connected to Concierge's own database:
--   psql -d concierge -f server/db/roles.sql
-- Running it again changes nothing. A new cluster needs it before a backup is restored: policies name these roles.
-- Passwords are set afterwards (docs/operations.md).
--
--   concierge_owner     logs in for `npm run migrate`; owns the tables.
--   concierge_app       logs in for the running product; reads and writes rows, owns nothing, changes no structure.
--   concierge_hotel     cannot log in; the role of concierge_app during one hotel's work, behind row-level security.
--   concierge_pipeline  cannot log in; the role of concierge_app for the queue: it may call ten functions and read no table.
--   concierge_platform  cannot log in; the privileges of concierge_app otherwise (server/db/privileges.sql).
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'concierge_owner') THEN
    CREATE ROLE concierge_owner LOGIN NOCREATEROLE NOSUPERUSER NOBYPASSRLS NOCREATEDB;
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

  -- PostgreSQL 15 has no options for a membership. Inheriting the other roles adds nothing there that concierge_app could not do:
  -- it may read and write the rows of all hotels.
  IF current_setting('server_version_num')::int < 160000 THEN
    GRANT concierge_hotel, concierge_pipeline, concierge_platform TO concierge_app;
  ELSE
    EXECUTE 'GRANT concierge_hotel TO concierge_app WITH INHERIT FALSE, SET TRUE';
    EXECUTE 'GRANT concierge_pipeline TO concierge_app WITH INHERIT FALSE, SET TRUE';
    EXECUTE 'GRANT concierge_platform TO concierge_app WITH INHERIT TRUE, SET FALSE';
  END IF;
END
$$;

REVOKE CREATE ON SCHEMA public FROM public;
GRANT USAGE, CREATE ON SCHEMA public TO concierge_owner;
GRANT USAGE ON SCHEMA public TO concierge_app;
