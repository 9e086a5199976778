-- Keeps the copies of a group's entries in hotel_knowledge, so that everything that reads a hotel's entries reads them too,
-- behind the hotel's own wall. A deleted entry takes its copies along by the reference.
--
-- The lock of the group puts a new entry and a hotel that joins or leaves one after the other: without it, both could miss
-- what the other has not committed yet. Copies are written in the order of hotels, because each locks its hotel's row.
CREATE OR REPLACE FUNCTION copy_group_entries()
RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  of_group uuid := coalesce(NEW.group_id, OLD.group_id);
BEGIN
  PERFORM FROM hotel_groups WHERE id = of_group FOR NO KEY UPDATE;
  IF tg_table_name = 'group_hotels' AND tg_op = 'DELETE' THEN
    DELETE FROM hotel_knowledge k
    USING group_entries e
    WHERE k.hotel_id = OLD.hotel_id AND k.group_entry_id = e.id AND e.group_id = OLD.group_id;
    RETURN NULL;
  END IF;

  INSERT INTO hotel_knowledge AS k (
    hotel_id, group_entry_id, question, answer, category, language, text_language, in_house_only, answers, never,
    valid_from, valid_until, weekdays, created_at
  )
  SELECT
    m.hotel_id, e.id, e.question, e.answer, e.category, e.language, e.text_language, e.in_house_only, e.answers, e.never,
    e.valid_from, e.valid_until, e.weekdays, e.created_at
  FROM group_entries e
  JOIN group_hotels m ON m.group_id = e.group_id
  WHERE e.group_id = of_group
    AND CASE tg_table_name
      WHEN 'group_entries' THEN e.id = (to_jsonb(NEW) ->> 'id')::uuid
      ELSE m.hotel_id = (to_jsonb(NEW) ->> 'hotel_id')::uuid
    END
  ORDER BY m.hotel_id, e.id
  ON CONFLICT (group_entry_id, hotel_id) WHERE group_entry_id IS NOT NULL DO UPDATE SET
    question = excluded.question,
    answer = excluded.answer,
    category = excluded.category,
    language = excluded.language,
    text_language = excluded.text_language,
    in_house_only = excluded.in_house_only,
    answers = excluded.answers,
    never = excluded.never,
    valid_from = excluded.valid_from,
    valid_until = excluded.valid_until,
    weekdays = excluded.weekdays;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER group_entries_copy
  AFTER INSERT OR UPDATE ON group_entries
  FOR EACH ROW EXECUTE FUNCTION copy_group_entries();

CREATE OR REPLACE TRIGGER group_hotels_copy
  AFTER INSERT OR DELETE ON group_hotels
  FOR EACH ROW EXECUTE FUNCTION copy_group_entries();
