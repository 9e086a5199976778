import { sql } from 'kysely';
import type { MessageTranslation, Untranslated } from '#shared/features/conversations/translation.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** Names that are the same in every language: guest, hotel, staff who wrote before, rooms and their types. */
export async function namesAround(tx: HotelTransaction, conversationId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct n.name from conversations c
    join hotels h on h.id = c.hotel_id
    left join guests g on g.id = c.guest_id
    cross join lateral (
      select unnest(array[h.name, c.guest_name, concat_ws(' ', g.first_name, g.last_name), g.last_name])
      union select author_name from messages m where m.conversation_id = c.id and m.author = 'staff'
      union select r.room_type from rooms r
      union select r.number from rooms r where r.number ~ '[^0-9]'
      limit 500
    ) n (name)
    where c.id = ${conversationId} and length(n.name) > 1`.execute(tx);
  return rows.map(({ name }) => name);
}

export async function saveTranslation(
  tx: HotelTransaction,
  messageId: string,
  language: string,
  translation: MessageTranslation,
): Promise<void> {
  await sql`
    update messages set extras = coalesce(extras, '{}') || jsonb_build_object('translations',
      coalesce(extras -> 'translations', '{}') || jsonb_build_object(${language}::text, ${JSON.stringify(translation)}::jsonb))
    where id = ${messageId} and direction = 'in'`.execute(tx);
}

/** So that it is not asked again without a person. */
export async function saveUntranslated(
  tx: HotelTransaction,
  messageId: string,
  language: string,
  why: Untranslated,
): Promise<void> {
  await sql`
    update messages set extras = coalesce(extras, '{}') || jsonb_build_object('untranslated',
      coalesce(extras -> 'untranslated', '{}') || jsonb_build_object(${language}::text, ${why}::text))
    where id = ${messageId} and direction = 'in'`.execute(tx);
}
