import type { Insertable } from 'kysely';
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
  if (id) await tx.updateTable('reply_files').set(to).where('id', '=', id).execute();
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

export async function deleteOldFree(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx
    .deleteFrom('reply_files')
    .where('message_id', 'is', null)
    .where('held_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
