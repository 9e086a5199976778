import { sql } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';

/** Live events are kept for an hour, for consoles that reconnect. */
export async function forgetLiveEvents(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('live_events').where('created_at', '<', before).execute();
}

/** Answers for calls that are repeated. */
export async function forgetKeptAnswers(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('kept_answers').where('created_at', '<', before).execute();
  await tx.deleteFrom('kept_account_answers').where('created_at', '<', before).execute();
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

/** Mailed links and codes of desktop programs that have expired. */
export async function forgetLinks(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('desktop_codes').where('expires_at', '<', before).execute();
  await tx.deleteFrom('account_links').where('expires_at', '<', before).execute();
}

export async function forgetModelCalls(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await sql`delete from model_calls where day < ${before}::timestamptz::date`.execute(tx);
  await sql`delete from model_budget_alarms where month < ${before}::timestamptz::date`.execute(tx);
}

export async function forgetAskedQuestions(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await sql`delete from asked_questions where day < ${before}::timestamptz::date`.execute(tx);
}

/** Sessions that have expired without signing out. */
export async function forgetSessions(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await sql`delete from "session" where "expiresAt" < ${before}`.execute(tx);
}

/** better-auth's counters of requests for each address and path; a window is 10 s to an hour. */
export async function forgetRateLimits(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await sql`delete from "rateLimit" where "lastRequest" < ${before.getTime()}`.execute(tx);
}

export async function forgetTestMessageCounts(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await sql`delete from test_message_counts where day < ${before}::timestamptz::date`.execute(tx);
}

/** Ladders that ended long ago with their steps and calls, and calls of tests. Their rows hold telephones of staff. */
export async function forgetLadders(tx: HotelTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('ladders').where('started_at', '<', before).where('ended_at', '<', before).execute();
  await tx.deleteFrom('ladder_calls').where('created_at', '<', before).where('ladder_id', 'is', null).execute();
}

export async function hotelIds(tx: AcrossHotelsTransaction): Promise<string[]> {
  return (await tx.selectFrom('hotels').select('id').execute()).map(({ id }) => id);
}
