-- uuidv7() for servers older than PostgreSQL 18, which brings its own. Runs before the migrations, whose tables use it
-- as a default. The first 60 bits are the time in microseconds, so that ids order by time as those of PostgreSQL 18 do.
DO $do$
BEGIN
  IF to_regprocedure('pg_catalog.uuidv7()') IS NOT NULL OR to_regprocedure('public.uuidv7()') IS NOT NULL THEN
    RETURN;
  END IF;
  CREATE FUNCTION public.uuidv7()
  RETURNS uuid
  LANGUAGE plpgsql
  PARALLEL SAFE
  AS $$
  DECLARE
    microseconds bigint := (extract(EPOCH FROM clock_timestamp()) * 1000000)::bigint;
    milliseconds bytea := substring(int8send(microseconds / 1000) FROM 3);
    -- Version 7 (4 bits), then the part of a millisecond in 4096ths.
    fraction bytea := int2send((28672 + (microseconds % 1000) * 4096 / 1000)::smallint);
  BEGIN
    RETURN encode(milliseconds || fraction || substring(uuid_send(gen_random_uuid()) FROM 9), 'hex')::uuid;
  END
  $$;
END
$do$;
