import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** A booking's log and plan with what became of each message, the newest first. */
export function listEntries(tx: HotelTransaction, bookingId: string, before: string | null, limit: number) {
  return tx
    .selectFrom('booking_message_logs as log')
    .innerJoin('bookings as booking', 'booking.id', 'log.booking_id')
    .leftJoin('messages as message', 'message.id', 'log.message_id')
    .select([
      'log.id',
      'log.booking_id',
      'log.message_type',
      'log.state',
      'log.reason',
      'log.due_at',
      'log.message_id',
      'log.created_at',
      'message.delivery_status',
      'message.provider_sid',
      'message.sent_at',
      'message.delivered_at',
      'message.failed_at',
      'message.error_code',
      'message.error_message',
    ])
    .select((select) => [
      select.fn.coalesce('log.phone_number', 'booking.guest_phone').as('phone_number'),
      select.fn.coalesce('message.content', 'log.custom_message').as('content'),
    ])
    .where('log.booking_id', '=', bookingId)
    .$if(before !== null, (query) => query.where('log.id', '<', before))
    .orderBy('log.id', 'desc')
    .limit(limit)
    .execute();
}

/** Drops what is planned for these bookings. */
export async function cancelPlanned(
  tx: HotelTransaction,
  bookingIds: string[],
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('booking_message_logs')
    .set({ state: 'cancelled', reason, updated_at: now })
    .where('booking_id', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .where('state', '=', 'planned')
    .execute();
}
