import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { FirstSteps } from '#shared/features/hotels/hotels.contract.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { likePattern, newestFirst, type Before } from '#server/db/page.ts';
import type { Hotels } from '#server/db/schema.generated.ts';

export function insertHotel(tx: AcrossHotelsTransaction, hotel: Insertable<Hotels>) {
  return tx.insertInto('hotels').values(hotel).returningAll().executeTakeFirstOrThrow();
}

export function hotelById(tx: AcrossHotelsTransaction, id: string) {
  return tx.selectFrom('hotels').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Names of the hotels that a person works in. Locks, so that two set-ups of one person run one after the other. */
export async function lockOwnHotels(tx: AcrossHotelsTransaction, userId: string): Promise<string[]> {
  await tx.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute();
  const rows = await tx
    .selectFrom('hotels as h')
    .innerJoin('hotel_staff as s', 's.hotel_id', 'h.id')
    .select('h.name')
    .where('s.user_id', '=', userId)
    .execute();
  return rows.map(({ name }) => name);
}

export async function insertAdmin(tx: AcrossHotelsTransaction, hotelId: string, userId: string): Promise<void> {
  await tx.insertInto('hotel_staff').values({ hotel_id: hotelId, user_id: userId, role: 'admin' }).execute();
}

/** The hotel of the transaction. Row-level security limits the result to one row. */
export function ownHotel(tx: HotelTransaction) {
  return tx.selectFrom('hotels').selectAll().executeTakeFirst();
}

/** Others that change the profile wait. */
export function lockOwnHotel(tx: HotelTransaction) {
  return tx.selectFrom('hotels').select('updated_at').forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** The hotel must be locked. */
export function updateOwnHotel(tx: HotelTransaction, hotelId: string, change: Updateable<Hotels>) {
  return tx.updateTable('hotels').set(change).where('id', '=', hotelId).returningAll().executeTakeFirstOrThrow();
}

export function updateStatus(
  tx: AcrossHotelsTransaction,
  hotelId: string,
  status: 'active' | 'inactive' | 'setup_required',
) {
  return tx.updateTable('hotels').set({ status }).where('id', '=', hotelId).returningAll().executeTakeFirst();
}

export function deleteHotel(tx: AcrossHotelsTransaction, hotelId: string) {
  return tx.deleteFrom('hotels').where('id', '=', hotelId).returning(['id', 'name']).executeTakeFirst();
}

export type HotelSearch = { search: string | undefined; status: 'active' | 'inactive' | 'setup_required' | undefined };

const adminName = sql<string | null>`(
  select coalesce(nullif(trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), ''), u.email)
  from hotel_staff s join "user" u on u.id = s.user_id
  where s.hotel_id = hotels.id and s.role = 'admin' order by s.created_at limit 1)`;

/** Digits from which a search is also a telephone number's. */
const fewestDigits = 4;

const hasPerson = (pattern: RawBuilder<unknown>) => sql<boolean>`exists (
  select from hotel_staff s join "user" u on u.id = s.user_id
  where s.hotel_id = hotels.id
    and fold_for_search(concat_ws(' ', u.first_name, u.last_name, u.email)) like ${pattern})`;

function matching(tx: AcrossHotelsTransaction, { search, status }: HotelSearch) {
  let query = tx.selectFrom('hotels');
  if (status) query = query.where('status', '=', status);
  if (search) {
    const pattern = sql`fold_for_search(${likePattern(search)})`;
    const digits = /^[+0-9 ()./-]+$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
    const hasNumber = sql<boolean>`concat_ws(' ', sender_number, whatsapp_number) like ${`%${digits}%`}`;
    const hasWords = sql<boolean>`fold_for_search(concat_ws(' ', name, address, email)) like ${pattern}`;
    query = query.where((where) =>
      where.or([hasWords, hasPerson(pattern), ...(digits.length >= fewestDigits ? [hasNumber] : [])]),
    );
  }
  return query;
}

export function listHotels(tx: AcrossHotelsTransaction, search: HotelSearch, before: Before, limit: number) {
  return matching(tx, search)
    .selectAll('hotels')
    .select((select) => [
      select
        .selectFrom('hotel_staff')
        .whereRef('hotel_staff.hotel_id', '=', 'hotels.id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('staff_count'),
      adminName.as('admin_name'),
    ])
    .$call(newestFirst('hotels', before, limit))
    .execute();
}

export async function countHotels(tx: AcrossHotelsTransaction): Promise<number> {
  const { n } = await tx
    .selectFrom('hotels')
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Counts all requests until this UTC day began, once a day, with those that were pruned. */
export async function countRequests(tx: HotelTransaction, now: Date): Promise<void> {
  await sql`
    insert into request_totals (hotel_id, counted_until, requests)
    select h.id, today.began, (select count(*) from guest_requests where created_at < today.began)
    from hotels h, (select date_trunc('day', ${now}::timestamptz, 'UTC') as began) today
    where not exists (select from request_totals t where t.counted_until >= today.began)
    on conflict (hotel_id) do update set counted_until = excluded.counted_until,
      requests = excluded.requests + request_totals.pruned_requests`.execute(tx);
}

/**
 * The dashboard's counts in one statement; "today" begins at midnight in the hotel's own time zone. Limits of times are
 * subqueries of their own: under row-level security an index is not searched with an expression that may tell what a row holds.
 */
export async function dashboardCounts(tx: HotelTransaction, now: Date) {
  const { rows } = await sql<{
    total_requests: number;
    active_staff: number;
    pending_requests: number;
    completed_today: number;
    not_completed: number;
  }>`
    select
      coalesce((select requests from request_totals), 0) + (
        select count(*) from guest_requests
        where created_at >= (select coalesce(max(counted_until), '-infinity') from request_totals)) as total_requests,
      (select count(*) from hotel_staff) as active_staff,
      (select count(*) from guest_requests where status = 'open') as pending_requests,
      (select count(*) from guest_requests where status in ('resolved', 'completed') and updated_at >= (
        select date_trunc('day', ${now}::timestamptz at time zone timezone) at time zone timezone from hotels)) as completed_today,
      (select count(*) from guest_requests where status <> 'completed') as not_completed`.execute(tx);
  return rows[0]!;
}

/** The first steps of the transaction's hotel. A test message is one that was sent, or a guest's message that came in. */
export async function firstSteps(tx: HotelTransaction): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select
      connected_number is not null as number,
      exists (select from faqs) or exists (select from hotel_knowledge) as answers,
      exists (select from hotel_staff offset 1) or exists (select from staff_invitations) as colleague,
      exists (select from test_message_counts)
        or exists (select from whatsapp_senders where webhook_at is not null) as test_message,
      exists (select from bookings) as first_booking
    from hotels`.execute(tx);
  return rows[0]!;
}

export function recentRequests(tx: HotelTransaction, limit: number) {
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .$call(newestFirst('guest_requests', null, limit))
    .execute();
}
