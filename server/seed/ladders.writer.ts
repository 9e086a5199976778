import { sql } from 'kysely';
import { defaultRungs } from '#shared/features/notifications/ladder/ladder.values.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/**
 * The ladders of the demo's waiting guests, with the steps of the product, as if they had run since the guests wait. No member
 * of the demo has a telephone or a device: steps that are over have reached nobody. The sentence to the guest is left out, so
 * that no thread gets it.
 */
export async function writeLadders(tx: HotelTransaction): Promise<void> {
  await sql`
    with started as (
      insert into ladders (conversation_id, rank, started_at)
      select id, waiting_rank, coalesce(waiting_since, now()) from conversations where human_required_count > 0
      returning id, rank, started_at)
    insert into ladder_steps (ladder_id, channel, due_at, state, settled_at)
    select d.ladder_id, d.channel, d.due_at, d.state, case when d.state <> 'planned' then least(d.due_at, now()) end
    from (
      select s.id as ladder_id, r.channel, s.started_at + make_interval(secs => r.after_seconds) as due_at,
        case when r.channel = 'guest' then 'cancelled'
          when s.started_at + make_interval(secs => r.after_seconds) > now() then 'planned'
          when r.channel = 'console' then 'done' else 'skipped' end as state
      from started s
      join jsonb_to_recordset(${JSON.stringify(defaultRungs)}::jsonb) r (priority text, channel text, after_seconds integer)
        on priority_rank(r.priority) = greatest(s.rank, 0)) d`.execute(tx);
}
