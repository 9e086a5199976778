import { sql, type Insertable } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { HeldReplies } from '#server/db/schema.generated.ts';

/** Those that wait, and those that were not sent, oldest first. */
export function heldReplies(tx: HotelTransaction, conversationId: string) {
  return tx
    .selectFrom('held_replies')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute();
}

export type HeldReplyRow = Awaited<ReturnType<typeof heldReplies>>[number];

export function heldByClientKey(tx: HotelTransaction, clientKey: string) {
  return tx.selectFrom('held_replies').selectAll().where('client_key', '=', clientKey).executeTakeFirst();
}

/** A reply of another person that is about to leave. */
export function soonByColleague(tx: HotelTransaction, conversationId: string, userId: string) {
  return tx
    .selectFrom('held_replies')
    .select(['id', 'author_name', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .where('soon', '=', true)
    .where('ended', 'is', null)
    .where('author_id', 'is distinct from', userId)
    .limit(1)
    .executeTakeFirst();
}

export function insertHeld(tx: HotelTransaction, row: Insertable<HeldReplies>) {
  return tx.insertInto('held_replies').values(row).returningAll().executeTakeFirstOrThrow();
}

export function lockWaiting(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('held_replies')
    .selectAll()
    .where('id', '=', id)
    .where('ended', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteHeld(tx: HotelTransaction, conversationId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('held_replies')
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Not sent; counts as unread, so that a person looks at it. */
export async function endHeld(
  tx: HotelTransaction,
  { id, conversation_id }: HeldReplyRow,
  ended: NonNullable<HeldReplyRow['ended']>,
  now: Date,
): Promise<void> {
  await tx.updateTable('held_replies').set({ ended, ended_at: now }).where('id', '=', id).execute();
  await tx
    .updateTable('conversations')
    .set({ unread_count: sql<number>`unread_count + 1` })
    .where('id', '=', conversation_id)
    .execute();
}

/** Whether a turn of the guest is not settled: what it says (STOP, for example) is not known yet. */
export async function hasWaitingTurn(tx: HotelTransaction, conversationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('guest_requests')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('turn_state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the guest has written since. Ids are given under the conversation's lock, so they show the order; clocks do not. */
const guestWrote = sql`exists (
  select from messages m where m.conversation_id = h.conversation_id and m.direction = 'in' and m.id > h.id)`;

export async function guestWroteSince(tx: HotelTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`select from held_replies h where h.id = ${id} and ${guestWrote}`.execute(tx);
  return rows.length > 0;
}

export type DueHeld = { id: string; hotel_id: string; conversation_id: string; author_left: boolean };

/**
 * Rows that are to be sent or ended, those that failed before last; not while a turn waits, which may be a STOP. Reads
 * waiting rows only, of which a hotel has few. `author_left`: removed from the hotel, or the account is disabled.
 */
export async function dueHeld(
  tx: AcrossHotelsTransaction,
  { limit, ...asked }: DueHeldOptions & { limit: number },
): Promise<DueHeld[]> {
  const { rows } = await sql<DueHeld>`${heldDue(asked)} order by failed_at nulls first, id limit ${limit}`.execute(tx);
  return rows;
}

type DueHeldOptions = { now: Date; superAdmins: string[] };

export const heldDue = ({ now, superAdmins }: DueHeldOptions) => sql`
    select h.id, h.hotel_id, h.conversation_id, a.author_left
    from held_replies h cross join lateral (select not exists (
      select from "user" u where u.id = h.author_id and u.disabled_at is null and (lower(u.email) = any(${superAdmins})
        or exists (select from hotel_staff s where s.user_id = u.id and s.hotel_id = h.hotel_id))) as author_left) a
    where h.ended is null
      and (a.author_left or h.send_at <= ${now} or h.expires_at <= ${now}
        or ((h.send_at is null or h.cancel_if_guest_writes) and ${guestWrote}))
      and (h.soon or not exists (
        select from guest_requests r where r.conversation_id = h.conversation_id and r.turn_state = 'waiting'))
`;

export async function noteFailed(tx: AcrossHotelsTransaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('held_replies').set({ failed_at: now }).where('id', '=', id).execute();
}

/** Removes those that were not sent and that no person has put away. */
export async function deleteEnded(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('held_replies').where('ended_at', '<', before).execute();
}
