import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/**
 * Who changes the bookings or the guest of a phone holds that phone until the transaction ends, so that two people at once
 * cannot book the same nights twice or make one guest twice. Who changes many at once holds all of the hotel's instead:
 * thousands of locks would fill the database's table of them. Always taken before any row is locked.
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
