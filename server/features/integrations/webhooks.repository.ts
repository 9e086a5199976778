import { sql, type Insertable, type Updateable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { WebhookEndpoints } from '#server/db/schema.generated.ts';

/** With the number of events that wait. */
export function listEndpoints(tx: HotelTransaction, id: string | null = null) {
  return tx
    .selectFrom('webhook_endpoints as e')
    .selectAll('e')
    .select((row) =>
      row
        .selectFrom('webhook_events as v')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('v.endpoint_id', '=', 'e.id')
        .where('v.finished_at', 'is', null)
        .as('waiting'),
    )
    .$if(id !== null, (query) => query.where('e.id', '=', id!))
    .orderBy('e.id')
    .execute();
}

/** Locked, so that two people cannot both add the last endpoint. */
export async function countEndpoints(tx: HotelTransaction): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'), hashtext(current_hotel_id()::text))`.execute(tx);
  return (await tx.selectFrom('webhook_endpoints').select('id').execute()).length;
}

export async function insertEndpoint(tx: HotelTransaction, row: Insertable<WebhookEndpoints>): Promise<string> {
  return (await tx.insertInto('webhook_endpoints').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateEndpoint(
  tx: HotelTransaction,
  id: string,
  change: Updateable<WebhookEndpoints>,
): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_endpoints')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEndpoint(tx: HotelTransaction, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('webhook_endpoints').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

export async function insertTest(tx: HotelTransaction, endpoint_id: string, created_at: Date): Promise<void> {
  await tx.insertInto('webhook_events').values({ endpoint_id, kind: 'test', data: '{}', created_at }).execute();
}

export function lastEvents(tx: HotelTransaction, endpointId: string, limit: number) {
  return tx
    .selectFrom('webhook_events')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const waitsAgain = { finished_at: null, skipped: false } as const;

export async function sendAgain(tx: HotelTransaction, endpointId: string, messageId: string): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_events')
    .set(waitsAgain)
    .where('endpoint_id', '=', endpointId)
    .where('message_id', '=', messageId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function skipEvent(
  tx: HotelTransaction,
  endpointId: string,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_events')
    .set({ finished_at: now, skipped: true })
    .where('endpoint_id', '=', endpointId)
    .where('message_id', '=', messageId)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replay(tx: HotelTransaction, endpointId: string, from: Date, to: Date): Promise<number> {
  const rows = await tx
    .updateTable('webhook_events')
    .set(waitsAgain)
    .where('endpoint_id', '=', endpointId)
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .where('finished_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.length;
}
