\ir search_text.sql

create or replace function guest_search_text(first_name text, last_name text, email text, phone text) returns text
language sql immutable parallel safe set search_path = public, pg_temp
  return search_text(concat_ws(' ', first_name, last_name, email, phone, nullif(regexp_replace(phone, '[^0-9]', '', 'g'), '')));
