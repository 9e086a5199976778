import { sql, type Insertable, type Updateable } from 'kysely';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { likePattern } from '#server/db/page.ts';
import type { FaqsTable, HotelKnowledgeTable } from '#server/db/schema.ts';

export type PageBefore = { search: string | undefined; before: string | null; limit: number };

export function listFaqs(tx: HotelTransaction, { search, before, limit }: PageBefore) {
  const pattern = likePattern(search ?? '');
  return tx
    .selectFrom('faqs')
    .selectAll()
    .$if(Boolean(search), (query) =>
      query.where((or) =>
        or.or([or('question', 'ilike', pattern), or('answer', 'ilike', pattern), or('category', 'ilike', pattern)]),
      ),
    )
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Active FAQs and all pairs, the newest first, in the assistant's own shape. */
export async function entriesForAssistant(
  tx: HotelTransaction,
  limit: number,
  withInactive = false,
): Promise<KnowledgeEntry[]> {
  const { rows } = await sql<KnowledgeEntry>`
    select id, 'faq' as kind, question as title, answer as text, language, category from faqs where is_active or ${withInactive}
    union all
    select id, 'knowledge', question, answer, null, category from hotel_knowledge
    order by id desc limit ${limit}`.execute(tx);
  return rows;
}

export function insertFaq(tx: HotelTransaction, faq: Insertable<FaqsTable>) {
  return tx.insertInto('faqs').values(faq).returningAll().executeTakeFirstOrThrow();
}

export function updateFaq(tx: HotelTransaction, id: string, change: Updateable<FaqsTable>) {
  return tx.updateTable('faqs').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

export function deleteFaq(tx: HotelTransaction, id: string) {
  return tx.deleteFrom('faqs').where('id', '=', id).returning('id').executeTakeFirst();
}

export function listItems(tx: HotelTransaction, { search, before, limit }: PageBefore) {
  const pattern = likePattern(search ?? '');
  return tx
    .selectFrom('hotel_knowledge')
    .selectAll()
    .$if(Boolean(search), (query) =>
      query.where((or) => or.or([or('question', 'ilike', pattern), or('answer', 'ilike', pattern)])),
    )
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function insertItems(tx: HotelTransaction, items: Insertable<HotelKnowledgeTable>[]) {
  return tx.insertInto('hotel_knowledge').values(items).returningAll().execute();
}

export function updateItem(tx: HotelTransaction, id: string, change: Updateable<HotelKnowledgeTable>) {
  return tx.updateTable('hotel_knowledge').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

export function deleteItem(tx: HotelTransaction, id: string) {
  return tx.deleteFrom('hotel_knowledge').where('id', '=', id).returning('id').executeTakeFirst();
}
