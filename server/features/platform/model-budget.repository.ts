import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/**
 * Adds to the hotel's count of today if it stays within `limit`, else adds nothing. One statement, so it is safe under
 * concurrency. A crash of PostgreSQL may lose the counts of its last second: a guest does not wait for the disk.
 */
export async function countModelCalls(
  db: AcrossHotelsTransaction,
  hotelId: string,
  { calls, limit, now }: { calls: number; limit: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with fast as materialized (select set_config('synchronous_commit', 'off', true) as value)
    insert into model_calls (hotel_id, day, calls)
    select id, (${now}::timestamptz at time zone timezone)::date, ${calls}::int
    from hotels, fast where id = ${hotelId} and ${calls}::int <= ${limit}::int and fast.value = 'off'
    on conflict (hotel_id, day) do update set calls = model_calls.calls + excluded.calls
    where model_calls.calls + excluded.calls <= ${limit}::int
    returning calls`.execute(db);
  return rows.length > 0;
}
