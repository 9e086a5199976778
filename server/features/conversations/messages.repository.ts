import type { Reason } from '#shared/reasons/reasons.ts';
import { sql, type Insertable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Messages } from '#server/db/schema.generated.ts';

/** A page of a thread, newest first; ids are ordered by time (UUID v7). */
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

/** The messages of a thread that others of it answer or react to. */
export async function quotedMessages(tx: HotelTransaction, conversationId: string, providerIds: string[]) {
  if (providerIds.length === 0) return [];
  return tx
    .selectFrom('messages')
    .select(['id', 'provider_sid', 'author', 'content', 'attachments'])
    .where('conversation_id', '=', conversationId)
    .where('provider_sid', 'in', providerIds)
    .execute();
}
export type QuotedRow = Awaited<ReturnType<typeof quotedMessages>>[number];

export function messageByClientKey(tx: HotelTransaction, clientKey: string) {
  return tx.selectFrom('messages').selectAll().where('client_key', '=', clientKey).executeTakeFirst();
}

/** The newest staff message by another person after `afterId` (null: in the whole thread). */
export function newestByColleague(
  tx: HotelTransaction,
  conversationId: string,
  afterId: string | null,
  userId: string | null,
) {
  return tx
    .selectFrom('messages')
    .select(['id', 'author_name', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'staff')
    .where('author_id', 'is distinct from', userId)
    .$if(afterId !== null, (query) => query.where('id', '>', afterId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function insertMessage(tx: HotelTransaction, message: Insertable<Messages>) {
  return tx.insertInto('messages').values(message).returningAll().executeTakeFirstOrThrow();
}

/** New time limit of a message that staff send again, if it had a limit. */
const againSeconds = 3600;

/**
 * A failed message goes back to the queue as if it were new. `by`: the member of staff, who becomes the author of a message
 * of the plan, so that quiet hours do not hold it. Where no provider has given it an id, that there was an attempt stays
 * noted: its outcome may be unknown, and the next one looks first.
 */
export function requeueMessage(tx: HotelTransaction, id: string, { now, by }: { now: Date; by: string | null }) {
  return tx
    .updateTable('messages')
    .set({
      delivery_status: 'queued',
      provider_sid: null,
      withdrawn_reason: null,
      delivery_problem: null,
      error_code: null,
      error_reasons: null,
      failed_at: null,
      attempts: 0,
      was_held: false,
      author_id: sql<string | null>`coalesce(author_id, ${by}::uuid)`,
      first_attempt_at: sql<Date | null>`case when provider_sid is null then first_attempt_at end`,
      validity_seconds: sql<number | null>`case when validity_seconds is not null then
        greatest(validity_seconds, ceil(extract(epoch from ${now}::timestamptz - created_at))::integer + ${againSeconds}::integer) end`,
      attempt_started_at: null,
      attempt_by: null,
      due_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('direction', '=', 'out')
    .where('delivery_status', 'in', ['failed', 'undelivered', 'canceled'])
    .returningAll()
    .executeTakeFirst();
}

/** Cancels messages that no provider has accepted (`reason`), or allows sending them again (null). */
export async function withdrawQueued(tx: HotelTransaction, ids: string[], reason: Reason | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('messages')
    .set({ withdrawn_reason: reason && JSON.stringify(reason) })
    .where('id', 'in', ids)
    .where('delivery_status', '=', 'queued')
    .where('provider_sid', 'is', null)
    .execute();
}
