import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export type NoteRow = {
  id: string;
  conversation_id: string;
  author_id: string;
  author_name: string;
  content: string;
  mentions: string[];
  created_at: Date;
  edited_at: Date | null;
};
export type MentionRow = Pick<NoteRow, 'id' | 'conversation_id' | 'author_name' | 'content' | 'created_at'> & {
  guest_name: string | null;
};
type NewNote = Pick<NoteRow, 'conversation_id' | 'author_id' | 'author_name' | 'content' | 'created_at'> & {
  id: string | undefined;
  hotel_id: string;
};

const columns = sql`
  n.id, n.conversation_id, n.author_id, n.author_name, n.content, n.created_at, n.edited_at,
  array(select m.user_id from note_mentions m where m.note_id = n.id order by m.user_id) as mentions`;

/** The newest `limit`, oldest first. */
export async function notesOf(tx: HotelTransaction, conversationId: string, limit: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select ${columns} from conversation_notes n
    where n.conversation_id = ${conversationId}::uuid
    order by n.created_at desc, n.id desc limit ${limit}`.execute(tx);
  return rows.toReversed();
}

export async function noteById(tx: HotelTransaction, id: string): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`select ${columns} from conversation_notes n where n.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** The id of the new note; undefined where one with its id exists in this or another hotel. */
export async function insertNote(tx: HotelTransaction, { id, ...note }: NewNote): Promise<string | undefined> {
  const row = await tx
    .insertInto('conversation_notes')
    .values({ ...note, ...(id ? { id } : {}) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function changeNote(tx: HotelTransaction, id: string, content: string, edited_at: Date): Promise<void> {
  await tx.updateTable('conversation_notes').set({ content, edited_at }).where('id', '=', id).execute();
}

export async function deleteNote(tx: HotelTransaction, id: string): Promise<void> {
  await tx.deleteFrom('conversation_notes').where('id', '=', id).execute();
}

/**
 * Mentions exactly these people from now on. Who was mentioned before keeps whether they have seen it; the author,
 * people of other hotels and disabled accounts are left out. Returns those who were not mentioned before.
 */
export async function setMentions(
  tx: HotelTransaction,
  { id, author_id }: Pick<NoteRow, 'id' | 'author_id'>,
  userIds: readonly string[],
): Promise<string[]> {
  await sql`delete from note_mentions where note_id = ${id}::uuid and not user_id = any(${userIds}::uuid[])`.execute(
    tx,
  );
  const { rows } = await sql<{ user_id: string }>`
    insert into note_mentions (note_id, user_id)
    select ${id}::uuid, user_id from hotel_staff
    where user_id = any(${userIds}::uuid[]) and user_id <> ${author_id}::uuid and not is_disabled(user_id)
    on conflict do nothing returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** Unseen mentions of a person, newest first. */
export async function unseenMentions(tx: HotelTransaction, userId: string, limit: number): Promise<MentionRow[]> {
  const { rows } = await sql<MentionRow>`
    select n.id, n.conversation_id, n.author_name, n.content, n.created_at, c.guest_name
    from note_mentions m
    join conversation_notes n on n.id = m.note_id
    join conversations c on c.id = n.conversation_id
    where m.user_id = ${userId}::uuid and m.seen_at is null
    order by n.created_at desc limit ${limit}`.execute(tx);
  return rows;
}

/** How many mentions are seen now and were not before. */
export async function markSeen(
  tx: HotelTransaction,
  { conversationId, userId, at }: { conversationId: string; userId: string; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update note_mentions m set seen_at = ${at}
    from conversation_notes n
    where n.id = m.note_id and n.conversation_id = ${conversationId}::uuid
      and m.user_id = ${userId}::uuid and m.seen_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
