import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

function groups(tx: AcrossHotelsTransaction) {
  return tx
    .selectFrom('hotel_groups as g')
    .selectAll('g')
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('group_hotels as m')
          .innerJoin('hotels as h', 'h.id', 'm.hotel_id')
          .select(['h.id', 'h.name'])
          .whereRef('m.group_id', '=', 'g.id')
          .orderBy('h.name')
          .orderBy('h.id'),
      ).as('hotels'),
    );
}

export const listGroups = (tx: AcrossHotelsTransaction) => groups(tx).orderBy('g.name').orderBy('g.id').execute();

export const groupById = (tx: AcrossHotelsTransaction, id: string) =>
  groups(tx).where('g.id', '=', id).executeTakeFirst();
export type GroupRow = NonNullable<Awaited<ReturnType<typeof groupById>>>;

export async function insertGroup(tx: AcrossHotelsTransaction, name: string, created_at: Date): Promise<string> {
  return (await tx.insertInto('hotel_groups').values({ name, created_at }).returning('id').executeTakeFirstOrThrow())
    .id;
}

export async function renameGroup(tx: AcrossHotelsTransaction, id: string, name: string): Promise<void> {
  await tx.updateTable('hotel_groups').set({ name }).where('id', '=', id).execute();
}

/** The links of people with the group's provider go with it. */
export async function deleteGroup(tx: AcrossHotelsTransaction, id: string): Promise<void> {
  await tx.deleteFrom('account').where('providerId', '=', `sso:${id}`).execute();
  await tx.deleteFrom('hotel_groups').where('id', '=', id).execute();
}

export async function hotelExists(tx: AcrossHotelsTransaction, id: string): Promise<boolean> {
  return (await tx.selectFrom('hotels').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** @returns the group that the hotel is in now */
export async function addHotel(tx: AcrossHotelsTransaction, group_id: string, hotel_id: string): Promise<string> {
  await tx
    .insertInto('group_hotels')
    .values({ group_id, hotel_id })
    .onConflict((conflict) => conflict.column('hotel_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('group_hotels')
    .select('group_id')
    .where('hotel_id', '=', hotel_id)
    .executeTakeFirstOrThrow();
  return row.group_id;
}

export async function removeHotel(tx: AcrossHotelsTransaction, group_id: string, hotel_id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('group_hotels')
    .where('group_id', '=', group_id)
    .where('hotel_id', '=', hotel_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
