create or replace function refuse_change() returns trigger language plpgsql as $$
begin raise exception 'the audit log is append-only'; end $$;

create or replace trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();

-- For an owner, too, and also where triggers are switched off for replication.
create or replace trigger audit_log_not_truncated before truncate on audit_log for each statement execute function refuse_change();

alter table audit_log enable always trigger audit_log_append_only;

alter table audit_log enable always trigger audit_log_not_truncated;
