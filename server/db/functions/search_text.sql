\ir plain_text.sql
\ir short_umlauts.sql

-- What is searched: the words, and once more with short umlauts where that differs.
create or replace function search_text(value text) returns text language sql immutable parallel safe strict set search_path = public, pg_temp
  return plain_text(value) || case when short_umlauts(plain_text(value)) = plain_text(value) then '' else ' ' || short_umlauts(plain_text(value)) end;
