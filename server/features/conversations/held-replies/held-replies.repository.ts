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

/** Rows that are to be sent or ended. Reads waiting rows only, of which a hotel has few. */
export async function dueHeld(
  tx: AcrossHotelsTransaction,
  now: Date,
  limit: number,
): Promise<{ id: string; hotel_id: string; conversation_id: string }[]> {
  const { rows } = await sql<{ id: string; hotel_id: string; conversation_id: string }>`
    select h.id, h.hotel_id, h.conversation_id from held_replies h join conversations c on c.id = h.conversation_id
    where h.ended is null and (
      h.send_at <= ${now} or h.expires_at <= ${now}
      or (c.last_inbound_at > h.created_at and (h.send_at is null or h.cancel_if_guest_writes)))
    order by h.id limit ${limit}`.execute(tx);
  return rows;
}

/** Removes those that were not sent and that no person has put away. */
export async function deleteEnded(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('held_replies').where('ended_at', '<', before).execute();
}
