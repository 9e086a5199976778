import { sql } from 'kysely';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { ReportScope } from './analytics.repository.ts';

/** What guests answered to the questions of the period. */
export async function satisfactionFigures(
  tx: HotelTransaction | AcrossHotelsTransaction,
  { hotelId, timezone, from, to }: ReportScope,
): Promise<Analytics['satisfaction']> {
  const { rows } = await sql<Analytics['satisfaction']>`
    select count(*)::int as asked, count(score)::int as answered, round(avg(score), 2)::float8 as average,
      array[count(*) filter (where score = 1), count(*) filter (where score = 2), count(*) filter (where score = 3),
        count(*) filter (where score = 4), count(*) filter (where score = 5)]::int[] as scores
    from stay_ratings
    where asked_at >= (${from}::date::timestamp at time zone ${timezone})
      and asked_at < ((${to}::date + 1)::timestamp at time zone ${timezone})
      ${hotelId ? sql`and hotel_id = ${hotelId}::uuid` : sql``}`.execute(tx);
  return rows[0]!;
}
