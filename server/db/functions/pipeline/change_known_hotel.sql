-- Gives a hotel a new version (hotels.known_tx) when its row, its settings or its knowledge changes: once a transaction.
CREATE OR REPLACE FUNCTION change_known_hotel()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF tg_table_name = 'hotels' THEN
    NEW.known_tx := pg_current_xact_id();
    RETURN NEW;
  END IF;

  UPDATE hotels
  SET known_tx = pg_current_xact_id()
  WHERE id = coalesce(NEW.hotel_id, OLD.hotel_id) AND known_tx <> pg_current_xact_id();
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER hotels_known
  BEFORE UPDATE ON hotels
  FOR EACH ROW EXECUTE FUNCTION change_known_hotel();

CREATE OR REPLACE TRIGGER faqs_known
  AFTER INSERT OR UPDATE OR DELETE ON faqs
  FOR EACH ROW EXECUTE FUNCTION change_known_hotel();

CREATE OR REPLACE TRIGGER hotel_knowledge_known
  AFTER INSERT OR UPDATE OR DELETE ON hotel_knowledge
  FOR EACH ROW EXECUTE FUNCTION change_known_hotel();

CREATE OR REPLACE TRIGGER hotel_message_settings_known
  AFTER INSERT OR UPDATE OR DELETE ON hotel_message_settings
  FOR EACH ROW EXECUTE FUNCTION change_known_hotel();
