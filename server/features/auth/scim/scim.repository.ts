import { sql, type Insertable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { Reason } from '#shared/reasons/reasons.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { ScimUsers } from '#server/db/schema.generated.ts';
import { isUuid } from '#shared/lib/uuid.ts';
import type { Clause } from './scim-json.rules.ts';

/** The company whose directory calls. */
export type Directory = { group_id: string; default_hotel_id: string | null; default_role: StaffRole };

/** Changes of a company's people, groups and hotels run one after the other, until the end of the transaction. */
export async function lockDirectory(tx: AcrossHotelsTransaction, group_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`directory:${group_id}`}, 0))`.execute(tx);
}

/** Accounts with an address of a confirmed domain of the group: the only ones that its directory sees. */
function people(tx: AcrossHotelsTransaction, group_id: string, superAdmins: string[]) {
  return tx
    .selectFrom('user as u')
    .leftJoin('scim_users as s', (join) => join.onRef('s.user_id', '=', 'u.id').on('s.group_id', '=', group_id))
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.disabled_at',
      'u.disabled_reason',
      'u.createdAt',
      'u.updatedAt',
    ])
    .select((row) => [
      's.external_id',
      's.user_name',
      's.changed_at',
      jsonArrayFrom(row.selectFrom('hotel_staff as h').select('h.hotel_id').whereRef('h.user_id', '=', 'u.id')).as(
        'hotels',
      ),
      jsonArrayFrom(
        row
          .selectFrom('scim_group_members as m')
          .innerJoin('scim_groups as g', 'g.id', 'm.scim_group_id')
          .select(['g.id', 'g.display_name'])
          .whereRef('m.user_id', '=', 'u.id')
          .where('g.group_id', '=', group_id)
          .orderBy('g.display_name'),
      ).as('groups'),
    ])
    .where('s.deleted_at', 'is', null)
    .where('u.emailVerified', '=', true)
    .where(sql<boolean>`u.email <> all(${superAdmins}::text[])`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sso_domains as d')
          .select('d.domain')
          .where('d.group_id', '=', group_id)
          .where(sql<boolean>`d.domain = split_part(u.email, '@', 2)`),
      ),
    );
}

export type ScimPage = { filter: Clause[]; offset: number; limit: number };

export async function listPeople(
  tx: AcrossHotelsTransaction,
  group_id: string,
  superAdmins: string[],
  { filter, offset, limit }: ScimPage,
) {
  let found = people(tx, group_id, superAdmins);
  for (const { by, value } of filter) {
    if (by === 'externalid') found = found.where('s.external_id', '=', value);
    else if (by === 'id') found = found.where(sql<string>`u.id::text`, '=', value.toLowerCase());
    else found = found.where('u.email', '=', value.toLowerCase());
  }
  const rows = await found.orderBy('u.createdAt').orderBy('u.id').offset(offset).limit(limit).execute();
  const { n } = await found
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(n) };
}

export async function personById(tx: AcrossHotelsTransaction, group_id: string, superAdmins: string[], id: string) {
  if (!isUuid(id)) return undefined;
  return people(tx, group_id, superAdmins).where('u.id', '=', id).forUpdate('u').executeTakeFirst();
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof personById>>>;

/** Ids of those that the directory sees. */
export async function peopleAmong(
  tx: AcrossHotelsTransaction,
  group_id: string,
  superAdmins: string[],
  ids: string[],
): Promise<string[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = await people(tx, group_id, superAdmins)
    .clearSelect()
    .select('u.id')
    .where('u.id', 'in', known)
    .execute();
  return rows.map(({ id }) => id);
}

export async function keep(tx: AcrossHotelsTransaction, row: Insertable<ScimUsers>): Promise<void> {
  await tx
    .insertInto('scim_users')
    .values(row)
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet(row))
    .execute();
}

/** Whether the directory of the group has deleted the person. */
export async function wasDeleted(tx: AcrossHotelsTransaction, group_id: string, user_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('scim_users')
    .select('deleted_at')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return row?.deleted_at != null;
}

/** Links that were mailed to the address before stop working. */
export async function setAddress(tx: AcrossHotelsTransaction, id: string, email: string): Promise<void> {
  await tx.deleteFrom('account_links').where('user_id', '=', id).execute();
  await tx.updateTable('user').set({ email }).where('id', '=', id).execute();
}

export async function setNames(
  tx: AcrossHotelsTransaction,
  id: string,
  names: { first_name: string; last_name: string; name: string },
): Promise<void> {
  await tx.updateTable('user').set(names).where('id', '=', id).execute();
}

/** Hotels among the person's that have no other admin whose account works. */
export async function hotelsWithoutAdmin(tx: AcrossHotelsTransaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('hotel_staff as s')
    .select('s.hotel_id')
    .where('s.user_id', '=', userId)
    .where('s.role', '=', 'admin')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hotel_staff as o')
            .innerJoin('user as u', 'u.id', 'o.user_id')
            .select('o.id')
            .whereRef('o.hotel_id', '=', 's.hotel_id')
            .where('o.role', '=', 'admin')
            .where('o.user_id', '!=', userId)
            .where('u.disabled_at', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ hotel_id }) => hotel_id);
}

export async function noteLastAdmin(
  tx: AcrossHotelsTransaction,
  hotel_id: string,
  reasons: Reason[],
  created_at: Date,
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({ hotel_id, type: 'last_admin_left', reasons: JSON.stringify(reasons), created_at })
    .execute();
}
