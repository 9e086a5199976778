-- A room number as it is compared: without case, outer spaces and a leading word such as "Room" or "Zimmer". Null: no text.
CREATE OR REPLACE FUNCTION room_key(words text)
RETURNS text
LANGUAGE sql
IMMUTABLE
AS $$
  SELECT nullif(
    regexp_replace(
      lower(btrim(words)),
      '^(room|rm|zimmer|zi|chambre|ch|habitación|habitacion|hab|camera|cam|nr|no|n°|nº|#)[.:]?\s*(?=\S*[0-9]\S*$)',
      ''
    ),
    ''
  )
$$;
