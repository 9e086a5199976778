-- As fold_for_search, with spaces around Chinese and Japanese characters: these languages write no spaces, and a part of
-- a sentence is found as a phrase of single characters. The index messages_found uses it.
\ir fold_for_search.sql

CREATE OR REPLACE FUNCTION words_for_search(value text)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
SET search_path = public, pg_temp
RETURN regexp_replace(fold_for_search(value), '([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])', ' \1 ', 'g');
