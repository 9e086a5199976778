import { sql, type Insertable, type Updateable } from 'kysely';
import { erasedKeyPrefix } from '#shared/features/guests/erasure.rules.ts';
import type { GuestKind } from '#shared/features/guests/guests.contract.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { newestFirst, type Before } from '#server/db/page.ts';
import type { SearchTerms } from '#server/db/search.ts';
import type { Guests } from '#server/db/schema.generated.ts';

export type GuestPage = {
  terms: SearchTerms | null;
  kind?: GuestKind | undefined;
  before: Before;
  limit: number;
};

export function listGuests(tx: HotelTransaction, { terms, kind, before, limit }: GuestPage) {
  // The search may stop after one page only without a kind filter, because the filter may remove rows that it found.
  const atMost = kind ? null : limit;
  return tx
    .selectFrom('guests')
    .selectAll()
    .$if(terms !== null, (query) =>
      query.where(
        sql<boolean>`id = any(array(select search_guests(${terms?.words}::text[], ${terms?.others}::text[], ${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid, ${atMost}::int)))`,
      ),
    )
    .$if(kind === 'vip', (query) => query.where('vip_status', '=', true))
    .$if(kind === 'repeat', (query) => query.where('total_stays', '>', 1))
    .$call(newestFirst('guests', before, limit))
    .execute();
}

/** Counts of all guests, VIPs and returning guests, and the total spent (a decimal string). */
export async function guestStats(tx: HotelTransaction) {
  const { rows } = await sql<{ total: number; vip: number; repeat: number; revenue: string }>`
    select count(*) as total, count(*) filter (where vip_status) as vip, count(*) filter (where total_stays > 1) as repeat,
           coalesce(sum(total_spent), 0) as revenue
    from guests`.execute(tx);
  return rows[0]!;
}

export function guestById(tx: HotelTransaction, id: string) {
  return tx.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The guests of these phones, in any spelling and with any of their addresses, the newest first. `asked`: the given key. `named_by_profile`: the record was made for a
 * conversation and has not been changed since, so its name is the one of the WhatsApp profile.
 */
export function guestsOfPhones(tx: HotelTransaction, phoneKeys: string[]) {
  return tx
    .selectFrom(
      sql<{ asked: string; key: string }>`(select w.asked, k.key from unnest(${phoneKeys}::text[]) w (asked),
        keys_of_thread(current_hotel_id(), thread_of(current_hotel_id(), w.asked)) k (key))`.as('known'),
    )
    .innerJoin('guests', 'guests.phone_key', 'known.key')
    .selectAll('guests')
    .select('known.asked')
    .select(
      sql<boolean>`updated_at::timestamptz(3) = created_at and exists (select 1 from conversations c
        where c.hotel_id = guests.hotel_id and c.identity_key = guests.phone_key
          and c.created_at::timestamptz(3) = guests.created_at)`.as('named_by_profile'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('guests.id', 'desc')
    .execute();
}

export function insertGuests(tx: HotelTransaction, guests: Insertable<Guests>[]) {
  return tx.insertInto('guests').values(guests).returningAll().execute();
}

export function updateGuest(tx: HotelTransaction, id: string, change: Updateable<Guests>) {
  return tx.updateTable('guests').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

export function deleteGuest(tx: HotelTransaction, id: string) {
  return tx.deleteFrom('guests').where('id', '=', id).returning('id').executeTakeFirst();
}

/** Assigns bookings of this phone without a guest (their record was deleted) to this guest. */
export async function adoptBookings(tx: HotelTransaction, guestId: string, phoneKey: string): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ guest_id: guestId })
    .where('phone_key', '=', phoneKey)
    .where('guest_id', 'is', null)
    .execute();
}

/** Locks the guests, so that a concurrent recount finishes first and its bookings are visible to this one. */
export async function lockGuests(tx: HotelTransaction, ids: string[]): Promise<void> {
  await tx
    .selectFrom('guests')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Recounts the stays of these guests: bookings that are not cancelled and are checked in, checked out, or past their
 * check-out day in the hotel's calendar. Spent is their total; the last stay date is the latest check-out, or the check-in
 * of a guest who is in the house.
 */
export async function recountStays(tx: HotelTransaction, ids: string[], now: Date): Promise<void> {
  await sql`
    update guests g set total_stays = s.stays, total_spent = s.spent, last_stay_date = s.last_stay
    from (
      select w.id, count(b.id) as stays, coalesce(sum(b.total_amount), 0) as spent,
             max(case when b.status = 'checked-in' then b.check_in_date else b.check_out_date end) as last_stay
      from unnest(${ids}::uuid[]) as w (id)
      cross join (select (${now}::timestamptz at time zone timezone)::date as today from hotels) h
      left join bookings b on b.guest_id = w.id
        and (b.status in ('checked-in', 'checked-out') or (b.status <> 'cancelled' and b.check_out_date < h.today))
      group by w.id
    ) s
    where g.id = s.id and (g.total_stays, g.total_spent, g.last_stay_date) is distinct from (s.stays, s.spent, s.last_stay)`.execute(
    tx,
  );
}

/** Guests of bookings that ended in the last week without a status change. */
export async function guestsOfEndedBookings(tx: HotelTransaction, now: Date): Promise<string[]> {
  const { rows } = await sql<{ guest_id: string }>`
    select distinct b.guest_id from bookings b, (select (${now}::timestamptz at time zone timezone)::date as today from hotels) h
    where b.guest_id is not null and b.status = 'confirmed' and b.check_out_date between h.today - 7 and h.today - 1`.execute(
    tx,
  );
  return rows.map((row) => row.guest_id);
}

export async function hasConversationsWithoutGuest(tx: HotelTransaction): Promise<boolean> {
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('guest_id', 'is', null)
    // A literal, so that the partial index is used.
    .where(sql<boolean>`identity_key not like ${sql.lit(`${erasedKeyPrefix}%`)}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** All phones of the hotel must be locked. */
export async function giveMissingRecords(tx: HotelTransaction): Promise<void> {
  await sql`select give_missing_guest_records()`.execute(tx);
}

/** The hotel's own numbers. Their country completes numbers typed without a country code. */
export function hotelPhones(tx: HotelTransaction) {
  return tx.selectFrom('hotels').select(['whatsapp_number', 'phone']).executeTakeFirst();
}
