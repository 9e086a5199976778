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

/** Share of the limit from which a hotel is listed. */
const nearLimit = 0.8;
const mostNearLimit = 100;

/** Hotels that have used 80 % of the daily limit and more, by each hotel's own calendar day; the most used first. */
export async function hotelsNearLimit(
  tx: AcrossHotelsTransaction,
  { limit, now }: { limit: number; now: Date },
): Promise<{ hotel_id: string; hotel_name: string; calls: number }[]> {
  const { rows } = await sql<{ hotel_id: string; hotel_name: string; calls: number }>`
    select h.id as hotel_id, h.name as hotel_name, c.calls
    from hotels h
    join model_calls c on c.hotel_id = h.id and c.day = (${now}::timestamptz at time zone h.timezone)::date
    where c.calls > 0 and c.calls >= ${limit}::int * ${nearLimit}::numeric
    order by c.calls desc, h.name, h.id limit ${mostNearLimit}`.execute(tx);
  return rows;
}
