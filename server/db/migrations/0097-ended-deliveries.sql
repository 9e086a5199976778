-- claim_deliveries has another argument: whether messages of paused hotels that must not be sent any more are claimed too.
DROP FUNCTION IF EXISTS claim_deliveries(integer, integer, interval, timestamptz, timestamptz);
