import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { UserState } from '#shared/features/auth/auth.values.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { likePattern, newestFirst, type Before } from '#server/db/page.ts';

/** `superAdmins`: addresses in lower case. */
export type UserSearch = { search: string | undefined; state: UserState | undefined; superAdmins: string[] };

/** Accounts with a `created_at` in milliseconds, as cursors need it. */
function accounts(tx: AcrossHotelsTransaction) {
  const rows = tx
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified', 'twoFactorEnabled', 'disabled_at', 'disabled_reason'])
    .select((row) => [
      sql<string>`coalesce(first_name, '')`.as('first_name'),
      sql<string>`coalesce(last_name, '')`.as('last_name'),
      row.fn<Date>('date_trunc', [sql.lit('milliseconds'), 'createdAt']).as('created_at'),
    ]);
  return tx.selectFrom(rows.as('u'));
}

function matching(tx: AcrossHotelsTransaction, { search, state, superAdmins }: UserSearch) {
  const pattern = sql`fold_for_search(${likePattern(search ?? '')})`;
  return accounts(tx)
    .$if(Boolean(search), (query) =>
      query.where((where) =>
        where.or([
          sql<boolean>`fold_for_search(concat_ws(' ', u.first_name, u.last_name, u.email)) like ${pattern}`,
          sql<boolean>`exists (
            select from hotel_staff s join hotels h on h.id = s.hotel_id
            where s.user_id = u.id and fold_for_search(h.name) like ${pattern})`,
        ]),
      ),
    )
    .$if(state === 'disabled', (query) => query.where('u.disabled_at', 'is not', null))
    .$if(state === 'unconfirmed', (query) => query.where('u.emailVerified', '=', false))
    .$if(state === 'super_admin', (query) => query.where('u.emailVerified', '=', true).where(isOneOf(superAdmins)))
    .$if(state === 'no_hotel', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('hotel_staff as s').select('s.id').whereRef('s.user_id', '=', 'u.id'))),
      ),
    );
}

const isOneOf = (superAdmins: string[]) => sql<boolean>`lower(u.email) = any(${superAdmins}::text[])`;

/** With sessions that are open and hotels. */
function withFacts(query: ReturnType<typeof accounts>, now: Date) {
  return query.selectAll('u').select((row) => [
    sql<number>`(select count(*)::int from session s where s."userId" = u.id and s."expiresAt" > ${now})`.as(
      'sessions',
    ),
    sql<Date | null>`greatest(
      (select max(s."updatedAt") from session s where s."userId" = u.id),
      (select max(h.last_login) from hotel_staff h where h.user_id = u.id))`.as('last_seen'),
    jsonArrayFrom(
      row
        .selectFrom('hotel_staff as s')
        .innerJoin('hotels as h', 'h.id', 's.hotel_id')
        .select(['s.hotel_id', 'h.name as hotel_name', 's.role'])
        .whereRef('s.user_id', '=', 'u.id')
        .orderBy('h.name')
        .orderBy('s.id'),
    ).as('memberships'),
  ]);
}

export function listUsers(tx: AcrossHotelsTransaction, search: UserSearch, before: Before, limit: number, now: Date) {
  return withFacts(matching(tx, search), now)
    .$call(newestFirst('u', before, limit))
    .execute();
}
export type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

export async function countUsers(tx: AcrossHotelsTransaction, search: UserSearch): Promise<number> {
  const { n } = await matching(tx, search)
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export function userById(tx: AcrossHotelsTransaction, id: string, now: Date) {
  return withFacts(accounts(tx), now).where('u.id', '=', id).executeTakeFirst();
}

/** The account, locked FOR UPDATE. */
export function lockUser(tx: AcrossHotelsTransaction, id: string) {
  return tx
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified', 'twoFactorEnabled', 'disabled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Ids of super admins who can sign in, locked FOR UPDATE, so that two of them cannot disable each other at once. */
export async function lockSuperAdmins(tx: AcrossHotelsTransaction, superAdmins: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('user as u')
    .select('u.id')
    .where('u.emailVerified', '=', true)
    .where('u.disabled_at', 'is', null)
    .where(isOneOf(superAdmins))
    .orderBy('u.id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** `disabled` null enables the account. */
export async function setDisabled(
  tx: AcrossHotelsTransaction,
  id: string,
  disabled: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('user')
    .set({ disabled_at: disabled?.at ?? null, disabled_reason: disabled?.reason ?? null })
    .where('id', '=', id)
    .execute();
}

/** Telephone numbers and devices on which the person is called when a guest waits. */
export async function deleteCallAddresses(tx: AcrossHotelsTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('duty_contacts').where('user_id', '=', userId).execute();
  await tx.deleteFrom('push_devices').where('user_id', '=', userId).execute();
}

/** The language that an account has chosen for the console. */
export async function languageOf(tx: AcrossHotelsTransaction, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('user_preferences')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.language ?? null;
}

export async function deleteSecondFactor(tx: AcrossHotelsTransaction, userId: string): Promise<void> {
  await sql`delete from "twoFactor" where "userId" = ${userId}`.execute(tx);
  await tx.updateTable('user').set({ twoFactorEnabled: false }).where('id', '=', userId).execute();
}

/** @returns the number of sessions that were deleted */
export async function deleteSessions(tx: AcrossHotelsTransaction, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('session').where('userId', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function hotelExists(tx: AcrossHotelsTransaction, id: string): Promise<boolean> {
  return (await tx.selectFrom('hotels').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
