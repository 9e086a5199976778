import { sql, type Updateable } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { HotelTransaction, PlatformTransaction } from '#server/db/hotel-transaction.ts';
import type { MessagesTable } from '#server/db/schema.ts';

/** A message of ours with what its delivery needs, locked against a second delivery of the same. */
export function lockForDelivery(tx: HotelTransaction, messageId: string) {
  return tx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('hotels as h', 'h.id', 'm.hotel_id')
    .select([
      'm.id',
      'm.conversation_id',
      'm.content',
      'm.author',
      'm.provider_sid',
      'm.delivery_status',
      'm.content_sid',
      'm.content_variables',
      'm.validity_seconds',
      'm.attempts',
      'm.first_attempt_at',
      'm.attempt_started_at',
      'm.created_at',
      'c.reply_address',
      'c.last_inbound_at',
      'h.id as hotel_id',
      'h.whatsapp_number',
    ])
    .where('m.id', '=', messageId)
    .where('m.direction', '=', 'out')
    .forUpdate('m')
    .executeTakeFirst();
}
export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof lockForDelivery>>>;

export async function changeMessage(tx: Transaction, messageId: string, change: Updateable<MessagesTable>): Promise<void> {
  await tx.updateTable('messages').set(change).where('id', '=', messageId).execute();
}

/** Which of these provider ids already belong to messages of ours. */
export async function knownSids(tx: HotelTransaction, sids: string[]): Promise<Set<string>> {
  if (sids.length === 0) return new Set();
  const rows = await tx.selectFrom('messages').select('provider_sid').where('provider_sid', 'in', sids).execute();
  return new Set(rows.map((row) => row.provider_sid!));
}

/** Holds everybody else who speaks of the same provider id until this transaction ends. */
export async function lockSid(tx: Transaction, sid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sid}, 0))`.execute(tx);
}

export function messageBySid(tx: PlatformTransaction, sid: string) {
  return tx
    .selectFrom('messages')
    .select(['id', 'hotel_id', 'conversation_id', 'delivery_status', 'attempts'])
    .where('provider_sid', '=', sid)
    .where('direction', '=', 'out')
    .forUpdate()
    .executeTakeFirst();
}

export async function keepEarlyCallback(tx: PlatformTransaction, callback: { provider_sid: string; delivery_status: string; error_code: number | null }): Promise<void> {
  await tx.insertInto('early_status_callbacks').values(callback).execute();
}

export function takeEarlyCallbacks(tx: PlatformTransaction, sid: string) {
  return tx.deleteFrom('early_status_callbacks').where('provider_sid', '=', sid).returning(['delivery_status', 'error_code', 'id']).execute();
}

export async function optOut(tx: Transaction, conversationId: string, at: Date): Promise<void> {
  await tx.updateTable('conversations').set({ opted_out_at: at }).where('id', '=', conversationId).where('opted_out_at', 'is', null).execute();
}
