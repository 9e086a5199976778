\ir plain_text.sql
\ir short_umlauts.sql

-- The text that is searched: the plain text, and the one with short umlauts where it differs.
CREATE OR REPLACE FUNCTION search_text(value text)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
SET search_path = public, pg_temp
RETURN plain_text(value) || CASE
  WHEN short_umlauts(plain_text(value)) = plain_text(value) THEN ''
  ELSE ' ' || short_umlauts(plain_text(value))
END;
