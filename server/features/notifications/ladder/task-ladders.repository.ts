import { sql } from 'kysely';
import { defaultRungs } from '#shared/features/notifications/ladder/ladder.values.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

const AT_ONCE = 200;

/** Task `t` is overdue and has had no ladder for this due time. */
export const isLate = sql`
  t.status in ('open', 'in_progress') and t.due_at <= now() and t.climbed_for is distinct from t.due_at
    and not exists (select from ladders l where l.task_id = t.id and l.ended_at is null)`;

/**
 * Starts a ladder for each task that is overdue, once for each due time; its steps are those of the task's priority, but for
 * telling a guest. Returns the hotels. Only the database's clock is compared.
 */
export async function startTaskLadders(tx: AcrossHotelsTransaction): Promise<string[]> {
  const { rows } = await sql<{ hotel_id: string }>`
    with late as (
      update tasks set climbed_for = due_at
      where id in (
        select t.id from tasks t
        where ${isLate}
        order by t.due_at limit ${AT_ONCE} for update skip locked)
      returning id, hotel_id, priority),
    started as (
      insert into ladders (hotel_id, task_id, rank)
      select hotel_id, id, priority_rank(priority) from late returning id, hotel_id, rank, started_at),
    steps as (
      insert into ladder_steps (hotel_id, ladder_id, channel, due_at)
      select s.hotel_id, s.id, r.channel, s.started_at + make_interval(secs => r.after_seconds)
      from started s cross join lateral (
        select g.channel, g.after_seconds from ladder_rungs g
        where g.hotel_id = s.hotel_id and priority_rank(g.priority) = s.rank
        union all
        select d.channel, d.after_seconds
        from jsonb_to_recordset(${JSON.stringify(defaultRungs)}::jsonb) d (priority text, channel text, after_seconds integer)
        where priority_rank(d.priority) = s.rank
          and not exists (select from ladder_rungs g where g.hotel_id = s.hotel_id)) r
      where r.channel <> 'guest')
    select distinct hotel_id from started`.execute(tx);
  return rows.map(({ hotel_id }) => hotel_id);
}
