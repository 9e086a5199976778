/*
 * Gives a conversation its guest record. Takes the locks that bookings take (stay-locks.repository.ts), so that a guest
 * is not created twice, and does not wait for them: a webhook must not wait for an import. Where they are held, the
 * guest's next message or the daily upkeep tries again. Before the row is written: a second version of it would cost as
 * much as the first.
 */
CREATE OR REPLACE FUNCTION give_guest_record()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF pg_try_advisory_xact_lock_shared(hashtextextended('stays:' || NEW.hotel_id, 0))
    AND pg_try_advisory_xact_lock(hashtextextended('stays:' || NEW.hotel_id || ':' || NEW.identity_key, 0))
  THEN
    NEW.guest_id := guest_record_of(NEW);
  END IF;
  RETURN NEW;
END
$$;

-- An erased guest's conversation stays without a record; a new message starts another conversation.
CREATE OR REPLACE TRIGGER conversations_guest_made
  BEFORE INSERT ON conversations
  FOR EACH ROW
  WHEN (NEW.guest_id IS NULL AND NEW.identity_key NOT LIKE 'erased:%')
  EXECUTE FUNCTION give_guest_record();

CREATE OR REPLACE TRIGGER conversations_guest_again
  BEFORE UPDATE OF last_inbound_at ON conversations
  FOR EACH ROW
  WHEN (
    NEW.guest_id IS NULL
    AND NEW.identity_key NOT LIKE 'erased:%'
    AND NEW.last_inbound_at IS DISTINCT FROM OLD.last_inbound_at
  )
  EXECUTE FUNCTION give_guest_record();
