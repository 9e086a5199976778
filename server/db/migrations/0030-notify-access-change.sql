-- tell_access_change is now notify_access_change (../functions/events/notify_access_change.sql); its triggers go with it.
DROP FUNCTION IF EXISTS tell_access_change() CASCADE;
