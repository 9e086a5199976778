-- Who may do what, set after every migration. Doing it twice changes nothing, and it takes no lock on a table that is
-- already as it should be. Several processes may start at once, so they take turns.
--
-- - `concierge_hotel`: a hotel's work. Its table privileges are given by `make_hotel_table`; of the queue it may add jobs.
-- - `concierge_platform`: what a production login is a member of. Rows of every hotel, by a policy; no structure.
-- - the owner of the tables: the functions that search run as it, so the policy names it. Row-level security is forced,
--   so that owning a table does not mean passing its policies.
select pg_advisory_xact_lock(hashtextextended('concierge grants', 0));

do $$ declare t record; begin
  for t in select c.oid::regclass as name, c.relforcerowsecurity as forced, o.rolname as owner, p.oid as policy,
      coalesce(p.polroles @> array[c.relowner], false) as owner_named
    from pg_class c join pg_roles o on o.oid = c.relowner
    left join pg_policy p on p.polrelid = c.oid and p.polname = 'platform_rows'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
  loop
    if t.policy is null then
      execute format('create policy platform_rows on %s to concierge_platform, %I using (true) with check (true)', t.name, t.owner);
    elsif not t.owner_named then
      execute format('alter policy platform_rows on %s to concierge_platform, %I', t.name, t.owner);
    end if;
    if not t.forced then execute format('alter table %s force row level security', t.name); end if;
  end loop;
end $$;

grant usage on schema public to concierge_platform;
grant select, insert, update, delete on all tables in schema public to concierge_platform;
grant usage, select on all sequences in schema public to concierge_platform;
revoke update, delete, truncate on audit_log from concierge_platform;
revoke insert, update, delete on kysely_migration, kysely_migration_lock, function_versions from concierge_platform;

grant usage on schema pgboss to concierge_platform;
grant select, insert, update, delete on all tables in schema pgboss to concierge_platform;
grant usage, select on all sequences in schema pgboss to concierge_platform;
grant execute on all functions in schema pgboss to concierge_platform;

-- A hotel's work may enqueue, and read back of a job what an insert returns; it cannot read what other jobs carry.
grant usage on schema pgboss to concierge_hotel;
revoke all on all tables in schema pgboss from concierge_hotel;
grant select on pgboss.queue to concierge_hotel;
grant execute on all functions in schema pgboss to concierge_hotel;
do $$ declare t regclass; begin
  for t in select attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'singleton_key'
  loop
    execute format('grant insert, select (id, name, start_after) on %s to concierge_hotel', t);
  end loop;
end $$;
