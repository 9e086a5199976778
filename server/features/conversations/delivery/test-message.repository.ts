import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export { hotelRow } from '#server/db/hotel-row.ts';

/** Counts a test message for the hotel's local day; `again`: start of the next day. */
export async function countTestMessage(tx: HotelTransaction, now: Date): Promise<{ sent: number; again: Date }> {
  const { rows } = await sql<{ sent: number; again: Date }>`
    insert into test_message_counts (day, sent)
    select (${now}::timestamptz at time zone timezone)::date, 1 from hotels
    on conflict (hotel_id, day) do update set sent = test_message_counts.sent + 1
    returning sent, (day + 1)::timestamp at time zone (select timezone from hotels) as again`.execute(tx);
  return rows[0]!;
}
