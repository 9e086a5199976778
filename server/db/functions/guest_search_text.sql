\ir search_text.sql

-- What a guest is found by, the digits of the phone included. The index guests_search uses it.
CREATE OR REPLACE FUNCTION guest_search_text(first_name text, last_name text, email text, phone text)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
SET search_path = public, pg_temp
RETURN search_text(
  concat_ws(' ', first_name, last_name, email, phone, nullif(regexp_replace(phone, '[^0-9]', '', 'g'), ''))
);
