import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** Live events are kept for an hour, for consoles that reconnect. */
export async function forgetLiveEvents(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('live_events').where('created_at', '<', before).execute();
}

/** Status callbacks of unknown messages, or of messages that were sent again under another id. */
export async function forgetEarlyCallbacks(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('early_status_callbacks').where('received_at', '<', before).execute();
}

/** Messages for numbers that were not connected in time. */
export async function forgetUnroutedMessages(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('unrouted_messages').where('received_at', '<', before).execute();
}

/** Expired links and codes of accounts. */
export async function forgetVerifications(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await sql`delete from verification where "expiresAt" < ${before}`.execute(tx);
}

/** Counters of past rate-limit windows. */
export async function forgetCounters(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('account_counters').where('last_at', '<', before).execute();
}

/** Mailed links that have expired. */
export async function forgetLinks(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('account_links').where('expires_at', '<', before).execute();
}

export async function forgetModelCalls(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await sql`delete from model_calls where day < ${before}::timestamptz::date`.execute(tx);
}

export async function forgetAskedQuestions(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await sql`delete from asked_questions where day < ${before}::timestamptz::date`.execute(tx);
}

export async function hotelIds(tx: AcrossHotelsTransaction): Promise<string[]> {
  return (await tx.selectFrom('hotels').select('id').execute()).map(({ id }) => id);
}
