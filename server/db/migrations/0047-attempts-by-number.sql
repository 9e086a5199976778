-- It has one more argument (../functions/pipeline/postpone_delivery.sql). Processes of the previous version call it without.
DROP FUNCTION IF EXISTS postpone_delivery(integer, uuid, interval, interval, boolean, timestamptz);
