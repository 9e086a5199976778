-- The conversation's counts follow its requests, whoever changes them; what waits has a priority and a beginning.
create or replace function count_requests() returns trigger language plpgsql as $$
declare
  was_open integer := case when tg_op <> 'INSERT' and old.status <> 'completed' then 1 else 0 end;
  is_open integer := case when tg_op <> 'DELETE' and new.status <> 'completed' then 1 else 0 end;
  was_waiting integer := case when tg_op <> 'INSERT' and old.status = 'open' and old.human_required then 1 else 0 end;
  is_waiting integer := case when tg_op <> 'DELETE' and new.status = 'open' and new.human_required then 1 else 0 end;
  same_rank boolean := was_waiting = is_waiting and (is_waiting = 0 or old.priority = new.priority);
  conversation uuid := case when tg_op = 'DELETE' then old.conversation_id else new.conversation_id end;
  since timestamptz;
  rank smallint;
begin
  if was_open = is_open and same_rank then return null; end if;
  if not same_rank then
    select min(r.escalated_at), coalesce(min(priority_rank(r.priority)), 3) into since, rank
      from guest_requests r where r.conversation_id = conversation and r.status = 'open' and r.human_required;
  end if;
  update conversations c set
    open_count = c.open_count + is_open - was_open,
    human_required_count = c.human_required_count + is_waiting - was_waiting,
    waiting_since = case when was_waiting = is_waiting then c.waiting_since else since end,
    waiting_rank = case when same_rank then c.waiting_rank else rank end
  where c.id = conversation;
  return null;
end $$;

create or replace trigger guest_requests_counts after insert or delete or update of status, human_required, priority on guest_requests
  for each row execute function count_requests();
