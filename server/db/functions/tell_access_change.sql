create or replace function tell_access_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', case tg_table_name when 'session' then to_jsonb(old)->>'userId' else to_jsonb(old)->>'user_id' end);
  return null;
end $$;

create or replace trigger tell_access_change after delete on session for each row execute function tell_access_change();

create or replace trigger tell_access_change after update of role or delete on hotel_staff for each row execute function tell_access_change();

create or replace trigger tell_access_change after update of ended_at or delete on acting_sessions for each row execute function tell_access_change();
