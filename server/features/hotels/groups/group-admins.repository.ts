import { sql } from 'kysely';
import type { AcrossHotelsTransaction, GroupTransaction } from '#server/db/hotel-transaction.ts';

type GroupHotel = { hotel_id: string; name: string; status: string };
type GroupAdmin = {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  is_disabled: boolean;
  created_at: Date;
};

/** Null where the group is gone. */
export async function groupName(tx: GroupTransaction): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`select get_group_name() as name`.execute(tx);
  return rows[0]?.name ?? null;
}

export async function groupHotels(tx: GroupTransaction): Promise<GroupHotel[]> {
  return (await sql<GroupHotel>`select * from get_group_hotels()`.execute(tx)).rows;
}

export async function groupAdmins(tx: GroupTransaction): Promise<GroupAdmin[]> {
  return (await sql<GroupAdmin>`select * from get_group_admins()`.execute(tx)).rows;
}

/** The confirmed account with this address that can sign in. `email`: in lower case. */
export function accountWith(tx: AcrossHotelsTransaction, email: string) {
  return tx
    .selectFrom('user')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email)
    .where('emailVerified', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function worksInGroup(tx: AcrossHotelsTransaction, group_id: string, user_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('hotel_staff as s')
    .innerJoin('group_hotels as m', 'm.hotel_id', 's.hotel_id')
    .select('s.id')
    .where('m.group_id', '=', group_id)
    .where('s.user_id', '=', user_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false for a person who was an admin already */
export async function insertAdmin(
  tx: AcrossHotelsTransaction,
  row: { group_id: string; user_id: string; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('group_admins')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns the address of the person, or undefined for one who is no admin of this group */
export async function deleteAdmin(
  tx: AcrossHotelsTransaction,
  { group_id, user_id }: { group_id: string; user_id: string },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('group_admins as a')
    .using('user as u')
    .whereRef('u.id', '=', 'a.user_id')
    .where('a.group_id', '=', group_id)
    .where('a.user_id', '=', user_id)
    .returning('u.email')
    .executeTakeFirst();
  return row?.email;
}
