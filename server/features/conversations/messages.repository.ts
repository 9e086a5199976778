import type { Insertable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { MessagesTable } from '#server/db/schema.ts';

/** A page of a thread, newest first; ids are in order of time (UUID v7). */
export function listMessages(tx: HotelTransaction, conversationId: string, before: string | null, limit: number) {
  return tx
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function messageById(tx: HotelTransaction, id: string) {
  return tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

export function messageByClientKey(tx: HotelTransaction, clientKey: string) {
  return tx.selectFrom('messages').selectAll().where('client_key', '=', clientKey).executeTakeFirst();
}

export function insertMessage(tx: HotelTransaction, message: Insertable<MessagesTable>) {
  return tx.insertInto('messages').values(message).returningAll().executeTakeFirstOrThrow();
}

/** A failed message goes back to the queue as if it were new. */
export function requeueMessage(tx: HotelTransaction, id: string) {
  return tx
    .updateTable('messages')
    .set({
      delivery_status: 'queued',
      provider_sid: null,
      error_code: null,
      error_message: null,
      failed_at: null,
      attempts: 0,
      first_attempt_at: null,
      attempt_started_at: null,
    })
    .where('id', '=', id)
    .where('direction', '=', 'out')
    .where('delivery_status', 'in', ['failed', 'undelivered', 'canceled'])
    .returningAll()
    .executeTakeFirst();
}
