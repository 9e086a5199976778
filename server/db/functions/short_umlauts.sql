-- ü is written u or ue: the short form of both.
create or replace function short_umlauts(value text) returns text language sql immutable parallel safe strict
  return replace(replace(replace(value, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
