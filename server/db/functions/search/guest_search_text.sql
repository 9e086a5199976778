\ir search_text.sql

-- The searchable text of a guest, including the digits of the phone. The index guests_search uses it.
CREATE OR REPLACE FUNCTION guest_search_text(first_name text, last_name text, email text, phone text)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
SET search_path = public, pg_temp
RETURN search_text(
  concat_ws(' ', first_name, last_name, email, phone, nullif(regexp_replace(phone, '[^0-9]', '', 'g'), ''))
);
