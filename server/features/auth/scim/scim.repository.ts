import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reason } from '#shared/reasons/reasons.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { isUuid } from '#shared/lib/uuid.ts';
import type { ScimFilter } from './scim.rules.ts';

/** The connection of a token that works now. */
export function connectionOfToken(tx: AcrossHotelsTransaction, hash: string, now: Date) {
  return tx
    .selectFrom('sso_connections')
    .select(['group_id', 'default_hotel_id', 'default_role'])
    .where((where) =>
      where.or([
        where('scim_token_hash', '=', hash),
        where.and([where('scim_old_token_hash', '=', hash), where('scim_old_token_until', '>', now)]),
      ]),
    )
    .executeTakeFirst();
}
export type Directory = NonNullable<Awaited<ReturnType<typeof connectionOfToken>>>;

/** The token before keeps working until `until`. `hash` null takes both back. */
export async function setToken(
  tx: AcrossHotelsTransaction,
  groupId: string,
  token: { hash: string; at: Date; until: Date } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sso_connections')
    .set((row) => ({
      scim_old_token_hash: token ? row.ref('scim_token_hash') : null,
      scim_old_token_until: token?.until ?? null,
      scim_token_hash: token?.hash ?? null,
      scim_token_at: token?.at ?? null,
    }))
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
      's.changed_at',
      jsonArrayFrom(row.selectFrom('hotel_staff as h').select('h.hotel_id').whereRef('h.user_id', '=', 'u.id')).as(
        'hotels',
      ),
    ])
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

export type ScimPage = { filter: ScimFilter | null; offset: number; limit: number };

export async function listPeople(
  tx: AcrossHotelsTransaction,
  group_id: string,
  superAdmins: string[],
  { filter, offset, limit }: ScimPage,
) {
  const found = people(tx, group_id, superAdmins)
    .$if(filter?.by === 'userName', (query) => query.where('u.email', '=', filter!.value.toLowerCase()))
    .$if(filter?.by === 'externalId', (query) => query.where('s.external_id', '=', filter!.value))
    .$if(filter?.by === 'id', (query) => query.where(sql<string>`u.id::text`, '=', filter!.value.toLowerCase()));
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

export async function keep(
  tx: AcrossHotelsTransaction,
  row: { group_id: string; user_id: string; external_id: string | null; changed_at: Date },
): Promise<void> {
  await tx
    .insertInto('scim_users')
    .values(row)
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet(row))
    .execute();
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
