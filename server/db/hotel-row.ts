import type { HotelTransaction } from './hotel-transaction.ts';

/** The hotel of the transaction: row-level security shows exactly one. */
export function hotelRow(tx: HotelTransaction) {
  return tx.selectFrom('hotels').selectAll().executeTakeFirstOrThrow();
}
