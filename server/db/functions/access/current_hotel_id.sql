-- The hotel of the transaction (`app.hotel_id`, set by inHotel); null outside one.
CREATE OR REPLACE FUNCTION current_hotel_id()
RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.hotel_id', TRUE), '')::uuid;
