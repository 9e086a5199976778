-- Gives back what workers held that were first missed 0.9 s ago: their session has ended. A process that has only lost its
-- connection tends to have it again by then and keeps what it held. Their turns are due at once. An attempt to send may have left the
-- process within send_within after it was stored; it is looked up that long, and 5 s for the provider, after its begin.
-- Returns the number of turns and messages; a worker that was stopped has finished its own.
CREATE OR REPLACE FUNCTION release_dead_workers(me integer, lease interval, send_within interval)
RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE
  dead integer[];
  turns integer;
  attempts integer;
BEGIN
  SELECT array_agg(w.id)
  INTO dead
  FROM workers w
  WHERE w.id <> me AND pg_try_advisory_xact_lock(7001, w.id);

  UPDATE workers
  SET missed_at = now()
  WHERE id = ANY (dead) AND missed_at IS NULL;

  SELECT array_agg(w.id)
  INTO dead
  FROM workers w
  WHERE w.id = ANY (dead) AND w.missed_at <= now() - interval '0.9 seconds';

  IF dead IS NULL THEN
    RETURN 0;
  END IF;

  UPDATE guest_requests
  SET claimed_by = NULL, due_at = now()
  WHERE turn_state = 'waiting' AND claimed_by = ANY (dead);
  GET DIAGNOSTICS turns = ROW_COUNT;

  UPDATE messages
  SET attempt_by = NULL, due_at = due_at - lease + send_within + interval '5 seconds'
  WHERE direction = 'out' AND delivery_status = 'queued' AND provider_sid IS NULL AND attempt_by = ANY (dead);
  GET DIAGNOSTICS attempts = ROW_COUNT;

  DELETE FROM workers WHERE id = ANY (dead);
  RETURN turns + attempts;
END
$$;
