import type { Reason } from '#shared/reasons/reasons.ts';
import { sql, type Updateable } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Messages } from '#server/db/schema.generated.ts';
import type { StatusCallback, SubmittedMessage } from '#server/ports/whatsapp.ts';

/** The next message to send, in its state before this attempt. */
export type DeliveryRow = {
  id: string;
  hotel_id: string;
  conversation_id: string;
  author: string;
  content: string;
  content_sid: string | null;
  content_variables: Record<string, string> | null;
  validity_seconds: number | null;
  created_at: Date;
  withdrawn_reason: Reason | null;
  /** Set if an earlier attempt may have reached the provider. */
  tried_at: Date | null;
  reply_address: string;
  opted_out_at: Date | null;
  /** The hotel's number, while it is connected. */
  connected_number: string | null;
  /** Error number if the provider currently accepts nothing from this number. */
  stopped: boolean;
  stopped_code: number | null;
};

/** `leaseEnds`: attempts begun after it may still be running; `stoppedSince`: senders stopped after it are skipped. */
export type AttemptTimes = { now: Date; leaseEnds: Date; stoppedSince: Date };

/**
 * Stores an attempt for the conversation's oldest message without a provider id (accepted ones start as `queued` too),
 * in one statement. `busy`: another attempt for it began after `leaseEnds` and may still be running.
 */
export async function beginAttempt(
  db: AcrossHotelsTransaction,
  conversationId: string,
  { now, leaseEnds, stoppedSince }: AttemptTimes,
): Promise<DeliveryRow | 'busy' | null> {
  const { rows } = await sql<DeliveryRow & { claimed: string | null }>`
    with next as (
      select id, first_attempt_at from messages
      where conversation_id = ${conversationId} and direction = 'out' and delivery_status = 'queued' and provider_sid is null
      order by id limit 1 for update
    ), claimed as (
      update messages m set attempts = m.attempts + 1, attempt_started_at = ${now}, first_attempt_at = coalesce(m.first_attempt_at, ${now})
      from next where m.id = next.id and (m.attempt_started_at is null or m.attempt_started_at <= ${leaseEnds})
      returning m.*
    )
    select m.id, m.hotel_id, m.conversation_id, m.author, m.content, m.content_sid, m.content_variables, m.validity_seconds,
      m.created_at, m.withdrawn_reason, next.first_attempt_at as tried_at, c.reply_address, c.opted_out_at, h.connected_number,
      s.whatsapp_number is not null as stopped, s.error_code as stopped_code, claimed.id as claimed
    from next join messages m on m.id = next.id left join claimed on true
    join conversations c on c.id = m.conversation_id join hotels h on h.id = m.hotel_id
    left join stopped_senders s on s.whatsapp_number = h.connected_number and s.stopped_at > ${stoppedSince}`.execute(
    db,
  );
  const row = rows[0];
  if (!row) return null;
  return row.claimed ? row : 'busy';
}

/**
 * Stores the provider's id of a message and notifies the consoles. `early`: callbacks came first, so nothing was stored
 * (they must be applied first, in the same transaction); `more`: the conversation has other messages to send.
 */
export async function recordAccepted(
  db: AcrossHotelsTransaction,
  messageId: string,
  { provider_message_id, status }: SubmittedMessage,
  now: Date,
): Promise<{ early: boolean; more: boolean }> {
  const { rows } = await sql<{
    early: boolean;
    more: boolean;
  }>`select * from record_accepted(${messageId}, ${provider_message_id}, ${status}, ${now})`.execute(db);
  return rows[0]!;
}

export async function changeMessage(tx: Transaction, messageId: string, change: Updateable<Messages>): Promise<void> {
  await tx.updateTable('messages').set(change).where('id', '=', messageId).execute();
}

/** Those of these provider ids that are already stored in messages. */
export async function knownSids(tx: HotelTransaction, sids: string[]): Promise<Set<string>> {
  if (sids.length === 0) return new Set();
  const rows = await tx.selectFrom('messages').select('provider_sid').where('provider_sid', 'in', sids).execute();
  return new Set(rows.map((row) => row.provider_sid!));
}

/** Locks this provider id until the transaction ends. */
export async function lockSid(tx: Transaction, sid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sid}, 0))`.execute(tx);
}

export function messageBySid(tx: AcrossHotelsTransaction, sid: string) {
  return tx
    .selectFrom('messages')
    .select(['id', 'hotel_id', 'conversation_id', 'delivery_status', 'attempts', 'sent_at', 'delivered_at'])
    .where('provider_sid', '=', sid)
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

export async function takeEarlyCallbacks(tx: AcrossHotelsTransaction, sid: string): Promise<StatusCallback[]> {
  const { rows } = await sql<StatusCallback>`
    delete from early_status_callbacks where provider_sid = ${sid}
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
