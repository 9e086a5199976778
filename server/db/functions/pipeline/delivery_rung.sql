-- The step of a delivery status; a message only moves up (shared/features/conversations/delivery-ladder.rules.ts). Null for
-- statuses that end a message.
CREATE OR REPLACE FUNCTION delivery_rung(status text)
RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_position(ARRAY['queued', 'accepted', 'scheduled', 'sending', 'sent', 'delivered', 'read'], status);
