import type { Insertable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { newestFirst, type Before } from '#server/db/page.ts';
import type { GuestRequests } from '#server/db/schema.generated.ts';

export type RequestPage = {
  status: 'open' | 'in_progress' | 'resolved' | 'completed' | undefined;
  before: Before;
  limit: number;
};

export function listRequests(tx: HotelTransaction, { status, before, limit }: RequestPage) {
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$call(newestFirst('guest_requests', before, limit))
    .execute();
}

export function requestsOf(tx: HotelTransaction, conversationId: string, limit: number) {
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$call(newestFirst('guest_requests', null, limit))
    .execute();
}

export function insertRequest(tx: HotelTransaction, request: Insertable<GuestRequests>) {
  return tx.insertInto('guest_requests').values(request).returningAll().executeTakeFirstOrThrow();
}

export function requestById(tx: HotelTransaction, id: string) {
  return tx.selectFrom('guest_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The status of requests of one conversation; ids of other conversations are ignored. */
export function statusesOf(tx: HotelTransaction, conversationId: string, ids: string[]) {
  return tx
    .selectFrom('guest_requests')
    .select(['id', 'status'])
    .where('conversation_id', '=', conversationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Sets requests in progress to waiting for staff, from now on. */
export async function alarmAgain(tx: HotelTransaction, ids: string[], at: Date): Promise<void> {
  await tx
    .updateTable('guest_requests')
    .set({ status: 'open', human_required: true, escalated_at: at, updated_at: at })
    .where('id', 'in', ids)
    .where('status', '=', 'in_progress')
    .execute();
}

/** After a takeover: sets waiting requests to in progress. Returns the changed ones. */
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
