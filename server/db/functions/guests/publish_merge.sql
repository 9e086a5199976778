-- Tells open consoles of guests and conversations that a merge or its undoing changed.
CREATE OR REPLACE FUNCTION publish_merge(hotel uuid, guests uuid[], conversations uuid[])
RETURNS void
LANGUAGE sql
AS $$
  SELECT publish_live_event(hotel, jsonb_build_object('type', 'guest.updated', 'hotel_id', hotel, 'guest_id', g))
  FROM unnest(guests) g
  WHERE g IS NOT NULL;
  SELECT publish_live_event(
    hotel,
    jsonb_build_object('type', 'conversation.updated', 'hotel_id', hotel, 'conversation_id', c)
  )
  FROM unnest(conversations) c
  WHERE c IS NOT NULL
$$;
