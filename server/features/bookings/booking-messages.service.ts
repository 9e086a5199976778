import type { BookingMessage } from '#shared/features/bookings/bookings.schema.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { decodeCursor, encodeCursor, toPage } from '#server/db/page.ts';
import { notFound } from '#server/http/app-error.ts';
import type { HotelScope } from '#server/http/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import { bookingById } from './bookings.repository.ts';
import type { BookingRow } from './bookings.rules.ts';
import * as repository from './booking-messages.repository.ts';

export type BookingMessagesDependencies = { inHotel: InHotel; clock: Clock };

/** One booking before and after a change; `before` is null for a new one. `origin`: typed by staff, or read from a file. */
export type ChangedBooking = { before: BookingRow | null; after: BookingRow; origin: 'staff' | 'import' };

/** The messages that accompany a stay: their log and plan. */
export function createBookingMessagesService({ inHotel, clock }: BookingMessagesDependencies) {
  return {
    list: (scope: HotelScope, bookingId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
      inHotel(scope, async (tx) => {
        if (!(await bookingById(tx, bookingId))) throw notFound('This booking');
        const before = decodeCursor(cursor, 1)?.[0] ?? null;
        const rows = await repository.listEntries(tx, bookingId, before, limit + 1);
        return toPage(rows.map(asEntry), limit, (row) => encodeCursor(row.id));
      }),

    /** Called with every new or changed booking, in the transaction of the change: the plan follows the bookings. */
    follow: async (tx: HotelTransaction, changes: ChangedBooking[]): Promise<void> => {
      const cancelled = changes.filter(
        ({ before, after }) => before && before.status !== 'cancelled' && after.status === 'cancelled',
      );
      if (cancelled.length === 0) return;
      await repository.cancelPlanned(
        tx,
        cancelled.map(({ after }) => after.id),
        'The booking was cancelled.',
        clock.now(),
      );
    },
  };
}
export type BookingMessagesService = ReturnType<typeof createBookingMessagesService>;

const gaveUp = new Set(['failed', 'undelivered', 'canceled']);

/** A message that went out and then failed is a failed entry: delivery truth is the message's. */
function asEntry(row: Awaited<ReturnType<typeof repository.listEntries>>[number]): BookingMessage {
  const state = row.state === 'sent' && gaveUp.has(row.delivery_status ?? '') ? 'failed' : row.state;
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  return {
    ...row,
    state,
    status: state,
    due_at: iso(row.due_at),
    sent_at: iso(row.sent_at),
    delivered_at: iso(row.delivered_at),
    failed_at: iso(row.failed_at),
    created_at: row.created_at.toISOString(),
  };
}
