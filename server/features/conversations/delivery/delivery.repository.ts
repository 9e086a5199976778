import { sql, type Updateable } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { PipelineDb } from '#server/db/pipeline.ts';
import type { Messages } from '#server/db/schema.generated.ts';
import type { ClaimedDelivery, StoredDelivery } from './delivery.types.ts';
import type { StatusCallback } from '#server/ports/whatsapp.ts';

export type DeliveryClaim = {
  worker: number;
  atMost: number;
  lease: number;
  now: Date;
  stoppedSince: Date;
  withEnded: boolean;
};

/**
 * Claims messages that are due. `lease`: seconds for which no other worker sends them. `withEnded`: also those of paused hotels
 * that must not be sent any more, which reads all messages of these hotels.
 */
export async function claimDeliveries(
  db: PipelineDb,
  { worker, atMost, lease, now, stoppedSince, withEnded }: DeliveryClaim,
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<{ row: StoredDelivery }>`
    select row from claim_deliveries(${worker}, ${atMost}, make_interval(secs => ${lease}), ${now}, ${stoppedSince},
      ${withEnded}) as row`.execute(db);
  return rows.map(({ row: { created_at, tried_at, opted_out_at, ...row } }) => ({
    ...row,
    created_at: new Date(created_at),
    tried_at: tried_at === null ? null : new Date(tried_at),
    opted_out_at: opted_out_at === null ? null : new Date(opted_out_at),
  }));
}

/**
 * Seconds until the next attempt, and until anything else is sent from the hotel's number. `unsent`: the request was never
 * written, so the attempt does not count.
 */
export type Postponed = { wait: number; pause: number; unsent: boolean };

/** Ends an attempt. */
export async function postponeDelivery(
  db: PipelineDb,
  { worker, id, tried_at, attempts }: Pick<ClaimedDelivery, 'worker' | 'id' | 'tried_at' | 'attempts'>,
  { wait, pause, unsent }: Postponed,
): Promise<void> {
  await sql`
    select postpone_delivery(${worker}, ${id}, make_interval(secs => ${wait}), make_interval(secs => ${pause}), ${unsent},
      ${tried_at}, ${attempts})`.execute(db);
}

/** Which of these attempts may still begin. `remaining`: seconds of the lease that must be left. */
export async function attemptsHeld(
  db: PipelineDb,
  batch: Pick<ClaimedDelivery, 'worker' | 'hotel_id' | 'id' | 'attempts'>[],
  remaining: number,
): Promise<boolean[]> {
  const items = batch.map(({ worker, hotel_id, id, attempts }, place) => ({ worker, hotel_id, id, attempts, place }));
  const asked = sql`${JSON.stringify(items)}::jsonb, make_interval(secs => ${remaining})`;
  const { rows } = await sql<{ place: number }>`select place from attempts_held(${asked}) as place`.execute(db);
  const held = new Set(rows.map(({ place }) => place));
  return batch.map((_, place) => held.has(place));
}

/** Gives back what workers held whose connection has ended; the number of turns and messages. Seconds. */
export async function releaseDeadWorkers(
  db: PipelineDb,
  { worker, lease, sendWithin }: { worker: number; lease: number; sendWithin: number },
): Promise<number> {
  const { rows } = await sql<{ released: number }>`
    select release_dead_workers(${worker}, make_interval(secs => ${lease}), make_interval(secs => ${sendWithin})) as released`.execute(
    db,
  );
  return rows[0]!.released;
}

/** A message that the provider has accepted. */
export type Accepted = { message_id: string; provider_message_id: string; status: string; at: Date };

/** An element as the database functions read it, which call the provider's message id `sid`. */
const asBatchItem = <T extends { provider_message_id: string }>({ provider_message_id, ...item }: T) => ({
  sid: provider_message_id,
  ...item,
});

/**
 * Stores the provider's ids of messages and notifies the consoles. `early`: callbacks came first, so nothing was stored
 * (they must be applied first, in the same transaction); `more`: the conversation has other messages to send.
 */
export async function recordAccepted(
  db: PipelineDb,
  batch: Accepted[],
): Promise<{ message_id: string; early: boolean; more: boolean }[]> {
  const { rows } = await sql<{ message_id: string; early: boolean; more: boolean }>`
    select * from record_accepted(${JSON.stringify(batch.map(asBatchItem))}::jsonb)`.execute(db);
  return rows;
}

