-- Deletes entries of the audit log that are older than :years years (1 at least), as the owner of the tables or a superuser:
--   psql -v ON_ERROR_STOP=1 -v years=3 -d concierge -f prune-audit-log.sql
-- The log is append-only by a trigger, which is off inside each transaction only; others cannot write entries meanwhile, so
-- each transaction deletes at most 10,000 of them and waits at most 3 s for the table.
SET lock_timeout = '3s';
SELECT set_config('prune.years', :'years', FALSE) AS years;

CREATE OR REPLACE PROCEDURE pg_temp.prune_audit_log()
LANGUAGE plpgsql
AS $$
DECLARE
  years integer := current_setting('prune.years');
  deleted bigint;
  total bigint := 0;
BEGIN
  IF years < 1 THEN
    RAISE EXCEPTION 'entries of the last year are kept';
  END IF;
  LOOP
    ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
    DELETE FROM audit_log WHERE id IN (
      SELECT id FROM audit_log WHERE created_at < now() - make_interval(years => years) ORDER BY created_at LIMIT 10000
    );
    GET DIAGNOSTICS deleted = ROW_COUNT;
    ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;
    COMMIT;
    total := total + deleted;
    EXIT WHEN deleted < 10000;
  END LOOP;
  RAISE NOTICE '% entries deleted', total;
END
$$;

CALL pg_temp.prune_audit_log();
