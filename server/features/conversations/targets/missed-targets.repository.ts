import { sql } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';

const AT_ONCE = 200;

const replyMissed = sql`t.replied_at is null and t.resolved_at is null and t.reply_overdue_at is null and t.reply_due_at <= now()`;
const resolutionMissed = sql`t.resolved_at is null and t.resolution_overdue_at is null and t.resolution_due_at <= now()`;

/** Conversations with a missed target, by the database's clock. What was put aside is looked at when it comes back. */
export const someTargetMissed = sql<{ id: string; hotel_id: string }>`
  select distinct c.id, c.hotel_id
  from (select t.request_id from request_targets t where ${replyMissed}
    union select t.request_id from request_targets t where ${resolutionMissed}) due
  join guest_requests r on r.id = due.request_id join conversations c on c.id = r.conversation_id
  where c.snoozed_until is null limit ${sql.lit(AT_ONCE)}`;

export async function missedTargets(tx: AcrossHotelsTransaction): Promise<{ id: string; hotel_id: string }[]> {
  return (await someTargetMissed.execute(tx)).rows;
}

export type Missed = { request_id: string; status: string; reply: boolean; resolution: boolean };

/** Notes the missed targets of a conversation, each once. The conversation is locked. */
export async function noteMissed(tx: HotelTransaction, conversationId: string): Promise<Missed[]> {
  const { rows } = await sql<Missed>`
    with missed as (select t.request_id, r.status, coalesce(${replyMissed}, false) as reply,
        coalesce(${resolutionMissed}, false) as resolution
      from request_targets t join guest_requests r on r.id = t.request_id
      where r.conversation_id = ${conversationId} for update of t)
    update request_targets t set
      reply_overdue_at = case when m.reply then now() else t.reply_overdue_at end,
      resolution_overdue_at = case when m.resolution then now() else t.resolution_overdue_at end
    from missed m where t.request_id = m.request_id and (m.reply or m.resolution)
    returning m.request_id, m.status, m.reply, m.resolution`.execute(tx);
  return rows;
}

/** The next step to people is due now. The guest is told at its own time. */
export async function hurryLadder(tx: HotelTransaction, conversationId: string): Promise<void> {
  await sql`
    update ladder_steps set due_at = least(due_at, now())
    where id = (select s.id from ladder_steps s join ladders l on l.id = s.ladder_id
      where l.conversation_id = ${conversationId} and l.ended_at is null and s.state = 'planned' and s.channel <> 'guest'
      order by s.due_at, s.id limit 1)`.execute(tx);
}
