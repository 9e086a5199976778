-- The group of the transaction (`app.group_id`, set by inGroup); null outside one.
CREATE OR REPLACE FUNCTION current_group_id()
RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.group_id', TRUE), '')::uuid;
