create or replace function priority_rank(priority text) returns smallint language sql immutable parallel safe
  return (case priority when 'urgent' then 0 when 'high' then 1 when 'normal' then 2 else 3 end)::smallint;
