/**
 * The roles that a production login is a member of, and an audit log that cannot be emptied. What each role may do is in
 * privileges.ts, which runs after every migration and so covers the tables of later ones.
 */
export const walls = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'concierge_platform') then
    create role concierge_platform nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- For an owner, too, and also where triggers are switched off for replication.
create trigger audit_log_not_truncated before truncate on audit_log for each statement execute function refuse_change();
alter table audit_log enable always trigger audit_log_append_only;
alter table audit_log enable always trigger audit_log_not_truncated;
`;
