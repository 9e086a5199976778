-- Keeps conversation_names, by which conversations are found.
CREATE OR REPLACE FUNCTION name_conversation()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO conversation_names (conversation_id, hotel_id, names)
  VALUES (
    NEW.id,
    NEW.hotel_id,
    fold_for_search(concat_ws(' ', NEW.guest_name, NEW.guest_phone, NEW.whatsapp_id))
  )
  ON CONFLICT (conversation_id) DO UPDATE SET names = excluded.names;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER conversations_named
  AFTER INSERT ON conversations
  FOR EACH ROW EXECUTE FUNCTION name_conversation();

CREATE OR REPLACE TRIGGER conversations_renamed
  AFTER UPDATE ON conversations
  FOR EACH ROW
  WHEN (
    OLD.guest_name IS DISTINCT FROM NEW.guest_name
    OR OLD.guest_phone IS DISTINCT FROM NEW.guest_phone
    OR OLD.whatsapp_id IS DISTINCT FROM NEW.whatsapp_id
  )
  EXECUTE FUNCTION name_conversation();
