-- Lower case without accents: é as e, ß as ss, ø as o. The dictionary is named, so that the result never changes.
CREATE OR REPLACE FUNCTION fold_for_search(value text)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
SET search_path = public, pg_temp
RETURN lower(unaccent('unaccent'::regdictionary, value));
