import { sql } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { PromiseFound } from './promise.rules.ts';

export type SentMessage = {
  id: string;
  hotel_id: string;
  conversation_id: string;
  content: string;
  author_name: string | null;
  created_at: Date;
  timezone: string;
};

const sentWithin = (seconds: number) => sql`
  m.id > (lpad(to_hex((extract(epoch from clock_timestamp() - make_interval(secs => ${seconds})) * 1000)::bigint), 12, '0')
      || '70008000000000000000')::uuid
    and m.direction = 'out' and m.author in ('staff', 'assistant') and m.content <> ''`;

/** Has rows while `sentMessages` would return some. */
export const someMessageSent = (seconds: number) => sql`select from messages m where ${sentWithin(seconds)}`;

/** Messages of staff and the assistant of the last `seconds`, by the time in their ids. Reads the end of the primary key. */
export async function sentMessages(tx: AcrossHotelsTransaction, seconds: number): Promise<SentMessage[]> {
  const { rows } = await sql<SentMessage>`
    select m.id, m.hotel_id, m.conversation_id, left(m.content, 4000) as content,
      coalesce(m.author_name, m.author) as author_name, m.created_at, h.timezone
    from messages m join hotels h on h.id = m.hotel_id
    where ${sentWithin(seconds)}`.execute(tx);
  return rows;
}

/**
 * Once a message. False where it is known already, also as no promise, and where the message has changed since it was read:
 * its guest was erased. The conversation is locked first, as where a guest is erased.
 */
export async function insertPromise(
  tx: HotelTransaction,
  message: SentMessage,
  { title, due_at }: PromiseFound,
): Promise<boolean> {
  await sql`select from conversations where id = ${message.conversation_id} for update`.execute(tx);
  const { rows } = await sql`
    insert into tasks (kind, status, title, due_at, conversation_id, message_id, quote, quote_author, created_by_name)
    select 'promise', 'proposed', ${title}, ${due_at}, m.conversation_id, m.id, ${message.content}, ${message.author_name},
      ${message.author_name}
    from messages m where m.id = ${message.id} and left(m.content, 4000) = ${message.content}
    on conflict (message_id) where kind = 'promise' do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** The open promise of a conversation that is due first; null: none. */
export async function openPromise(tx: HotelTransaction, conversationId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('tasks')
    .select('title')
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'promise')
    .where('status', 'in', ['proposed', 'open', 'in_progress'])
    .orderBy('due_at')
    .executeTakeFirst();
  return row?.title ?? null;
}

export type UnreadReply = { content: string; created_at: Date; timezone: string };

/** Replies of a conversation that were not read for promises yet: those that leave within seconds, and the newest that left. */
export async function unreadReplies(
  tx: HotelTransaction,
  conversationId: string,
  seconds: number,
): Promise<UnreadReply[]> {
  const { rows } = await sql<UnreadReply>`
    with replies as (
      select r.content, r.created_at, r.hotel_id from held_replies r
      where r.conversation_id = ${conversationId} and r.soon and r.ended is null
      union all
      select m.content, m.created_at, m.hotel_id from messages m
      where m.conversation_id = ${conversationId} and ${sentWithin(seconds)}
        and not exists (select from tasks t where t.message_id = m.id and t.kind = 'promise'))
    select left(r.content, 4000) as content, r.created_at, h.timezone
    from replies r join hotels h on h.id = r.hotel_id order by r.created_at`.execute(tx);
  return rows;
}
