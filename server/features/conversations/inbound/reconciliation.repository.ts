import { sql } from 'kysely';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** Delivery status by provider id of those messages that are stored; null for a message that waits for its number. */
export async function storedStatuses(
  tx: AcrossHotelsTransaction,
  ids: string[],
): Promise<Map<string, DeliveryStatus | null>> {
  const { rows } = await sql<{ id: string; status: DeliveryStatus | null }>`
    select provider_sid as id, delivery_status as status from messages where provider_sid = any(${ids}::text[])
    union all
    select provider_sid, null from unrouted_messages where provider_sid = any(${ids}::text[])`.execute(tx);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Those of these numbers that a hotel has connected. */
export async function connectedNumbers(tx: AcrossHotelsTransaction, numbers: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    select connected_number as number from hotels where connected_number = any(${numbers}::text[])`.execute(tx);
  return new Set(rows.map(({ number }) => number));
}

/** When webhooks could be received last, from when on messages are compared next, and when. */
export type Watch = { alive_at: Date; compare_from: Date; compare_at: Date };

export async function readWatch(tx: AcrossHotelsTransaction, provider: string): Promise<Watch | undefined> {
  return tx
    .selectFrom('webhook_watch')
    .select(['alive_at', 'compare_from', 'compare_at'])
    .where('provider', '=', provider)
    .executeTakeFirst();
}

export async function writeWatch(tx: AcrossHotelsTransaction, provider: string, watch: Watch): Promise<void> {
  await tx
    .insertInto('webhook_watch')
    .values({ provider, ...watch })
    .onConflict((same) => same.column('provider').doUpdateSet(watch))
    .execute();
}
