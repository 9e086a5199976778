-- Replaces ae, oe and ue by a, o and u, so that both spellings of an umlaut match.
CREATE OR REPLACE FUNCTION short_umlauts(value text)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(replace(replace(value, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
