-- WhatsApp numbers: the number that a hotel asks for is apart from the one that the platform has assigned.

-- whatsapp_number: entered by the hotel; several hotels may enter the same one. sender_number: assigned by the
-- platform. connected_number: routes webhooks and sends, kept by a trigger (../functions/access/keep_sender.sql).
ALTER TABLE hotels DROP CONSTRAINT hotels_whatsapp_number_key;
ALTER TABLE hotels ADD COLUMN sender_number text UNIQUE;
ALTER TABLE hotels ADD COLUMN sender_state text CHECK (sender_state IN ('connected', 'paused', 'restricted'));
ALTER TABLE hotels ADD COLUMN connected_number text;
ALTER TABLE hotels ADD CONSTRAINT hotels_sender CHECK ((sender_number IS NULL) = (sender_state IS NULL));
CREATE UNIQUE INDEX hotels_connected_number ON hotels (connected_number) WHERE connected_number IS NOT NULL;

-- Upgrade: a number that a guest has written to is in use and stays connected. Other numbers wait for a super admin.
UPDATE hotels h
SET
  sender_number = whatsapp_number,
  sender_state = 'connected',
  connected_number = whatsapp_number
WHERE whatsapp_number ~ '^[+][1-9][0-9]{6,14}$'
  AND EXISTS (SELECT FROM conversations c WHERE c.hotel_id = h.id AND c.last_inbound_at IS NOT NULL);
