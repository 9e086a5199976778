-- Refuses a hotel's own transaction that makes, changes or deletes a copy of a group's entry: it may only switch it off.
CREATE OR REPLACE FUNCTION keep_group_copies()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF current_user = 'concierge_hotel'
    AND coalesce(to_jsonb(OLD) ->> 'group_entry_id', to_jsonb(NEW) ->> 'group_entry_id') IS NOT NULL
    AND (tg_op <> 'UPDATE' OR to_jsonb(NEW) - 'is_off' IS DISTINCT FROM to_jsonb(OLD) - 'is_off')
  THEN
    RAISE insufficient_privilege USING MESSAGE = 'a hotel does not change what belongs to its group';
  END IF;

  RETURN coalesce(NEW, OLD);
END
$$;

CREATE OR REPLACE TRIGGER hotel_knowledge_keep_group_copies
  BEFORE INSERT OR UPDATE OR DELETE ON hotel_knowledge
  FOR EACH ROW EXECUTE FUNCTION keep_group_copies();
