import { sql, type Insertable } from 'kysely';
import type { StoredAttachment } from '#server/db/json-columns.ts';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ReplyFiles } from '#server/db/schema.generated.ts';
import { asAttachment, fileIdOf, type FileRow } from './file-address.rules.ts';

const facts = ['id', 'filename', 'content_type'] as const;

export function insertFile(tx: HotelTransaction, row: Insertable<ReplyFiles>): Promise<FileRow> {
  return tx.insertInto('reply_files').values(row).returning(facts).executeTakeFirstOrThrow();
}

/** A file of this conversation that no reply has. */
export async function freeFile(
  tx: HotelTransaction,
  conversationId: string,
  id: string,
): Promise<StoredAttachment | null> {
  const row = await tx
    .selectFrom('reply_files')
    .select(facts)
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .where('message_id', 'is', null)
    .where('held_id', 'is', null)
    .executeTakeFirst();
  return row ? asAttachment(row) : null;
}

export async function countFree(tx: HotelTransaction, conversationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('reply_files')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('message_id', 'is', null)
    .where('held_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function giveFile(
  tx: HotelTransaction,
  file: StoredAttachment,
  to: { message_id: string } | { held_id: string },
): Promise<void> {
  const id = fileIdOf(file);
  if (!id) return;
  await tx
    .updateTable('reply_files')
    .set({ ...to, drafted_by: null })
    .where('id', '=', id)
    .execute();
}

/** A reply that was held is written again by this person. */
export async function draftFilesOfHeld(tx: HotelTransaction, heldId: string, userId: string): Promise<void> {
  await tx.updateTable('reply_files').set({ drafted_by: userId }).where('held_id', '=', heldId).execute();
}

/** The file of each reply that a person is writing: the newest that was added. */
export async function draftedFiles(tx: HotelTransaction, userId: string) {
  const { rows } = await sql<FileRow & { conversation_id: string; size: number }>`
    select distinct on (conversation_id) conversation_id, id, filename, content_type, octet_length(bytes) as size
    from reply_files
    where drafted_by = ${userId}::uuid and message_id is null and held_id is null
    order by conversation_id, created_at desc, id desc`.execute(tx);
  return rows;
}

export async function deleteFree(tx: HotelTransaction, conversationId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('reply_files')
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .where('message_id', 'is', null)
    .where('held_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function readFile(tx: HotelTransaction | AcrossHotelsTransaction, id: string) {
  return tx
    .selectFrom('reply_files')
    .select(['filename', 'content_type', 'bytes as data'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Files that no reply has: those of drafts after `drafted`, others and replaced ones after `others`. */
export async function deleteOldFree(
  tx: AcrossHotelsTransaction,
  before: { drafted: Date; others: Date },
): Promise<void> {
  await sql`
    delete from reply_files f
    where f.message_id is null and f.held_id is null and f.created_at < ${before.others}
      and (f.created_at < ${before.drafted} or f.drafted_by is null or exists (
        select from reply_files newer
        where newer.drafted_by = f.drafted_by and newer.conversation_id = f.conversation_id
          and newer.message_id is null and newer.held_id is null
          and (newer.created_at, newer.id) > (f.created_at, f.id)))`.execute(tx);
}
