-- For conversations that still have none; in a hotel's transaction, for its own. All phones of the hotel must be locked.
create or replace function give_missing_guest_records() returns integer language plpgsql as $$
declare
  c conversations;
  given integer := 0;
begin
  for c in select * from conversations where guest_id is null and identity_key not like 'erased:%' order by id loop
    update conversations set guest_id = guest_record_of(c) where id = c.id and guest_id is null;
    given := given + 1;
  end loop;
  return given;
end $$;
