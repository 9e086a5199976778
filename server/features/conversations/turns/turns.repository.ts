import { sql, type Selectable, type Updateable } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { GuestRequests, HotelMessageSettings, Hotels } from '#server/db/schema.generated.ts';

/**
 * A waiting turn with its conversation, hotel and message settings, in one statement; undefined if it has been settled.
 */
export function waitingTurn(tx: HotelTransaction, requestId: string, escalatedSince: Date) {
  return tx
    .selectFrom('guest_requests as r')
    .innerJoin('conversations as c', 'c.id', 'r.conversation_id')
    .innerJoin('hotels as h', 'h.id', 'r.hotel_id')
    .leftJoin('hotel_message_settings as s', 's.hotel_id', 'r.hotel_id')
    .select([
      'r.created_at',
      'r.message_count',
      'c.id',
      'c.identity_key',
      'c.guest_name',
      'c.language',
      'c.owner',
      'c.opted_out_at',
    ])
    .select((select) => [
      sql<Selectable<Hotels>>`to_jsonb(h)`.as('hotel'),
      sql<Selectable<HotelMessageSettings> | null>`to_jsonb(s)`.as('settings'),
      select
        .selectFrom('guest_requests as e')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('e.conversation_id', '=', 'r.conversation_id')
        .where('e.turn_state', '=', 'escalated')
        .where('e.created_at', '>', escalatedSince)
        .as('escalations'),
      select
        .exists(
          select
            .selectFrom('guest_requests as w')
            .select('w.id')
            .whereRef('w.conversation_id', '=', 'r.conversation_id')
            .whereRef('w.id', '!=', 'r.id')
            .where('w.status', '=', 'open')
            .where('w.human_required', '=', true),
        )
        .as('awaits_staff'),
    ])
    .where('r.id', '=', requestId)
    .where('r.turn_state', '=', 'waiting')
    .executeTakeFirst();
}

/** Waiting turns whose last message is older and for which staff have not been called, oldest first. */
export function overdueTurns(
  tx: AcrossHotelsTransaction,
  before: Date,
  limit: number,
): Promise<{ id: string; hotel_id: string }[]> {
  return tx
    .selectFrom('guest_requests')
    .select(['id', 'hotel_id'])
    .where('turn_state', '=', 'waiting')
    .where('human_required', '=', false)
    .where('last_message_at', '<=', before)
    .orderBy('last_message_at')
    .limit(limit)
    .execute();
}

export function lockWaitingRequest(tx: HotelTransaction, requestId: string) {
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .where('id', '=', requestId)
    .where('turn_state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
}

/** The turn's messages and the earlier ones, newest last. */
export async function recentMessages(tx: HotelTransaction, conversationId: string, limit: number) {
  const rows = await tx
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

export async function countInbound(tx: HotelTransaction, conversationId: string, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('messages')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('conversation_id', '=', conversationId)
    .where('direction', '=', 'in')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

/** The last message to the guest, by any author. */
export function lastReply(tx: HotelTransaction, conversationId: string) {
  return tx
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('direction', '=', 'out')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function staffAnsweredSince(
  tx: HotelTransaction,
  conversationId: string,
  messageId: string,
): Promise<boolean> {
  const answer = tx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'staff')
    .where('id', '>', messageId);
  return (await answer.limit(1).executeTakeFirst()) !== undefined;
}

export async function settleRequest(
  tx: HotelTransaction,
  requestId: string,
  change: Updateable<GuestRequests>,
): Promise<void> {
  await tx.updateTable('guest_requests').set(change).where('id', '=', requestId).execute();
}

/** The sender's booking: the current one, else the next; never a past or cancelled one. */
export function bookingOfSender(tx: HotelTransaction, identityKey: string, timezone: string, now: Date) {
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where('phone_key', '=', identityKey)
    .where('status', 'in', ['confirmed', 'checked-in'])
    .where('check_out_date', '>=', sql<string>`(${now}::timestamptz at time zone ${timezone})::date`)
    .orderBy(sql`status = 'checked-in'`, 'desc')
    .orderBy('check_in_date')
    .limit(1)
    .executeTakeFirst();
}
