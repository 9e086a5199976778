import type { HotelTransaction } from './hotel-transaction.ts';

/** The hotel of the transaction. Row-level security limits the result to one row. */
export function hotelRow(tx: HotelTransaction) {
  return tx.selectFrom('hotels').selectAll().executeTakeFirstOrThrow();
}
