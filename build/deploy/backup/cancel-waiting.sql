-- After a restore, while PAUSE_SENDING=1: cancels what has waited for longer than :hours. Messages that were not handed
-- to the provider become failed, and turns without an answer go to the reception, so that both are seen in the console.
BEGIN;

UPDATE pgboss.job
SET state = 'cancelled', completed_on = now()
WHERE state IN ('created', 'retry', 'active')
  AND name IN ('mail', 'account_mail')
  AND created_on < now() - make_interval(hours => :hours);

UPDATE messages
SET delivery_status = 'failed', failed_at = now()
WHERE direction = 'out'
  AND delivery_status = 'queued'
  AND provider_sid IS NULL
  AND created_at < now() - make_interval(hours => :hours);

UPDATE guest_requests
SET turn_state = 'escalated', human_required = TRUE, escalated_at = coalesce(escalated_at, now())
WHERE turn_state = 'waiting' AND last_message_at < now() - make_interval(hours => :hours);

COMMIT;
