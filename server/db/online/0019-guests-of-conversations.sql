-- Guest records of conversations, 200 a transaction, under the locks that bookings take (stay-locks.repository.ts).

DO $$
DECLARE
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    SELECT array_agg(b.id ORDER BY b.id)
    INTO batch
    FROM (
      SELECT id
      FROM conversations
      WHERE id > last AND guest_id IS NULL AND identity_key NOT LIKE 'erased:%'
      ORDER BY id
      LIMIT 200
    ) b;
    EXIT WHEN batch IS NULL;
    PERFORM
      pg_advisory_xact_lock_shared(hashtextextended('stays:' || hotel_id, 0)),
      pg_advisory_xact_lock(hashtextextended('stays:' || hotel_id || ':' || identity_key, 0))
    FROM (
      SELECT hotel_id, identity_key FROM conversations WHERE id = ANY (batch) ORDER BY hotel_id, identity_key
    ) locked;
    UPDATE conversations c
    SET guest_id = guest_record_of(c)
    WHERE id = ANY (batch) AND guest_id IS NULL;
    last := batch[cardinality(batch)];
    COMMIT;
  END LOOP;
END
$$;
