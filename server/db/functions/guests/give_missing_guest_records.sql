-- Gives a record to each conversation without one and returns how many. In a hotel's transaction: to that hotel's
-- conversations. The caller holds the lock on all phones of the hotel (stay-locks.repository.ts).
CREATE OR REPLACE FUNCTION give_missing_guest_records()
RETURNS integer
LANGUAGE plpgsql
AS $$
DECLARE
  c conversations;
  given integer := 0;
BEGIN
  FOR c IN
    SELECT * FROM conversations WHERE guest_id IS NULL AND identity_key NOT LIKE 'erased:%' ORDER BY id
  LOOP
    UPDATE conversations
    SET guest_id = guest_record_of(c)
    WHERE id = c.id AND guest_id IS NULL;
    given := given + 1;
  END LOOP;
  RETURN given;
END
$$;
