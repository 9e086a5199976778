/*
 * Gives a conversation its guest record. Takes the locks that bookings take (stay-locks.repository.ts), so that a guest
 * is not created twice, and does not wait for them: a webhook must not wait for an import. Where they are held, the
 * guest's next message or the daily upkeep tries again.
 */
CREATE OR REPLACE FUNCTION give_guest_record()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF pg_try_advisory_xact_lock_shared(hashtextextended('stays:' || NEW.hotel_id, 0))
    AND pg_try_advisory_xact_lock(hashtextextended('stays:' || NEW.hotel_id || ':' || NEW.identity_key, 0))
  THEN
    UPDATE conversations
    SET guest_id = guest_record_of(NEW)
    WHERE id = NEW.id AND guest_id IS NULL;
  END IF;
  RETURN NULL;
END
$$;

-- An erased guest's conversation stays without a record; a new message starts another conversation.
CREATE OR REPLACE TRIGGER conversations_guest_made
  AFTER INSERT ON conversations
  FOR EACH ROW
  WHEN (NEW.guest_id IS NULL AND NEW.identity_key NOT LIKE 'erased:%')
  EXECUTE FUNCTION give_guest_record();

CREATE OR REPLACE TRIGGER conversations_guest_again
  AFTER UPDATE OF last_inbound_at ON conversations
  FOR EACH ROW
  WHEN (
    NEW.guest_id IS NULL
    AND NEW.identity_key NOT LIKE 'erased:%'
    AND NEW.last_inbound_at IS DISTINCT FROM OLD.last_inbound_at
  )
  EXECUTE FUNCTION give_guest_record();
