import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/**
 * A transaction that changes the bookings or the guest of a phone locks that phone first, so that two concurrent calls
 * cannot book the same nights or create one guest twice. A transaction that changes many locks all phones of the hotel:
 * thousands of single locks would fill PostgreSQL's lock table. Taken before any row is locked.
 */
export async function lockPhones(tx: HotelTransaction, hotelId: string, phoneKeys: string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`stays:${hotelId}`}, 0))`.execute(tx);
  for (const key of [...new Set(phoneKeys)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`stays:${hotelId}:${key}`}, 0))`.execute(tx);
  }
}

export async function lockAllPhones(tx: HotelTransaction, hotelId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stays:${hotelId}`}, 0))`.execute(tx);
}
