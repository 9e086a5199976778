import { sql, type Insertable, type Updateable } from 'kysely';
import type { BookingFilter } from '#shared/features/bookings/bookings.contract.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { newestFirst, type Before } from '#server/db/page.ts';
import type { SearchTerms } from '#server/db/search.ts';
import type { Bookings } from '#server/db/schema.generated.ts';

/** `terms`: null without a search. */
export type BookingPage = Omit<BookingFilter, 'search'> & {
  terms: SearchTerms | null;
  before: Before;
  limit: number;
};
export type NewBooking = Insertable<Bookings>;

export function listBookings(tx: HotelTransaction, { terms, before, limit, ...filter }: BookingPage) {
  // The search may stop after one page only without other filters, because they may remove rows that it found.
  const atMost = Object.values(filter).some((value) => value !== undefined) ? null : limit;
  return tx
    .selectFrom('bookings')
    .selectAll()
    .$if(terms !== null, (query) =>
      query.where(
        sql<boolean>`id = any(array(select search_bookings(${terms?.words}::text[], ${terms?.others}::text[], ${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid, ${atMost}::int)))`,
      ),
    )
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status!))
    .$if(filter.guest_id !== undefined, (query) => query.where('guest_id', '=', filter.guest_id!))
    .$if(filter.from !== undefined, (query) => query.where('check_out_date', '>=', filter.from!))
    .$if(filter.to !== undefined, (query) => query.where('check_in_date', '<=', filter.to!))
    .$if(filter.arrivals_on !== undefined, (query) =>
      query.where('check_in_date', '=', filter.arrivals_on!).where('status', '<>', 'cancelled'),
    )
    .$if(filter.departures_on !== undefined, (query) =>
      query.where('check_out_date', '=', filter.departures_on!).where('status', '<>', 'cancelled'),
    )
    .$call(newestFirst('bookings', before, limit))
    .execute();
}

/** Arrivals and departures of today, by the hotel's calendar day. */
export async function todaysCounts(tx: HotelTransaction, now: Date) {
  const { rows } = await sql<{ today: string; arrivals_today: number; departures_today: number }>`
    select h.today::text as today,
      (select count(*) from bookings where check_in_date = h.today and status <> 'cancelled') as arrivals_today,
      (select count(*) from bookings where check_out_date = h.today and status <> 'cancelled') as departures_today
    from (select (${now}::timestamptz at time zone timezone)::date as today from hotels) h`.execute(tx);
  return rows[0]!;
}

export function bookingById(tx: HotelTransaction, id: string) {
  return tx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockBooking(tx: HotelTransaction, id: string) {
  return tx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Non-cancelled bookings of these phones that touch these days, the earliest first. */
export function staysOfPhones(tx: HotelTransaction, phoneKeys: string[], days: { from: string; to: string }) {
  return tx
    .selectFrom('bookings')
    .select(['id', 'phone_key', 'check_in_date', 'check_out_date', 'confirmation_number'])
    .where('phone_key', '=', sql<string>`any(${phoneKeys}::text[])`)
    .where('status', '<>', 'cancelled')
    .where('check_in_date', '<', days.to)
    .where('check_out_date', '>', days.from)
    .orderBy('check_in_date')
    .execute();
}

/** `lock`: selects FOR UPDATE. */
export function bookingsOfNumbers(tx: HotelTransaction, numbers: string[], lock: boolean) {
  return tx
    .selectFrom('bookings')
    .selectAll()
    .where('confirmation_number', '=', sql<string>`any(${numbers}::text[])`)
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
}

/** Skips bookings whose confirmation number is taken. */
export function insertBookings(tx: HotelTransaction, bookings: NewBooking[]) {
  return tx
    .insertInto('bookings')
    .values(bookings)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'confirmation_number']).doNothing())
    .returningAll()
    .execute();
}

export function updateBooking(tx: HotelTransaction, id: string, change: Updateable<Bookings>) {
  return tx
    .updateTable('bookings')
    .set((set) => ({ ...change, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export function deleteBooking(tx: HotelTransaction, id: string) {
  return tx
    .deleteFrom('bookings')
    .where('id', '=', id)
    .returning(['id', 'guest_id', 'confirmation_number'])
    .executeTakeFirst();
}
