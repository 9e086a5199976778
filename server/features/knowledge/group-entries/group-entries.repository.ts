import { sql, type Insertable, type Updateable } from 'kysely';
import type { AcrossHotelsTransaction, GroupTransaction } from '#server/db/hotel-transaction.ts';
import { likePattern, type Before } from '#server/db/page.ts';
import type { GroupEntries } from '#server/db/schema.generated.ts';

export type GroupEntryRow = {
  id: string;
  question: string;
  answer: string;
  category: string;
  language: string;
  text_language: string;
  in_house_only: boolean | null;
  answers: string[];
  never: string[];
  valid_from: string | null;
  valid_until: string | null;
  weekdays: number[];
  created_at: Date;
  off_in: number;
};

/** The entries of the transaction's group, the newest first. */
export async function listEntries(
  tx: GroupTransaction,
  { search = '', before, limit }: { search: string | undefined; before: Before; limit: number },
): Promise<GroupEntryRow[]> {
  const pattern = likePattern(search);
  const { rows } = await sql<GroupEntryRow>`
    select * from get_group_entries()
    where (question ilike ${pattern} or answer ilike ${pattern})
      ${before ? sql`and (created_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Undefined for an entry of another group. */
export async function entryById(tx: GroupTransaction, id: string): Promise<GroupEntryRow | undefined> {
  return (await sql<GroupEntryRow>`select * from get_group_entries() where id = ${id}::uuid`.execute(tx)).rows[0];
}

/** The group's name, locked until the end of the transaction: entries are added and counted one after the other. */
export function lockGroup(tx: AcrossHotelsTransaction, group_id: string) {
  return tx.selectFrom('hotel_groups').select('name').where('id', '=', group_id).forNoKeyUpdate().executeTakeFirst();
}

export async function hotelsOf(tx: AcrossHotelsTransaction, group_id: string): Promise<string[]> {
  const rows = await tx.selectFrom('group_hotels').select('hotel_id').where('group_id', '=', group_id).execute();
  return rows.map(({ hotel_id }) => hotel_id);
}

export async function countEntries(tx: AcrossHotelsTransaction, group_id: string): Promise<number> {
  const { entries } = await tx
    .selectFrom('group_entries')
    .select((row) => row.fn.countAll<number>().as('entries'))
    .where('group_id', '=', group_id)
    .executeTakeFirstOrThrow();
  return Number(entries);
}

export function insertEntry(tx: AcrossHotelsTransaction, entry: Insertable<GroupEntries>) {
  return tx.insertInto('group_entries').values(entry).returningAll().executeTakeFirstOrThrow();
}

/** Undefined for an entry of another group. */
export function updateEntry(
  tx: AcrossHotelsTransaction,
  { group_id, id }: { group_id: string; id: string },
  change: Updateable<GroupEntries>,
) {
  return tx
    .updateTable('group_entries')
    .set(change)
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The copies of the hotels go with it. @returns the question, or undefined for an entry of another group */
export async function deleteEntry(
  tx: AcrossHotelsTransaction,
  { group_id, id }: { group_id: string; id: string },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('group_entries')
    .where('group_id', '=', group_id)
    .where('id', '=', id)
    .returning('question')
    .executeTakeFirst();
  return row?.question;
}
