-- Gives back a turn that could not be settled; it is tried again after the turns that have not been tried yet.
CREATE OR REPLACE FUNCTION postpone_turn(worker integer, request uuid)
RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  UPDATE guest_requests r
  SET
    claimed_by = NULL,
    turn_priority = CASE r.turn_priority WHEN 0 THEN -1 ELSE r.turn_priority END,
    due_at = now() + least(60, power(2, least(r.claims, 6))) * interval '1 second'
  WHERE r.id = request AND r.turn_state = 'waiting' AND r.claimed_by = worker
$$;
