import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export type AskedQuestions = { intents: readonly string[]; language: string; now: Date };

/** Counts the questions of one turn on the hotel's day. The ids come sorted: rows are locked in one order. */
export async function countAsked(tx: HotelTransaction, { intents, language, now }: AskedQuestions): Promise<void> {
  await sql`
    insert into asked_questions (hotel_id, day, intent, language, times)
    select id, (${now}::timestamptz at time zone timezone)::date, intent, ${language}::text, 1
    from hotels, unnest(${[...intents]}::text[]) as intent
    on conflict (hotel_id, day, intent, language) do update set times = asked_questions.times + 1`.execute(tx);
}

/** How often each question was asked in each language in the last days of the hotel's calendar, including today. */
export async function askedSince(tx: HotelTransaction, now: Date, days: number) {
  const { rows } = await sql<{ intent: string; language: string; times: number }>`
    select a.intent, a.language, sum(a.times)::int as times
    from asked_questions a, hotels h
    where a.day > (${now}::timestamptz at time zone h.timezone)::date - ${days}::int
    group by a.intent, a.language
    order by times desc, a.language`.execute(tx);
  return rows;
}

/** The hotel of the transaction, for the facts of its profile. */
export function hotelFacts(tx: HotelTransaction) {
  return tx.selectFrom('hotels').selectAll().executeTakeFirstOrThrow();
}
