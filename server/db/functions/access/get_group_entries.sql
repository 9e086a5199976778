-- Entries have no hotel_id: with this function a transaction of a group reads its own ones only. off_in: in how many of its
-- hotels an entry is switched off.
CREATE OR REPLACE FUNCTION get_group_entries()
RETURNS TABLE (
  id uuid,
  question text,
  answer text,
  category text,
  language text,
  text_language text,
  in_house_only boolean,
  answers text[],
  never text[],
  valid_from date,
  valid_until date,
  weekdays integer[],
  created_at timestamptz,
  off_in integer
)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
  SELECT
    e.id,
    e.question,
    e.answer,
    e.category,
    e.language,
    e.text_language,
    e.in_house_only,
    e.answers,
    e.never,
    e.valid_from,
    e.valid_until,
    e.weekdays,
    e.created_at,
    (SELECT count(*)::integer FROM hotel_knowledge k WHERE k.group_entry_id = e.id AND k.is_off)
  FROM group_entries e
  WHERE e.group_id = current_group_id()
$$;
