import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { newestFirst, type Before } from '#server/db/page.ts';

/** A booking's log and plan with the status of each message, newest first. */
export function listEntries(tx: HotelTransaction, bookingId: string, before: Before, limit: number) {
  return entries(tx)
    .where('log.booking_id', '=', bookingId)
    .$call(newestFirst('log', before, limit))
    .execute();
}

export function entryById(tx: HotelTransaction, id: string) {
  return entries(tx).where('log.id', '=', id).executeTakeFirst();
}

function entries(tx: HotelTransaction) {
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
      'message.delivery_problem',
      'message.error_code',
      'message.error_reasons',
    ])
    .select((select) => [
      select.fn.coalesce('log.phone_number', 'booking.guest_phone').as('phone_number'),
      select.fn.coalesce('message.content', 'log.custom_message').as('content'),
    ]);
}
