import { sql } from 'kysely';
import type { SavedReplyDraft } from '#shared/features/messaging/saved-replies.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export type SavedReplyRow = {
  id: string;
  title: string;
  content: string;
  language: string | null;
  faq_id: string | null;
  question: string | null;
  answer: string | null;
  updated_at: Date;
};

/** With the linked FAQ as it is now. */
export async function listReplies(tx: HotelTransaction): Promise<SavedReplyRow[]> {
  const { rows } = await sql<SavedReplyRow>`
    select s.id, s.title, s.content, s.language, s.faq_id, s.updated_at, f.question, f.answer
    from saved_replies s left join faqs f on f.id = s.faq_id
    order by lower(s.title), s.id`.execute(tx);
  return rows;
}

export async function hasFaq(tx: HotelTransaction, id: string): Promise<boolean> {
  return (await tx.selectFrom('faqs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether another saved reply of the hotel has this title. `except`: null for a new one. */
export async function hasTitle(tx: HotelTransaction, title: string, except: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('saved_replies')
    .select('id')
    .where(sql`lower(title)`, '=', sql`lower(${title})`)
    .$if(except !== null, (query) => query.where('id', '<>', except!))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReply(tx: HotelTransaction, draft: SavedReplyDraft): Promise<string> {
  return (await tx.insertInto('saved_replies').values(draft).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateReply(
  tx: HotelTransaction,
  id: string,
  change: SavedReplyDraft & { updated_at: Date },
): Promise<boolean> {
  const row = await tx.updateTable('saved_replies').set(change).where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

export async function deleteReply(tx: HotelTransaction, id: string): Promise<boolean> {
  return (await tx.deleteFrom('saved_replies').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}
