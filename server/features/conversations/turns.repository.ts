import { sql, type Updateable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { GuestRequestsTable } from '#server/db/schema.ts';

/** The request of a turn while it still waits; null when somebody has dealt with it. */
export function waitingRequest(tx: HotelTransaction, requestId: string) {
  return tx.selectFrom('guest_requests').selectAll().where('id', '=', requestId).where('turn_state', '=', 'waiting').executeTakeFirst();
}

export function lockWaitingRequest(tx: HotelTransaction, requestId: string) {
  return tx.selectFrom('guest_requests').selectAll().where('id', '=', requestId).where('turn_state', '=', 'waiting').forUpdate().executeTakeFirst();
}

/** The turn's own messages and what was said before, newest last. */
export async function recentMessages(tx: HotelTransaction, conversationId: string, limit: number) {
  const rows = await tx.selectFrom('messages').selectAll().where('conversation_id', '=', conversationId).orderBy('id', 'desc').limit(limit).execute();
  return rows.reverse();
}

export async function settleRequest(tx: HotelTransaction, requestId: string, change: Updateable<GuestRequestsTable>): Promise<void> {
  await tx.updateTable('guest_requests').set(change).where('id', '=', requestId).execute();
}

/** Turns of this conversation that lately ended in front of a person; the assistant stops trying after a few. */
export async function recentEscalations(tx: HotelTransaction, conversationId: string, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('guest_requests')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('conversation_id', '=', conversationId)
    .where('turn_state', '=', 'escalated')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

export function messageSettings(tx: HotelTransaction) {
  return tx.selectFrom('hotel_message_settings').selectAll().executeTakeFirst();
}

/** The hotel of the transaction. */
export function hotelOf(tx: HotelTransaction) {
  return tx.selectFrom('hotels').selectAll().executeTakeFirstOrThrow();
}

/** The sender's own booking: in house first, else the next to come; never one that is over or cancelled. */
export function bookingOfSender(tx: HotelTransaction, identityKey: string, timezone: string, now: Date) {
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where('phone_key', '=', identityKey)
    .where('status', 'in', ['confirmed', 'checked-in'])
    .where('check_out_date', '>=', sql<string>`(${now}::timestamptz at time zone ${timezone})::date`)
    .orderBy('check_in_date')
    .limit(1)
    .executeTakeFirst();
}
