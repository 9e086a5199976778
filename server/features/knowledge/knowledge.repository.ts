import { sql, type Insertable, type Updateable } from 'kysely';
import type { EntryDates } from '#shared/features/knowledge/entry-dates.rules.ts';
import type { EntryLink } from '#shared/features/knowledge/knowledge.schema.ts';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { likePattern, newestFirst, type Before } from '#server/db/page.ts';
import type { Faqs, HotelKnowledge } from '#server/db/schema.generated.ts';

export type PageBefore = { search: string | undefined; before: Before; limit: number };

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
    .$call(newestFirst('faqs', before, limit))
    .execute();
}

/** An entry with its label; `text_language` as it is stored. */
export type StoredEntry = Omit<KnowledgeEntry, 'dates' | 'of_group'> & {
  text_language: string | null;
  dates: EntryDates | null;
  of_group: boolean;
};

/** Null for entries that are valid every day. */
const dates = sql`
  case when valid_from is not null or valid_until is not null or weekdays <> '{}'
    then jsonb_build_object('valid_from', valid_from, 'valid_until', valid_until, 'weekdays', weekdays) end as dates`;

/** Active FAQs and pairs, the hotel's own before those of its group, the newest first. */
export async function entriesForAssistant(tx: HotelTransaction, withInactive = false): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select id, 'faq' as kind, question as title, answer as text, language, text_language, category, in_house_only, answers, never, ${dates}, false as of_group from faqs where is_active or ${withInactive}
    union all
    select id, 'knowledge', question, answer, language, text_language, category, in_house_only, answers, never, ${dates}, group_entry_id is not null from hotel_knowledge where not is_off
    order by of_group, id desc`.execute(tx);
  return rows;
}

/** The hotel's own FAQs, also inactive ones, and pairs. */
export async function countEntries(tx: HotelTransaction): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select (select count(*) from faqs) + (select count(*) from hotel_knowledge where group_entry_id is null) as entries`.execute(
    tx,
  );
  return rows[0]!.entries;
}

export function insertFaq(tx: HotelTransaction, faq: Insertable<Faqs>) {
  return tx.insertInto('faqs').values(faq).returningAll().executeTakeFirstOrThrow();
}

/** A row that is about to be changed; others wait. */
export function lockFaq(tx: HotelTransaction, id: string) {
  return tx.selectFrom('faqs').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** In one statement, so that links of two people at the same moment both stay. */
const linked = ({ question, answers }: EntryLink) => {
  const [to, from] = answers ? ['answers', 'never'] : ['never', 'answers'];
  const without = (column: string) => sql<string[]>`array_remove(${sql.ref(column)}, ${question})`;
  return { [from!]: without(from!), [to!]: sql<string[]>`array_append(${without(to!)}, ${question})` };
};

export function linkFaq(tx: HotelTransaction, id: string, link: EntryLink) {
  return tx.updateTable('faqs').set(linked(link)).where('id', '=', id).returningAll().executeTakeFirst();
}

export function updateFaq(tx: HotelTransaction, id: string, change: Updateable<Faqs>) {
  return tx.updateTable('faqs').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export function deleteFaq(tx: HotelTransaction, id: string) {
  return tx.deleteFrom('faqs').where('id', '=', id).returning('id').executeTakeFirst();
}

export function listItems(tx: HotelTransaction, { search, before, limit }: PageBefore) {
  const pattern = likePattern(search ?? '');
  return tx
    .selectFrom('hotel_knowledge')
    .selectAll()
    .select(sql<string | null>`case when group_entry_id is not null then get_hotel_group_name() end`.as('group_name'))
    .$if(Boolean(search), (query) =>
      query.where((or) => or.or([or('question', 'ilike', pattern), or('answer', 'ilike', pattern)])),
    )
    .$call(newestFirst('hotel_knowledge', before, limit))
    .execute();
}

export function insertItems(tx: HotelTransaction, items: Insertable<HotelKnowledge>[]) {
  return tx.insertInto('hotel_knowledge').values(items).returningAll().execute();
}

/** A pair of the hotel itself that is about to be changed; others wait. */
export function lockItem(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('hotel_knowledge')
    .selectAll()
    .where('id', '=', id)
    .where('group_entry_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

const changedItem = (tx: HotelTransaction, id: string, change: Updateable<HotelKnowledge>) =>
  tx.updateTable('hotel_knowledge').set(change).where('id', '=', id).where('group_entry_id', 'is', null).returningAll();

export const linkItem = (tx: HotelTransaction, id: string, link: EntryLink) =>
  changedItem(tx, id, linked(link)).executeTakeFirst();

/** The pair must be locked. */
export const updateItem = (tx: HotelTransaction, id: string, change: Updateable<HotelKnowledge>) =>
  changedItem(tx, id, change).executeTakeFirstOrThrow();

export function deleteItem(tx: HotelTransaction, id: string) {
  return tx
    .deleteFrom('hotel_knowledge')
    .where('id', '=', id)
    .where('group_entry_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** Whether a pair is a copy of an entry of the hotel's group. */
export async function isOfGroup(tx: HotelTransaction, id: string): Promise<boolean> {
  const pair = tx.selectFrom('hotel_knowledge').select('id').where('id', '=', id);
  return (await pair.where('group_entry_id', 'is not', null).executeTakeFirst()) !== undefined;
}

/** Switches a copy of an entry of the hotel's group off or on. Undefined for a pair of the hotel. */
export function switchCopy(tx: HotelTransaction, id: string, is_off: boolean) {
  return tx
    .updateTable('hotel_knowledge')
    .set({ is_off })
    .where('id', '=', id)
    .where('group_entry_id', 'is not', null)
    .returningAll()
    .returning(sql<string | null>`get_hotel_group_name()`.as('group_name'))
    .executeTakeFirst();
}

const unread = (tx: HotelTransaction, table: 'faqs' | 'hotel_knowledge', limit: number) =>
  tx
    .selectFrom(table)
    .select(['id', 'question', 'answer', 'language'])
    .where('text_language', 'is', null)
    .limit(limit)
    .execute();

/** Texts that were stored before language detection existed. */
export const unreadFaqs = (tx: HotelTransaction, limit: number) => unread(tx, 'faqs', limit);
export const unreadItems = (tx: HotelTransaction, limit: number) => unread(tx, 'hotel_knowledge', limit);

/** Stores the detected language of a text. */
export async function readFaq(tx: HotelTransaction, id: string, text_language: string): Promise<string> {
  await tx.updateTable('faqs').set({ text_language }).where('id', '=', id).execute();
  return text_language;
}

export async function readItem(tx: HotelTransaction, id: string, text_language: string): Promise<string> {
  await tx.updateTable('hotel_knowledge').set({ text_language }).where('id', '=', id).execute();
  return text_language;
}

/** Default if neither a person nor the text determines it. */
export async function defaultLanguage(tx: HotelTransaction): Promise<string> {
  return (await tx.selectFrom('hotels').select('default_language').executeTakeFirstOrThrow()).default_language;
}

/** The beginning of the hotel's next day. */
export async function nextMidnight(tx: HotelTransaction, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select ((${now}::timestamptz at time zone timezone)::date + 1)::timestamp at time zone timezone as at
    from hotels`.execute(tx);
  return rows[0]!.at;
}

/** The hotel's day. */
export async function today(tx: HotelTransaction, now: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (${now}::timestamptz at time zone timezone)::date as day from hotels`.execute(tx);
  return rows[0]!.day;
}
