-- The provider named two addresses of one thread together: a merge by staff that brought them together was right, and cannot
-- be undone any more.
CREATE OR REPLACE FUNCTION confirm_merges(hotel uuid, one text, other text)
RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE guest_merges m
  SET how = 'seen_together'
  WHERE m.hotel_id = hotel AND m.how = 'staff' AND m.undone_at IS NULL
    AND EXISTS (
      SELECT
      FROM conversations c
      WHERE c.id = m.conversation_id AND c.identity_key = thread_of(hotel, one)
    )
    AND goes_back(m.id, hotel, one) <> goes_back(m.id, hotel, other);
  UPDATE conversation_addresses s
  SET seen_with = CASE s.key WHEN one THEN other ELSE one END
  WHERE s.hotel_id = hotel AND s.key IN (one, other) AND s.seen_with IS NULL;
END
$$;
