-- Keys with the hotel: a row cannot refer to another hotel's row, whoever writes it. A new key is checked for new rows at
-- once and for old ones while the table is in use; then it takes the place of the old key.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS conversations_hotel_id_id_key ON conversations (hotel_id, id);

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS guest_requests_hotel_id_id_key ON guest_requests (hotel_id, id);

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'conversations_hotel_id_id_key') THEN
    ALTER TABLE conversations
      ADD CONSTRAINT conversations_hotel_id_id_key UNIQUE USING INDEX conversations_hotel_id_id_key;
  END IF;
END
$$;

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'guest_requests_hotel_id_id_key') THEN
    ALTER TABLE guest_requests
      ADD CONSTRAINT guest_requests_hotel_id_id_key UNIQUE USING INDEX guest_requests_hotel_id_id_key;
  END IF;
END
$$;

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'guest_requests_hotel_id_conversation_id_fkey') THEN
    ALTER TABLE guest_requests
      ADD CONSTRAINT guest_requests_hotel_id_conversation_id_fkey FOREIGN KEY (hotel_id, conversation_id)
        REFERENCES conversations (hotel_id, id) ON DELETE CASCADE NOT VALID;
  END IF;
END
$$;

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'messages_hotel_id_conversation_id_fkey') THEN
    ALTER TABLE messages
      ADD CONSTRAINT messages_hotel_id_conversation_id_fkey FOREIGN KEY (hotel_id, conversation_id)
        REFERENCES conversations (hotel_id, id) ON DELETE CASCADE NOT VALID;
  END IF;
END
$$;

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'messages_hotel_id_request_id_fkey') THEN
    ALTER TABLE messages
      ADD CONSTRAINT messages_hotel_id_request_id_fkey FOREIGN KEY (hotel_id, request_id)
        REFERENCES guest_requests (hotel_id, id) ON DELETE SET NULL (request_id) NOT VALID;
  END IF;
END
$$;

ALTER TABLE guest_requests VALIDATE CONSTRAINT guest_requests_hotel_id_conversation_id_fkey;

ALTER TABLE messages VALIDATE CONSTRAINT messages_hotel_id_conversation_id_fkey;

ALTER TABLE messages VALIDATE CONSTRAINT messages_hotel_id_request_id_fkey;

ALTER TABLE guest_requests DROP CONSTRAINT IF EXISTS guest_requests_conversation_id_fkey;

ALTER TABLE messages DROP CONSTRAINT IF EXISTS messages_conversation_id_fkey;

ALTER TABLE messages DROP CONSTRAINT IF EXISTS messages_request_id_fkey;
