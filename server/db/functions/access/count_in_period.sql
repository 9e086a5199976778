-- Counts one use of a quota and returns the count since the period began. A new period begins with the first use after
-- `since`. SECURITY DEFINER: a hotel's role may count, and may not read other counters.
CREATE OR REPLACE FUNCTION count_in_period(counter text, since timestamptz, at timestamptz)
RETURNS TABLE (count integer, started_at timestamptz)
LANGUAGE sql SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  INSERT INTO account_counters AS c (key, count, started_at, last_at)
  VALUES (counter, 1, at, at)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN c.started_at <= since THEN 1 ELSE c.count + 1 END,
    started_at = CASE WHEN c.started_at <= since THEN at ELSE c.started_at END,
    last_at = at
  RETURNING c.count, c.started_at
$$;
