/*
 * Searching. LIKE is not leakproof: behind row-level security it is evaluated after the policy and never uses an index.
 * The search functions are SECURITY DEFINER, keep to the hotel of the transaction themselves, and return ids only. The
 * query is planned with its values (EXECUTE), so that a rare name uses the trigram index and a common one the newest
 * rows.
 *
 * Newest first, below the row of this time and id, at_most of them (null: no limit).
 */
CREATE OR REPLACE FUNCTION search_guests(
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
     FROM guests
     WHERE hotel_id = $1
       AND ($3 IS NULL OR (created_at, id) < ($2, $3))
       AND ' || search_condition(
      'guest_search_text(first_name, last_name, email, phone)',
      words,
      others
    ) || '
     ORDER BY created_at DESC, id DESC
     LIMIT $4'
    USING current_hotel_id(), before_at, before_id, at_most;
END
$$;
