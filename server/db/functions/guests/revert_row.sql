-- Gives the columns that are still as `after` says the values of `before`; later changes stay.
CREATE OR REPLACE FUNCTION revert_row(name regclass, id uuid, before jsonb, after jsonb)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  current jsonb;
  names text;
BEGIN
  EXECUTE format('SELECT to_jsonb(t) FROM %s t WHERE t.id = $1', name) INTO current USING id;
  SELECT string_agg(format('%I', k), ', ')
  INTO names
  FROM jsonb_object_keys(before) k
  WHERE current ? k AND current -> k = after -> k AND before -> k <> after -> k;
  IF names IS NOT NULL THEN
    EXECUTE format(
      'UPDATE %s t SET (%s) = (SELECT %s FROM jsonb_populate_record(NULL::%s, $2)) WHERE t.id = $1',
      name, names, names, name
    )
      USING id, before;
  END IF;
END
$$;
