import type { Insertable, Updateable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { GuestRequestsTable } from '#server/db/schema.ts';

export type RequestPage = {
  status: 'open' | 'in_progress' | 'resolved' | 'completed' | undefined;
  before: string | null;
  limit: number;
};

export function listRequests(tx: HotelTransaction, { status, before, limit }: RequestPage) {
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function requestsOf(tx: HotelTransaction, conversationId: string, limit: number) {
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function insertRequest(tx: HotelTransaction, request: Insertable<GuestRequestsTable>) {
  return tx.insertInto('guest_requests').values(request).returningAll().executeTakeFirstOrThrow();
}

export function updateRequest(tx: HotelTransaction, id: string, change: Updateable<GuestRequestsTable>) {
  return tx.updateTable('guest_requests').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Somebody took the conversation: what waited for a person is being dealt with. Returns what changed. */
export function takeUpWaiting(tx: HotelTransaction, conversationId: string, at: Date) {
  return tx
    .updateTable('guest_requests')
    .set({ status: 'in_progress', updated_at: at })
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'open')
    .where('human_required', '=', true)
    .returning('id')
    .execute();
}
