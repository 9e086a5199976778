-- Registers a worker for as long as this session lasts: PostgreSQL releases its lock when the connection ends, also after
-- kill -9 of the process.
CREATE OR REPLACE FUNCTION enlist_worker()
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE
  me integer;
BEGIN
  INSERT INTO workers DEFAULT VALUES
  RETURNING id INTO me;

  PERFORM pg_advisory_lock(7001, me);
  RETURN me;
END
$$;
