-- Lower case without accents: é as e, ß as ss, ø as o. The dictionary is named, so that the result never changes.
-- The indexes guests_search and bookings_search_with_room use it.
CREATE OR REPLACE FUNCTION plain_text(value text)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
SET search_path = public, pg_temp
RETURN lower(unaccent('unaccent'::regdictionary, value));
