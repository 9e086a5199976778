import { sql } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { PipelineDb } from '#server/db/pipeline.ts';
import type { InboundMessage } from '#server/ports/whatsapp.ts';

/** `duplicate`: stored before. `unknown_hotel`: no hotel has this number; nothing was stored. */
export type InboundOutcome = {
  provider_sid: string;
  outcome: 'stored' | 'duplicate' | 'unknown_hotel';
  hotel_id: string | null;
  conversation_id: string | null;
  request_id: string | null;
  message_id: string | null;
};

export type KeyedAddress = { address: string; key: string };

const MOST_KEPT = 1_000;

/**
 * Keeps a message for a number that no hotel has, up to 1,000 for a number.
 * @returns whether none has been kept for this number since then
 */
export async function keepUnrouted(
  tx: AcrossHotelsTransaction,
  message: InboundMessage,
  since: Date,
): Promise<boolean> {
  const { provider_message_id, to, received_at } = message;
  const { kept, recent } = await tx
    .selectFrom('unrouted_messages')
    .select(({ fn }) => [
      fn.countAll<number>().as('kept'),
      fn.countAll<number>().filterWhere('received_at', '>', since).as('recent'),
    ])
    .where('to_number', '=', to)
    .executeTakeFirstOrThrow();
  if (kept >= MOST_KEPT) return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('unrouted_messages')
    .values({ provider_sid: provider_message_id, to_number: to, message: JSON.stringify(message), received_at })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return recent === 0 && numInsertedOrUpdatedRows === 1n;
}

/** Kept messages whose number a hotel has by now, oldest first. */
export async function routableMessages(tx: AcrossHotelsTransaction, limit: number): Promise<InboundMessage[]> {
  const rows = await routable(tx).orderBy('u.received_at').limit(limit).execute();
  return rows.map(({ message, received_at }) => ({ ...message, received_at }));
}

export function routable(tx: AcrossHotelsTransaction) {
  return tx
    .selectFrom('unrouted_messages as u')
    .innerJoin('hotels as h', 'h.connected_number', 'u.to_number')
    .select(['u.message', 'u.received_at']);
}

export async function forgetUnrouted(tx: AcrossHotelsTransaction, id: string): Promise<void> {
  await tx.deleteFrom('unrouted_messages').where('provider_sid', '=', id).execute();
}

/** Links addresses of one account that the provider named together (`link_addresses`). */
export async function linkAddresses(
  db: PipelineDb,
  { to, from, identity_key, linked }: { to: string; from: string; identity_key: string; linked: KeyedAddress[] },
): Promise<void> {
  await sql`select link_addresses(${JSON.stringify([{ to, from, identity_key, linked }])}::jsonb)`.execute(db);
}

/** Stores a batch in one round trip (`receive_messages`). `urgent`: the turn does not wait for the quiet time. */
export async function receiveMessages(
  db: PipelineDb,
  batch: (Omit<InboundMessage, 'linked'> & { identity_key: string; linked?: KeyedAddress[]; urgent: boolean })[],
  quietMs: number,
): Promise<InboundOutcome[]> {
  const items = batch.map(({ provider_message_id, ...item }) => ({ ...item, provider_sid: provider_message_id }));
  const { rows } = await sql<InboundOutcome>`
    select * from receive_messages(${JSON.stringify(items)}::jsonb, make_interval(secs => ${quietMs / 1000}))`.execute(
    db,
  );
  return rows;
}

/**
 * Makes an open request urgent, and its turn due now unless a worker has it, as `receive_messages` does for a text. The
 * conversation is locked. @returns false where staff were called for an emergency already, or have taken the request up
 */
export async function markDanger(tx: HotelTransaction, requestId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update guest_requests set turn_priority = 10, human_required = true, priority = 'urgent', category = 'emergency',
      reasons = array_append(array_remove(reasons, 'safety'), 'safety'), escalated_at = ${now},
      due_at = case when claimed_by is null then least(due_at, now()) else due_at end
    where id = ${requestId} and status = 'open' and not (human_required and priority = 'urgent')`.execute(tx);
  return numAffectedRows === 1n;
}

/** A text of a guest, and the message before which it was written. */
export type RecentText = { message_id: string; id: string; content: string };

/** The guest's last texts before each message, newest first (`recent_guest_texts`). */
export async function recentTexts(
  db: PipelineDb,
  messageIds: string[],
  { withinMinutes, atMost }: { withinMinutes: number; atMost: number },
): Promise<RecentText[]> {
  const { rows } = await sql<RecentText>`
    select * from recent_guest_texts(${messageIds}::uuid[], make_interval(mins => ${withinMinutes}), ${atMost})`.execute(
    db,
  );
  return rows;
}

/** Stores masked texts in messages and requests (`mask_guest_texts`). */
export async function maskTexts(db: PipelineDb, texts: { id: string; content: string }[]): Promise<void> {
  await sql`select mask_guest_texts(${JSON.stringify(texts)}::jsonb)`.execute(db);
}