/** The same for one message whose early callbacks were taken in this transaction. Returns `more`. */
export async function recordAcceptedAlone(tx: AcrossHotelsTransaction, accepted: Accepted): Promise<boolean> {
  const { message_id, provider_message_id, status, at } = accepted;
  const { conversation_id } = await tx
    .updateTable('messages')
    .set({
      provider_sid: provider_message_id,
      delivery_status: status,
      attempt_started_at: null,
      attempt_by: null,
      delivery_problem: null,
      error_code: null,
      error_reasons: null,
      ...(status === 'sent' ? { sent_at: at } : {}),
    })
    .where('id', '=', message_id)
    .returning('conversation_id')
    .executeTakeFirstOrThrow();
  const next = tx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation_id)
    .where('direction', '=', 'out')
    .where('delivery_status', '=', 'queued')
    .where('provider_sid', 'is', null);
  return (await next.limit(1).executeTakeFirst()) !== undefined;
}

/** Applies status callbacks as a set. Returns the indices of those that must be applied one by one. */
export async function applyStatuses(db: PipelineDb, batch: (StatusCallback & { at: Date })[]): Promise<Set<number>> {
  const { rows } = await sql<{ place: number }>`
    select place from apply_statuses(${JSON.stringify(batch.map(asBatchItem))}::jsonb) as place`.execute(db);
  return new Set(rows.map(({ place }) => place - 1));
}

/** Puts a message that the provider gave up back into the queue, and pauses the hotel's number. Seconds. */
export async function requeueLater(
  tx: AcrossHotelsTransaction,
  message: { id: string; hotel_id: string },
  { problem, code }: Pick<StatusCallback, 'problem' | 'code'>,
  { wait, pause }: { wait: number; pause: number },
): Promise<void> {
  await sql`
    update messages set delivery_status = 'queued', provider_sid = null, first_attempt_at = null,
      delivery_problem = ${problem}, error_code = ${code}, due_at = now() + make_interval(secs => ${wait})
    where id = ${message.id}`.execute(tx);
  if (pause > 0)
    await sql`
      insert into sender_pauses as p (whatsapp_number, not_before)
      select connected_number, now() + make_interval(secs => ${pause}) from hotels
      where id = ${message.hotel_id} and connected_number is not null
      on conflict (whatsapp_number) do update set not_before = greatest(p.not_before, excluded.not_before)`.execute(tx);
}

export async function changeMessage(tx: Transaction, messageId: string, change: Updateable<Messages>): Promise<void> {
  await tx.updateTable('messages').set(change).where('id', '=', messageId).execute();
}

/** Those of these provider ids that are already stored in messages. */
export async function knownProviderIds(tx: HotelTransaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.selectFrom('messages').select('provider_sid').where('provider_sid', 'in', ids).execute();
  return new Set(rows.map((row) => row.provider_sid!));
}

/** Locks this provider id until the transaction ends. */
export async function lockProviderId(tx: Transaction, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
}

export function messageByProviderId(tx: AcrossHotelsTransaction, id: string) {
  return tx
    .selectFrom('messages')
    .select(['id', 'hotel_id', 'conversation_id', 'request_id', 'author'])
    .select(['delivery_status', 'attempts', 'sent_at', 'delivered_at'])
    .where('provider_sid', '=', id)
    .where('direction', '=', 'out')
    .forUpdate()
    .executeTakeFirst();
}

export async function keepEarlyCallback(
  tx: AcrossHotelsTransaction,
  { provider_message_id, status, problem, code }: StatusCallback,
): Promise<void> {
  const row = {
    provider_sid: provider_message_id,
    delivery_status: status,
    delivery_problem: problem,
    error_code: code,
  };
  await tx.insertInto('early_status_callbacks').values(row).execute();
}

export async function takeEarlyCallbacks(tx: AcrossHotelsTransaction, id: string): Promise<StatusCallback[]> {
  const { rows } = await sql<StatusCallback>`
    delete from early_status_callbacks where provider_sid = ${id}
    returning provider_sid as provider_message_id, delivery_status as status, delivery_problem as problem,
      error_code as code`.execute(tx);
  return rows;
}

export async function optOut(tx: Transaction, conversationId: string, at: Date): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({ opted_out_at: at })
    .where('id', '=', conversationId)
    .where('opted_out_at', 'is', null)
    .execute();
}

/** Stores that the provider accepts nothing from this hotel's number. Applies to this number only. */
export async function stopSender(
  tx: AcrossHotelsTransaction,
  hotelId: string,
  code: number | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into stopped_senders (whatsapp_number, error_code, stopped_at)
    select connected_number, ${code}, ${now} from hotels where id = ${hotelId} and connected_number is not null
    on conflict (whatsapp_number) do update set error_code = excluded.error_code, stopped_at = excluded.stopped_at`.execute(
    tx,
  );
}
