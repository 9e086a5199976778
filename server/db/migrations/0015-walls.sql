-- The role of a production login beside concierge_hotel, and an audit log that cannot be emptied
-- (../functions/access/refuse_change.sql). Privileges are in privileges.sql, which runs after every migration.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'concierge_platform') THEN
    CREATE ROLE concierge_platform NOLOGIN NOBYPASSRLS;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
