import { sql } from 'kysely';
import type { Tag } from '#shared/features/conversations/tag.schema.ts';
import type { CountedTag } from '#shared/features/conversations/tags.contract.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** All tags by name, with the number of conversations that have them. */
export async function listTags(tx: HotelTransaction): Promise<CountedTag[]> {
  const { rows } = await sql<CountedTag>`
    select t.id, t.name, t.colour,
      (select count(*)::integer from conversation_tags c where c.tag_id = t.id) as conversations
    from tags t order by lower(t.name), t.id`.execute(tx);
  return rows;
}

export async function tagById(tx: HotelTransaction, id: string): Promise<Tag | undefined> {
  const { rows } = await sql<Tag>`select id, name, colour from tags where id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** Compared without case. */
export async function tagNamed(tx: HotelTransaction, name: string): Promise<Tag | undefined> {
  const { rows } = await sql<Tag>`select id, name, colour from tags where lower(name) = lower(${name})`.execute(tx);
  return rows[0];
}

/** Undefined where the name is taken. */
export async function insertTag(tx: HotelTransaction, { name, colour }: Omit<Tag, 'id'>): Promise<Tag | undefined> {
  const { rows } = await sql<Tag>`
    insert into tags (name, colour) values (${name}, ${colour})
    on conflict (hotel_id, lower(name)) do nothing returning id, name, colour`.execute(tx);
  return rows[0];
}

export async function updateTag(tx: HotelTransaction, { id, name, colour }: Tag): Promise<void> {
  await sql`update tags set name = ${name}, colour = ${colour} where id = ${id}::uuid`.execute(tx);
}

export async function deleteTag(tx: HotelTransaction, id: string): Promise<void> {
  await sql`delete from tags where id = ${id}::uuid`.execute(tx);
}

/** Tags of a conversation by name. */
export async function tagsOf(tx: HotelTransaction, conversationId: string): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select t.id, t.name, t.colour from conversation_tags c join tags t on t.id = c.tag_id
    where c.conversation_id = ${conversationId}::uuid order by lower(t.name), t.id`.execute(tx);
  return rows;
}

/** Exactly these from now on. False where it had them before. */
export async function setTags(
  tx: HotelTransaction,
  conversationId: string,
  tagIds: readonly string[],
): Promise<boolean> {
  const { numAffectedRows: gone } = await sql`
    delete from conversation_tags
    where conversation_id = ${conversationId}::uuid and not tag_id = any(${tagIds}::uuid[])`.execute(tx);
  const { numAffectedRows: added } = await sql`
    insert into conversation_tags (conversation_id, tag_id)
    select ${conversationId}::uuid, t.id from tags t where t.id = any(${tagIds}::uuid[])
    on conflict do nothing`.execute(tx);
  return Number(gone ?? 0) + Number(added ?? 0) > 0;
}
