-- What would be sent if jobs ran: run it while PAUSE_SENDING=1 (docs/backup.md, Old jobs). Changes nothing.
SELECT name AS queue, state, count(*) AS jobs, min(created_on) AS oldest, max(created_on) AS newest
FROM pgboss.job
WHERE state IN ('created', 'retry', 'active')
GROUP BY name, state
ORDER BY name, state;

SELECT 'messages not handed to the provider' AS waiting, count(*), min(created_at) AS oldest, max(created_at) AS newest
FROM messages
WHERE direction = 'out' AND delivery_status = 'queued' AND provider_sid IS NULL
UNION ALL
SELECT 'turns without an answer', count(*), min(last_message_at), max(last_message_at)
FROM guest_requests
WHERE turn_state = 'waiting';
