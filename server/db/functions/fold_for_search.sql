-- Lower case without accents: é as e, ß as ss, ø as o. The dictionary is named, so that the result never changes.
create or replace function fold_for_search(value text) returns text language sql immutable parallel safe strict
  set search_path = public, pg_temp
  return lower(unaccent('unaccent'::regdictionary, value));
