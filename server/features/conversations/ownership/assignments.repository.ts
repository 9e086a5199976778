import { sql } from 'kysely';
import { takenWithinMinutes } from '#shared/features/conversations/conversations.values.ts';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';

type Due = { id: string; hotel_id: string };
const AT_ONCE = 200;

/** Locked, so that it is not removed before the conversation has its name. */
export function departmentNamed(tx: HotelTransaction, id: string) {
  return tx.selectFrom('departments').select('name').where('id', '=', id).forShare().executeTakeFirst();
}

const minutes = sql`coalesce((select taken_within_minutes from ownership_settings), ${takenWithinMinutes}::integer)`;

/** The hotel's period; at most 2 minutes for emergencies and urgent requests, and 5 for high ones. */
export async function startPeriod(tx: HotelTransaction, id: string): Promise<void> {
  await sql`
    update conversations c set assignment_due_at = now() + interval '1 minute' * least(${minutes},
      (select case when min(waiting_rank(r.priority, r.category, r.reasons)) < 1 then 2
          when min(waiting_rank(r.priority, r.category, r.reasons)) = 1 then 5 end
        from guest_requests r where r.conversation_id = c.id and r.status in ('open', 'in_progress')))
    where c.id = ${id}`.execute(tx);
}

/** The assistant takes it back 10 minutes after it is due at the earliest, so that it comes back to staff first. */
export async function putAside(tx: HotelTransaction, id: string, until: string): Promise<void> {
  await sql`
    update conversations set snoozed_until = ${until}, assistant_returns_at = case when assistant_returns_at is not null
      then greatest(assistant_returns_at, ${until}::timestamptz + interval '10 minutes') end
    where id = ${id}`.execute(tx);
}

/** Conversations that were not taken in time, by the database's clock. */
export function dueAssignments(tx: AcrossHotelsTransaction): Promise<Due[]> {
  return dueBy(tx, 'assignment_due_at').execute();
}

export function dueSnoozes(tx: AcrossHotelsTransaction): Promise<Due[]> {
  return dueBy(tx, 'snoozed_until').execute();
}

/** Conversations whose time has come. */
export function dueBy(tx: AcrossHotelsTransaction, column: 'assignment_due_at' | 'snoozed_until') {
  return tx
    .selectFrom('conversations')
    .select(['id', 'hotel_id'])
    .where(column, '<=', sql<Date>`now()`)
    .orderBy(column)
    .limit(AT_ONCE);
}

/** Whether it is still due. The conversation is locked. */
export async function isDue(
  tx: HotelTransaction,
  id: string,
  column: 'assignment_due_at' | 'snoozed_until',
): Promise<boolean> {
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', id)
    .where(column, '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

export type CalledAgain = { id: string; guest_name: string | null; priority: string };

/**
 * Lets the guest wait for a person again, from now on: the requests in progress, and the newest request where none is open.
 * Returns them.
 */
export async function callStaffAgain(tx: HotelTransaction, conversationId: string, at: Date): Promise<CalledAgain[]> {
  const { rows } = await sql<CalledAgain>`
    update guest_requests set status = 'open', human_required = true, escalated_at = ${at}, updated_at = ${at}
    where conversation_id = ${conversationId} and (status = 'in_progress' or id = (
      select n.id from guest_requests n where n.conversation_id = ${conversationId}
        and not exists (select from guest_requests o
          where o.conversation_id = ${conversationId} and o.status in ('open', 'in_progress'))
      order by n.id desc limit 1))
    returning id, guest_name, priority`.execute(tx);
  return rows;
}
