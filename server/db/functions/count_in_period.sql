create or replace function count_in_period(counter text, since timestamptz, at timestamptz)
returns table (count integer, started_at timestamptz)
language sql security definer set search_path = public, pg_temp as $$
  insert into account_counters as c (key, count, started_at, last_at) values (counter, 1, at, at)
  on conflict (key) do update set
    count = case when c.started_at <= since then 1 else c.count + 1 end,
    started_at = case when c.started_at <= since then at else c.started_at end,
    last_at = at
  returning c.count, c.started_at
$$;
