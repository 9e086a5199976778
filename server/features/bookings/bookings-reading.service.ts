import type { BookingFilter } from '#shared/features/bookings/bookings.contract.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { cursorOf, decodeBefore, toPage, type Before } from '#server/db/page.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import { searchTerms } from '#server/db/search.ts';
import { notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './bookings.repository.ts';
import { asBooking, bookingsCsv } from './bookings.rules.ts';

export type BookingList = BookingFilter & { cursor?: string | undefined; limit: number };

export type BookingsReadingDependencies = { inHotel: InHotel; clock: Clock; audit: AuditService };

/** Most rows of one export. Limits memory. */
const exportLimit = 50_000;

/** Reads bookings: one, a page, or an export. */
export function createBookingsReadingService({ inHotel, clock, audit }: BookingsReadingDependencies) {
  return {
    list: (scope: HotelScope, { cursor, limit, ...filter }: BookingList) =>
      inHotel(scope, async (tx) => {
        const before = decodeBefore(cursor);
        const rows = await repository.listBookings(tx, pageOf(filter, before, limit + 1));
        const counts = await repository.todaysCounts(tx, clock.now());
        return { ...toPage(rows.map(asBooking), limit, cursorOf), counts };
      }),

    export: (scope: HotelScope, filter: BookingFilter) =>
      inHotel(scope, async (tx) => {
        const found = await repository.listBookings(tx, pageOf(filter, null, exportLimit + 1));
        const rows = found.slice(0, exportLimit);
        const { caller, hotel_id } = scope;
        const details = { bookings: rows.length };
        await audit.write(tx, caller, { action: 'export', entity: 'booking', hotel_id, details });
        return { csv: bookingsCsv(rows), rows: rows.length, truncated: found.length > exportLimit };
      }),

    get: (scope: HotelScope, id: string): Promise<Booking> =>
      inHotel(scope, async (tx) => {
        const booking = await repository.bookingById(tx, id);
        if (!booking) throw notFound('booking');
        return asBooking(booking);
      }),
  };
}
export type BookingsReadingService = ReturnType<typeof createBookingsReadingService>;

function pageOf({ search, ...filter }: BookingFilter, before: Before, limit: number): repository.BookingPage {
  return { ...filter, terms: search ? searchTerms(search) : null, before, limit };
}
