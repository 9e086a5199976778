-- Newest first, below the row of this time and id, at_most of them (null: no limit). Searching: see search_guests.sql.
CREATE OR REPLACE FUNCTION search_bookings(
  words text[],
  others text[] DEFAULT '{}',
  before_at timestamptz DEFAULT NULL,
  before_id uuid DEFAULT NULL,
  at_most integer DEFAULT NULL
)
RETURNS SETOF uuid
LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
BEGIN
  RETURN QUERY EXECUTE
    'SELECT id
     FROM bookings
     WHERE hotel_id = $1
       AND ($3 IS NULL OR (created_at, id) < ($2, $3))
       AND ' || search_condition(
      'booking_search_text(guest_name, guest_phone, confirmation_number, guest_email,
        coalesce(room_type, '''') || '' '' || coalesce(room_number, ''''))',
      words,
      others
    ) || '
     ORDER BY created_at DESC, id DESC
     LIMIT $4'
    USING current_hotel_id(), before_at, before_id, at_most;
END
$$;
