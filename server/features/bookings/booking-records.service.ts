import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { AppError } from '#server/app-error.ts';
import * as repository from './bookings.repository.ts';
import type { BookingRow } from './bookings.rules.ts';
import { newConfirmationNumber } from './confirmation-number.rules.ts';

/** A booking to store. `confirmation_number`: null for a booking that gets a new one. */
export type UnnumberedBooking = Omit<repository.NewBooking, 'confirmation_number'> & {
  confirmation_number: string | null;
};

/** Rows of one INSERT. PostgreSQL accepts at most 65,535 parameters. */
const batchSize = 1000;
const tries = 10;

/** Stores bookings under confirmation numbers that are unique in the hotel. If a number is taken, another one is generated. */
export function createBookingRecordsService({
  drawNumber = newConfirmationNumber,
}: { drawNumber?: () => string } = {}) {
  /** Returns the rows in the order of the drafts. */
  const insertBatch = async (tx: HotelTransaction, drafts: UnnumberedBooking[]): Promise<BookingRow[]> => {
    const stored = drafts.map((): BookingRow | undefined => undefined);
    for (let attempt = 0; attempt < tries && stored.includes(undefined); attempt += 1) {
      const drawn = drafts.map((draft, place) => ({
        place,
        row: { ...draft, confirmation_number: draft.confirmation_number ?? drawNumber() },
      }));
      const left = drawn.filter(({ place }) => !stored[place]);
      const rows = await repository.insertBookings(
        tx,
        left.map(({ row }) => row),
      );
      const byNumber = new Map(rows.map((row) => [row.confirmation_number, row]));
      for (const { place, row } of left) {
        stored[place] = byNumber.get(row.confirmation_number);
        byNumber.delete(row.confirmation_number);
      }
    }
    if (stored.includes(undefined)) throw new AppError('conflict', 'no_free_number');
    return stored as BookingRow[];
  };

  return {
    insert: async (tx: HotelTransaction, drafts: UnnumberedBooking[]): Promise<BookingRow[]> => {
      const stored: BookingRow[] = [];
      for (let at = 0; at < drafts.length; at += batchSize)
        stored.push(...(await insertBatch(tx, drafts.slice(at, at + batchSize))));
      return stored;
    },

    byId: repository.bookingById,
    /** For update: the booking cannot change until the transaction ends. */
    lock: repository.lockBooking,
  };
}
export type BookingRecordsService = ReturnType<typeof createBookingRecordsService>;
