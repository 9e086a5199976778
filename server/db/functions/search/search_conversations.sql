/*
 * Conversations by name or number, by a booking with the same number, and by the words of one message, each of which
 * may be the start of a word. words, others: patterns of search_condition. message_words: a tsquery or null. Returns
 * each id once, in no order. Searching: see search_guests.sql.
 */
CREATE OR REPLACE FUNCTION search_conversations(
  words text[],
  others text[] DEFAULT '{}',
  message_words text DEFAULT NULL
)
RETURNS SETOF uuid
LANGUAGE plpgsql STABLE ROWS 50 SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
DECLARE
  by_name uuid[];
  by_booking uuid[];
  by_message uuid[];
BEGIN
  EXECUTE
    'SELECT array_agg(conversation_id)
     FROM conversation_names
     WHERE hotel_id = $1 AND ' || search_condition('names', words, others)
    INTO by_name
    USING current_hotel_id();

  EXECUTE
    'SELECT array_agg(id)
     FROM (
       SELECT c.id
       FROM bookings b
       JOIN conversations c ON c.hotel_id = b.hotel_id AND c.identity_key = thread_of(b.hotel_id, b.phone_key)
       WHERE b.hotel_id = $1 AND ' || search_condition(
      'booking_search_text(b.guest_name, b.guest_phone, b.confirmation_number, b.guest_email,
        coalesce(b.room_type, '''') || '' '' || coalesce(b.room_number, ''''))',
      words,
      others
    ) || '
       LIMIT 1000
     ) found'
    INTO by_booking
    USING current_hotel_id();

  IF message_words IS NOT NULL THEN
    EXECUTE
      'SELECT array_agg(conversation_id)
       FROM (
         SELECT conversation_id
         FROM messages
         WHERE hotel_id = $1
           AND to_tsvector(''simple'', words_for_search(content)) @@ to_tsquery(''simple'', $2)
         ORDER BY id DESC
         LIMIT 1000
       ) found'
      INTO by_message
      USING current_hotel_id(), message_words;
  END IF;

  RETURN QUERY SELECT DISTINCT unnest(by_name || by_booking || by_message);
END
$$;
