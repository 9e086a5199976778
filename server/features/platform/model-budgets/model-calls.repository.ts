import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

export type CallLimits = {
  calls: number;
  /** Of the day. */
  limit: number;
  /** Of the month, for hotels without a budget of their own; null: no limit. */
  budget: { tokens: number | null; cost: string | null };
  now: Date;
};

/**
 * Adds to the hotel's count of today if it stays within `limit` and this month's budget is not used up, else adds nothing.
 * Calls under way are not in the budget yet, so that the last ones may exceed it. One statement, so it is safe under
 * concurrency. A crash of PostgreSQL may lose the counts of its last second: a guest does not wait for the disk.
 */
export async function countModelCalls(
  db: AcrossHotelsTransaction,
  hotelId: string,
  { calls, limit, budget, now }: CallLimits,
): Promise<boolean> {
  const { rows } = await sql`
    with fast as materialized (select set_config('synchronous_commit', 'off', true) as value),
    today as (select id, (${now}::timestamptz at time zone timezone)::date as day from hotels where id = ${hotelId}),
    spent as (
      select coalesce(sum(c.input_tokens + c.output_tokens), 0) as tokens, coalesce(sum(c.cost), 0) as cost
      from model_calls c join today on c.hotel_id = today.id and c.day >= date_trunc('month', today.day)::date
    )
    insert into model_calls (hotel_id, day, calls)
    select today.id, today.day, ${calls}::int
    from today cross join spent cross join fast left join model_budgets b on b.hotel_id = today.id
    where ${calls}::int <= ${limit}::int and fast.value = 'off'
      and coalesce(spent.tokens < case when b.hotel_id is null then ${budget.tokens}::bigint else b.tokens end, true)
      and coalesce(spent.cost < case when b.hotel_id is null then ${budget.cost}::numeric else b.cost end, true)
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
