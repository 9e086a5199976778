import { sql } from 'kysely';
import type { PlatformTransaction } from '#server/db/hotel-transaction.ts';

/** Counts one more question of the hotel's day, unless there were `limit` already; one statement, so that nobody slips past. */
export async function countModelCall(
  db: PlatformTransaction,
  hotelId: string,
  limit: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into model_calls (hotel_id, day, calls)
    select id, (${now}::timestamptz at time zone timezone)::date, 1 from hotels where id = ${hotelId}
    on conflict (hotel_id, day) do update set calls = model_calls.calls + 1 where model_calls.calls < ${limit}
    returning calls`.execute(db);
  return rows.length > 0;
}
