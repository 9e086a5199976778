import { sql } from 'kysely';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** What the groups of a directory give to these people: the highest role for each hotel. */
export async function givenTo(tx: AcrossHotelsTransaction, group_id: string, userIds: string[]) {
  const rows = await tx
    .selectFrom('scim_groups as g')
    .innerJoin('scim_group_members as m', 'm.scim_group_id', 'g.id')
    .innerJoin('scim_group_hotels as h', 'h.scim_group_id', 'g.id')
    .innerJoin('group_hotels as own', (join) =>
      join.onRef('own.hotel_id', '=', 'h.hotel_id').onRef('own.group_id', '=', 'g.group_id'),
    )
    .innerJoin('user as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'h.hotel_id', 'u.email', sql<boolean>`bool_or(h.role = 'admin')`.as('is_admin')])
    .where('g.group_id', '=', group_id)
    .where(sql<boolean>`m.user_id = any(${userIds}::uuid[])`)
    .groupBy(['m.user_id', 'h.hotel_id', 'u.email'])
    .orderBy('m.user_id')
    .orderBy('h.hotel_id')
    .execute();
  return rows.map(({ is_admin, ...row }) => {
    const role: StaffRole = is_admin ? 'admin' : 'staff';
    return { ...row, role };
  });
}

/** What these people have, given by the directory or by hand, locked FOR UPDATE. */
export function heldBy(tx: AcrossHotelsTransaction, userIds: string[]) {
  return tx
    .selectFrom('hotel_staff as s')
    .innerJoin('user as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 's.hotel_id', 's.role', 's.directory_group_id', 'u.email'])
    .where(sql<boolean>`s.user_id = any(${userIds}::uuid[])`)
    .orderBy('s.id')
    .forUpdate('s')
    .execute();
}

/** Undefined for a person who has become a member by hand in the meantime. */
export async function give(
  tx: AcrossHotelsTransaction,
  member: { user_id: string; hotel_id: string; role: StaffRole; directory_group_id: string },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('hotel_staff')
    .values(member)
    .onConflict((conflict) => conflict.columns(['user_id', 'hotel_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setRole(tx: AcrossHotelsTransaction, id: string, role: StaffRole): Promise<void> {
  await tx.updateTable('hotel_staff').set({ role }).where('id', '=', id).execute();
}

export async function take(tx: AcrossHotelsTransaction, id: string): Promise<void> {
  await tx.deleteFrom('hotel_staff').where('id', '=', id).execute();
}

/** Whether the hotel has an admin whose account works. */
export async function hasAdmin(tx: AcrossHotelsTransaction, hotel_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('hotel_staff as s')
    .innerJoin('user as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('s.hotel_id', '=', hotel_id)
    .where('s.role', '=', 'admin')
    .where('u.disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
