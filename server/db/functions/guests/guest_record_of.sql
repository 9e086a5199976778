-- The guest record of a conversation: the newest one with one of its phones, or a new one with the WhatsApp profile's name.
CREATE OR REPLACE FUNCTION guest_record_of(c conversations)
RETURNS uuid
LANGUAGE plpgsql
AS $$
DECLARE
  found uuid;
  names text[] := regexp_split_to_array(trim(coalesce(c.guest_name, '')), '\s+');
BEGIN
  found := guest_of_thread(c.hotel_id, c.identity_key);

  IF found IS NULL THEN
    INSERT INTO guests (hotel_id, first_name, last_name, phone, phone_key, created_at, updated_at)
    VALUES (
      c.hotel_id,
      nullif(
        CASE WHEN cardinality(names) > 1 THEN array_to_string(names[1:cardinality(names) - 1], ' ') ELSE names[1] END,
        ''
      ),
      CASE WHEN cardinality(names) > 1 THEN names[cardinality(names)] END,
      coalesce(c.guest_phone, c.identity_key),
      c.identity_key,
      c.created_at,
      c.created_at
    )
    RETURNING id INTO found;
  END IF;
  RETURN found;
END
$$;
