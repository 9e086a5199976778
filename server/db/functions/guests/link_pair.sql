-- Links two addresses that the provider named together (link_addresses). The caller holds the lock of the hotel's threads.
CREATE OR REPLACE FUNCTION link_pair(hotel uuid, one text, one_address text, other text, other_address text)
RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  -- An earlier pair may have linked them.
  one_thread text := thread_of(hotel, one);
  other_thread text := thread_of(hotel, other);
  one_guest uuid := guest_in_thread(hotel, one_thread);
  other_guest uuid := guest_in_thread(hotel, other_thread);
  one_begun boolean := one_thread <> one OR one_guest IS NOT NULL OR has_thread(hotel, one_thread);
  other_begun boolean := other_thread <> other OR other_guest IS NOT NULL OR has_thread(hotel, other_thread);
BEGIN
  IF one_thread = other_thread THEN
    PERFORM confirm_merges(hotel, one, other);
  ELSIF NOT other_begun THEN
    INSERT INTO conversation_addresses (hotel_id, key, thread_key, address, seen_with)
    VALUES (hotel, other, one_thread, other_address, one)
    ON CONFLICT DO NOTHING;
  ELSIF NOT one_begun THEN
    INSERT INTO conversation_addresses (hotel_id, key, thread_key, address, seen_with)
    VALUES (hotel, one, other_thread, one_address, other)
    ON CONFLICT DO NOTHING;
  ELSIF pg_try_advisory_xact_lock_shared(hashtextextended('stays:' || hotel, 0))
    AND pg_try_advisory_xact_lock(hashtextextended('stays:' || hotel || ':' || one_thread, 0))
    AND pg_try_advisory_xact_lock(hashtextextended('stays:' || hotel || ':' || other_thread, 0))
  THEN
    IF keeps_record(one_guest, other_guest) THEN
      PERFORM merge_guests(
        hotel, one_guest, nullif(other_guest, one_guest), ARRAY[one, other], 'seen_together', NULL, NULL, now()
      );
    ELSE
      PERFORM merge_guests(
        hotel, other_guest, nullif(one_guest, other_guest), ARRAY[other, one], 'seen_together', NULL, NULL, now()
      );
    END IF;
  END IF;
END
$$;
