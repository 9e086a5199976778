-- Keeps hotels.connected_number, and refuses a hotel's own transaction that assigns a number: it may only ask for one.
CREATE OR REPLACE FUNCTION keep_sender()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF current_user = 'concierge_hotel'
    AND (NEW.sender_number, NEW.sender_state, NEW.connected_number)
      IS DISTINCT FROM (OLD.sender_number, OLD.sender_state, OLD.connected_number)
  THEN
    RAISE insufficient_privilege USING MESSAGE = 'a hotel does not assign its own WhatsApp number';
  END IF;

  NEW.connected_number := CASE WHEN NEW.sender_state = 'connected' THEN NEW.sender_number END;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER hotels_keep_sender
  BEFORE INSERT OR UPDATE ON hotels
  FOR EACH ROW EXECUTE FUNCTION keep_sender();
