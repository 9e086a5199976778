-- A hotel whose facts have changed is compared again (contradiction_checks), in the background.
CREATE OR REPLACE FUNCTION note_facts_changed()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO contradiction_checks (hotel_id, known_tx)
  VALUES (NEW.id, NEW.known_tx)
  ON CONFLICT (hotel_id) DO UPDATE SET known_tx = excluded.known_tx;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER hotels_facts
  AFTER INSERT OR UPDATE ON hotels
  FOR EACH ROW EXECUTE FUNCTION note_facts_changed();

CREATE OR REPLACE TRIGGER saved_replies_known
  AFTER INSERT OR UPDATE OR DELETE ON saved_replies
  FOR EACH ROW EXECUTE FUNCTION change_known_hotel();
