-- Notifies each API process whose rights changed, so that the open live streams of this user are checked again at once.
CREATE OR REPLACE FUNCTION notify_access_change()
RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify(
    'access',
    CASE tg_table_name WHEN 'session' THEN to_jsonb(OLD) ->> 'userId' ELSE to_jsonb(OLD) ->> 'user_id' END
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER notify_access_change
  AFTER DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION notify_access_change();

CREATE OR REPLACE TRIGGER notify_access_change
  AFTER UPDATE OF role OR DELETE ON hotel_staff
  FOR EACH ROW EXECUTE FUNCTION notify_access_change();

CREATE OR REPLACE TRIGGER notify_access_change
  AFTER UPDATE OF ended_at OR DELETE ON acting_sessions
  FOR EACH ROW EXECUTE FUNCTION notify_access_change();
