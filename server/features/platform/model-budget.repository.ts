import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** Adds to the hotel's count of today if it stays within `limit`, else adds nothing. One statement, so it is safe under concurrency. */
export async function countModelCalls(
  db: AcrossHotelsTransaction,
  hotelId: string,
  { calls, limit, now }: { calls: number; limit: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into model_calls (hotel_id, day, calls)
    select id, (${now}::timestamptz at time zone timezone)::date, ${calls}::int
    from hotels where id = ${hotelId} and ${calls}::int <= ${limit}::int
    on conflict (hotel_id, day) do update set calls = model_calls.calls + excluded.calls
    where model_calls.calls + excluded.calls <= ${limit}::int
    returning calls`.execute(db);
  return rows.length > 0;
}
