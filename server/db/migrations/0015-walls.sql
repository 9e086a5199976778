-- The roles that a production login is a member of, and an audit log that cannot be emptied. What each role may do is in
-- privileges.sql, which runs after every migration and so covers the tables of later ones.

do $$ begin
  if not exists (select from pg_roles where rolname = 'concierge_platform') then
    create role concierge_platform nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
