-- ü is written u or ue: the short form of both.
CREATE OR REPLACE FUNCTION short_umlauts(value text)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(replace(replace(value, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
