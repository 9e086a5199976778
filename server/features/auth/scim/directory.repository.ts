import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AcrossHotelsTransaction, GroupTransaction } from '#server/db/hotel-transaction.ts';

/**
 * The token before keeps working until `until`. A token that was never used gives way at once, so that the one in use keeps its
 * time. `hash` null takes both back.
 */
export async function setToken(
  tx: AcrossHotelsTransaction,
  groupId: string,
  token: { hash: string | null; at: Date; until: Date },
): Promise<boolean> {
  const oldStays = sql<boolean>`(${token.hash !== null} and scim_used_at is null and scim_old_token_hash is not null
    and coalesce(scim_old_token_until > ${token.at}, false))`;
  const { numUpdatedRows } = await tx
    .updateTable('sso_connections')
    .set(() => ({
      scim_old_token_hash: sql<string>`case when ${oldStays} then scim_old_token_hash else scim_token_hash end`,
      scim_old_token_until: sql<Date>`case when ${oldStays} then scim_old_token_until else ${token.until} end`,
      scim_old_used_at: sql<Date>`case when ${oldStays} then scim_old_used_at else scim_used_at end`,
      scim_token_hash: token.hash,
      scim_token_at: token.hash ? token.at : null,
      scim_used_at: null,
    }))
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function connection(tx: AcrossHotelsTransaction, groupId: string) {
  return tx
    .selectFrom('sso_connections as c')
    .select(['scim_token_hash', 'scim_token_at', 'scim_used_at'])
    .select(['scim_old_token_hash', 'scim_old_token_until', 'scim_old_used_at'])
    .select((row) =>
      row
        .selectFrom('scim_users as u')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('u.group_id', '=', 'c.group_id')
        .where('u.deleted_at', 'is', null)
        .as('people'),
    )
    .where('c.group_id', '=', groupId)
    .executeTakeFirst();
}

/** The groups of the directory with what they give, by name. */
export function groups(tx: AcrossHotelsTransaction, groupId: string) {
  return tx
    .selectFrom('scim_groups as g')
    .select(['g.id', 'g.display_name'])
    .select((row) => [
      row
        .selectFrom('scim_group_members as m')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('m.scim_group_id', '=', 'g.id')
        .as('members'),
      jsonArrayFrom(
        row
          .selectFrom('scim_group_hotels as o')
          .innerJoin('hotels as h', 'h.id', 'o.hotel_id')
          .select(['o.hotel_id', 'h.name', 'o.role'])
          .whereRef('o.scim_group_id', '=', 'g.id')
          .orderBy('h.name')
          .orderBy('h.id'),
      ).as('hotels'),
    ])
    .where('g.group_id', '=', groupId)
    .orderBy(sql`lower(g.display_name)`)
    .execute();
}

/** Newest first. */
export function calls(tx: AcrossHotelsTransaction, groupId: string) {
  return tx
    .selectFrom('scim_calls')
    .select(['id', 'at', 'method', 'path', 'status', 'detail'])
    .where('group_id', '=', groupId)
    .orderBy('id', 'desc')
    .execute();
}

export async function hotelsOfGroup(tx: AcrossHotelsTransaction, groupId: string): Promise<string[]> {
  const rows = await tx.selectFrom('group_hotels').select('hotel_id').where('group_id', '=', groupId).execute();
  return rows.map(({ hotel_id }) => hotel_id);
}

type State = { made_at: Date; used_at: Date | null; people: number; groups: number; refused_at: Date | null };

/** Undefined while the group has no directory. */
export async function stateInGroup(tx: GroupTransaction): Promise<State | undefined> {
  return (await sql<State>`select * from get_group_directory()`.execute(tx)).rows[0];
}
