create or replace function make_hotel_table(name text, privileges text default 'select, insert, update, delete') returns void language plpgsql as $$
begin
  execute format('alter table %I alter column hotel_id set default current_hotel_id()', name);
  execute format('alter table %I enable row level security', name);
  execute format('create policy hotel_wall on %I to concierge_hotel using (hotel_id = (select current_hotel_id())) with check (hotel_id = (select current_hotel_id()))', name);
  execute format('grant %s on %I to concierge_hotel', privileges, name);
end $$;
