import { sql, type ExpressionBuilder, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isUuid } from '#shared/lib/uuid.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { DB, ScimGroups } from '#server/db/schema.generated.ts';
import type { Clause } from './scim-json.rules.ts';

type Group = ExpressionBuilder<DB & { g: DB['scim_groups'] }, 'g'>;

/** Members with an address of a confirmed domain of the company, by address. */
const membersOf = (group: Group) =>
  jsonArrayFrom(
    group
      .selectFrom('scim_group_members as m')
      .innerJoin('user as u', 'u.id', 'm.user_id')
      .innerJoin('sso_domains as d', (join) =>
        join.onRef('d.group_id', '=', 'g.group_id').on(sql<boolean>`d.domain = split_part(u.email, '@', 2)`),
      )
      .select(['m.user_id', 'u.email'])
      .whereRef('m.scim_group_id', '=', 'g.id')
      .orderBy('u.email'),
  );

const groups = (tx: AcrossHotelsTransaction, group_id: string) =>
  tx.selectFrom('scim_groups as g').where('g.group_id', '=', group_id);

export type GroupsPage = { filter: Clause[]; offset: number; limit: number; withMembers: boolean };

export async function listGroups(
  tx: AcrossHotelsTransaction,
  group_id: string,
  { filter, offset, limit, withMembers }: GroupsPage,
): Promise<{ rows: GroupRow[]; total: number }> {
  let found = groups(tx, group_id);
  for (const { by, value } of filter) {
    if (by === 'displayname') found = found.where(sql`lower(g.display_name)`, '=', value.toLowerCase());
    else if (by === 'externalid') found = found.where('g.external_id', '=', value);
    else if (by === 'id') found = found.where(sql`g.id::text`, '=', value.toLowerCase());
    else
      found = found.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('scim_group_members as m')
            .select('m.user_id')
            .whereRef('m.scim_group_id', '=', 'g.id')
            .where(sql`m.user_id::text`, '=', value.toLowerCase()),
        ),
      );
  }
  const page = found.orderBy('g.created_at').orderBy('g.id').offset(offset).limit(limit).selectAll('g');
  const rows = withMembers
    ? await page.select((group) => membersOf(group as unknown as Group).as('members')).execute()
    : (await page.execute()).map((row) => ({ ...row, members: [] }));
  const { n } = await found.select((row) => row.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return { rows, total: Number(n) };
}

export async function groupById(tx: AcrossHotelsTransaction, group_id: string, id: string) {
  if (!isUuid(id)) return undefined;
  return groups(tx, group_id)
    .selectAll('g')
    .select((group) => membersOf(group as unknown as Group).as('members'))
    .where('g.id', '=', id)
    .executeTakeFirst();
}
export type GroupRow = NonNullable<Awaited<ReturnType<typeof groupById>>>;

/** The group of a directory that has the name, in any case. */
export async function groupWithName(
  tx: AcrossHotelsTransaction,
  group_id: string,
  name: string,
): Promise<string | undefined> {
  const row = await groups(tx, group_id)
    .select('g.id')
    .where(sql`lower(g.display_name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id;
}

export async function insertGroup(
  tx: AcrossHotelsTransaction,
  group: { group_id: string; display_name: string; external_id: string | null; at: Date },
): Promise<string> {
  const { at, ...rest } = group;
  const row = { ...rest, created_at: at, changed_at: at };
  return (await tx.insertInto('scim_groups').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateGroup(
  tx: AcrossHotelsTransaction,
  id: string,
  change: Updateable<ScimGroups>,
): Promise<void> {
  await tx.updateTable('scim_groups').set(change).where('id', '=', id).execute();
}

export async function deleteGroup(tx: AcrossHotelsTransaction, id: string): Promise<void> {
  await tx.deleteFrom('scim_groups').where('id', '=', id).execute();
}

/** All members, also those that the directory does not see any more. */
export async function memberIds(tx: AcrossHotelsTransaction, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('scim_group_members').select('user_id').where('scim_group_id', '=', id).execute();
  return rows.map(({ user_id }) => user_id);
}

export async function addMembers(tx: AcrossHotelsTransaction, id: string, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('scim_group_members')
    .values(userIds.map((user_id) => ({ scim_group_id: id, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeMembers(tx: AcrossHotelsTransaction, id: string, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .deleteFrom('scim_group_members')
    .where('scim_group_id', '=', id)
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .execute();
}

/** Takes a person out of all groups of the directory. */
export async function removeFromAll(tx: AcrossHotelsTransaction, group_id: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('scim_group_members')
    .where('user_id', '=', userId)
    .where('scim_group_id', 'in', (query) =>
      query.selectFrom('scim_groups').select('id').where('group_id', '=', group_id),
    )
    .execute();
}

export async function setHotels(
  tx: AcrossHotelsTransaction,
  id: string,
  hotels: { hotel_id: string; role: 'admin' | 'staff' }[],
): Promise<void> {
  await tx.deleteFrom('scim_group_hotels').where('scim_group_id', '=', id).execute();
  if (hotels.length === 0) return;
  await tx
    .insertInto('scim_group_hotels')
    .values(hotels.map((hotel) => ({ ...hotel, scim_group_id: id })))
    .execute();
}
