-- A message that may still be sent keeps the address that it was written for.
CREATE OR REPLACE FUNCTION keeps_address(m messages)
RETURNS boolean
LANGUAGE sql IMMUTABLE
AS $$
  SELECT m.direction = 'out' AND m.address IS NULL AND m.delivery_status IN ('queued', 'failed', 'undelivered')
$$;
