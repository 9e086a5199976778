-- Inserts a row that was deleted. Columns that are younger than the log get their defaults.
CREATE OR REPLACE FUNCTION restore_row(name regclass, stored jsonb)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  names text;
BEGIN
  SELECT string_agg(format('%I', attname), ', ')
  INTO names
  FROM pg_attribute
  WHERE attrelid = name AND attnum > 0 AND NOT attisdropped AND stored ? attname;
  EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM jsonb_populate_record(NULL::%s, $1)', name, names, names, name)
    USING stored;
END
$$;
