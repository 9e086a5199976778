import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** Messages with the words of a tsquery (`searchWords`), newest first. */
export async function messagesWith(tx: HotelTransaction, conversationId: string, words: string, most: number) {
  const { rows } = await sql<{ message_id: string; created_at: Date }>`
    select id as message_id, created_at from messages
    where conversation_id = ${conversationId}::uuid
      and to_tsvector('simple', words_for_search(content)) @@ to_tsquery('simple', ${words})
    order by id desc limit ${most}`.execute(tx);
  return rows;
}

/** The first message at or after the beginning of a day in the hotel's time, else the last one. */
export async function firstOfDay(tx: HotelTransaction, conversationId: string, date: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    with begun as (
      select (${date}::date::timestamp at time zone h.timezone) as at from conversations c join hotels h on h.id = c.hotel_id
      where c.id = ${conversationId}::uuid
    )
    select coalesce(
      (select m.id from messages m, begun where m.conversation_id = ${conversationId}::uuid and m.created_at >= begun.at
       order by m.id limit 1),
      (select m.id from messages m where m.conversation_id = ${conversationId}::uuid order by m.id desc limit 1)
    ) as id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The last message that a person has seen. */
export async function seenUntil(tx: HotelTransaction, conversationId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from conversation_looks
    where conversation_id = ${conversationId}::uuid and user_id = ${userId}::uuid`.execute(tx);
  return rows[0]?.message_id ?? null;
}

/** Ids of messages are in the order of time. A message of another conversation is not noted. */
export async function noteLook(
  tx: HotelTransaction,
  look: { conversation_id: string; user_id: string; message_id: string },
): Promise<void> {
  await sql`
    insert into conversation_looks (conversation_id, user_id, message_id)
    select m.conversation_id, ${look.user_id}::uuid, m.id from messages m
    where m.id = ${look.message_id}::uuid and m.conversation_id = ${look.conversation_id}::uuid
    on conflict (conversation_id, user_id) do update set message_id = excluded.message_id
      where conversation_looks.message_id < excluded.message_id`.execute(tx);
}
