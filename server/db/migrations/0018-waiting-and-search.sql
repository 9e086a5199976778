-- Waiting guests are ordered by priority. Conversations are found by the words of their messages and by their bookings.

\ir ../functions/conversations/priority_rank.sql

-- The highest priority among the requests that wait for a person (priority_rank).
ALTER TABLE conversations ADD COLUMN waiting_rank smallint NOT NULL DEFAULT 3;

UPDATE conversations c
SET waiting_rank = (
  SELECT coalesce(min(priority_rank(r.priority)), 3)
  FROM guest_requests r
  WHERE r.conversation_id = c.id AND r.status = 'open' AND r.human_required
)
WHERE human_required_count > 0;

DROP INDEX conversations_waiting;
CREATE INDEX conversations_waiting ON conversations (hotel_id, waiting_rank, waiting_since, id)
  WHERE human_required_count > 0;

-- Names without accents and the index of words follow (../online/0018-waiting-and-search.sql).

DROP FUNCTION IF EXISTS search_conversations(text);
