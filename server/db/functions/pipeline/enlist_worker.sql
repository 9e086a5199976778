-- Registers a worker for as long as this session lasts: PostgreSQL releases its lock when the connection ends, also after
-- kill -9 of the process.
-- previous: the number of this process in a session that was lost. The process keeps it where it can, so that the requests it
-- has under way stay its own (PostgreSQL was restarted, or the connection broke).
CREATE OR REPLACE FUNCTION enlist_worker(previous integer DEFAULT NULL)
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE
  me integer;
BEGIN
  -- The session before may not have ended yet, or others look at this moment who has none.
  FOR attempt IN 1..10 LOOP
    EXIT WHEN previous IS NULL;

    IF pg_try_advisory_lock(7001, previous) THEN
      INSERT INTO workers (id) VALUES (previous)
      ON CONFLICT (id) DO UPDATE SET missed_at = NULL;
      RETURN previous;
    END IF;

    PERFORM pg_sleep(0.05);
  END LOOP;

  INSERT INTO workers DEFAULT VALUES
  RETURNING id INTO me;

  PERFORM pg_advisory_lock(7001, me);
  RETURN me;
END
$$;
