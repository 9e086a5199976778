-- The record of a conversation's guest: the newest of this phone, else a new one with the name of the WhatsApp profile.
create or replace function guest_record_of(c conversations) returns uuid language plpgsql as $$
declare
  found uuid;
  names text[] := regexp_split_to_array(trim(coalesce(c.guest_name, '')), '\s+');
begin
  select id into found from guests where hotel_id = c.hotel_id and phone_key = c.identity_key order by id desc limit 1;
  if found is null then
    insert into guests (hotel_id, first_name, last_name, phone, phone_key, created_at, updated_at)
    values (c.hotel_id,
      nullif(case when cardinality(names) > 1 then array_to_string(names[1:cardinality(names) - 1], ' ') else names[1] end, ''),
      case when cardinality(names) > 1 then names[cardinality(names)] end,
      coalesce(c.guest_phone, c.identity_key), c.identity_key, c.created_at, c.created_at)
    returning id into found;
  end if;
  return found;
end $$;
