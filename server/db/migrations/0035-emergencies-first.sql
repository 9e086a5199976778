-- Emergencies stand before all other waits: rank -1 (../functions/conversations/waiting_rank.sql).
UPDATE conversations c
SET waiting_rank = -1
WHERE c.human_required_count > 0 AND EXISTS (
  SELECT FROM guest_requests r
  WHERE r.conversation_id = c.id AND r.status = 'open' AND r.human_required
    AND (r.category = 'emergency' OR 'safety' = ANY (r.reasons))
);
