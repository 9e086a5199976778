import type { Insertable } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ReplyDrafts } from '#server/db/schema.generated.ts';

export function draftsOf(tx: HotelTransaction, userId: string, limit: number) {
  return tx
    .selectFrom('reply_drafts')
    .select(['conversation_id', 'content', 'client_key', 'began_after', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
}

export async function saveDraft(tx: HotelTransaction, row: Insertable<ReplyDrafts>): Promise<void> {
  const { content, client_key, began_after, updated_at } = row;
  await tx
    .insertInto('reply_drafts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'conversation_id']).doUpdateSet({ content, client_key, began_after, updated_at }),
    )
    .execute();
}

export async function deleteDraft(tx: HotelTransaction, userId: string, conversationId: string): Promise<void> {
  await tx
    .deleteFrom('reply_drafts')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .execute();
}

export async function deleteOldDrafts(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('reply_drafts').where('updated_at', '<', before).execute();
}
