import { sql } from 'kysely';
import type { Suggestion } from '#shared/features/conversations/conversations.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export type Suggested = { id: string; message: string; suggestion: Suggestion };

/** The draft of the newest request; undefined if the guest has written since, or the request is done. */
export async function currentSuggestion(tx: HotelTransaction, conversationId: string): Promise<Suggested | undefined> {
  const { rows } = await sql<Suggested>`
    select r.id, r.message, r.suggestion from guest_requests r
    where r.conversation_id = ${conversationId} and r.suggestion is not null and r.status in ('open', 'in_progress')
      and not exists (select from guest_requests n where n.conversation_id = r.conversation_id and n.id > r.id)
      and not exists (
        select from messages m where m.conversation_id = r.conversation_id and m.author = 'staff'
          and m.created_at > r.updated_at)
    for update of r`.execute(tx);
  return rows[0];
}

export async function clearSuggestion(tx: HotelTransaction, id: string): Promise<void> {
  await tx.updateTable('guest_requests').set({ suggestion: null }).where('id', '=', id).execute();
}
