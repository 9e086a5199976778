import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** An endpoint that one worker has; `claim` names the claim. */
export type ClaimedEndpoint = { id: string; hotel_id: string; url: string; claim: string };

const isDue = (now: Date) => sql`e.is_on and e.stopped_at is null and (e.due_at is null or e.due_at <= ${now})
  and (e.claimed_until is null or e.claimed_until < clock_timestamp())
  and exists (select from webhook_events v where v.endpoint_id = e.id and v.finished_at is null)`;

/** Whether an endpoint has an event that can be sent now. */
export const dueEndpoints = (_db: AcrossHotelsTransaction, now: Date) =>
  sql`select from webhook_endpoints e where ${isDue(now)}`;

/** An endpoint is one worker's at a time, for 30 s after its last event: events of an endpoint go one after the other. */
export async function claimEndpoints(tx: AcrossHotelsTransaction, now: Date, most: number): Promise<ClaimedEndpoint[]> {
  const { rows } = await sql<ClaimedEndpoint>`
    update webhook_endpoints c set claim = gen_random_uuid(), claimed_until = clock_timestamp() + interval '30 seconds'
    where c.id in (
      select e.id from webhook_endpoints e where ${isDue(now)}
      order by e.claimed_until nulls first limit ${most} for update skip locked)
    returning c.id, c.hotel_id, c.url, c.claim`.execute(tx);
  return rows;
}

export type DueEvent = {
  id: string;
  message_id: string;
  kind: string;
  data: Record<string, unknown>;
  created_at: Date;
  sequence: string;
  secret: string;
  former_secret: string | null;
  url: string;
};

/** The oldest event that waits, with its number and an attempt counted; undefined where none waits or the claim is lost. */
export async function nextEvent(
  tx: AcrossHotelsTransaction,
  { id, claim }: ClaimedEndpoint,
  now: Date,
): Promise<DueEvent | undefined> {
  const { rows: endpoints } = await sql<{ secret: string; former_secret: string | null; url: string }>`
    update webhook_endpoints set claimed_until = clock_timestamp() + interval '30 seconds'
    where id = ${id} and claim = ${claim} and is_on and stopped_at is null
    returning secret, case when former_until > ${now} then former_secret end as former_secret, url`.execute(tx);
  if (!endpoints[0]) return undefined;
  const { rows } = await sql<Omit<DueEvent, 'secret' | 'former_secret' | 'url'>>`
    with numbered as (
      select v.id, coalesce(v.sequence, e.last_sequence + 1) as sequence
      from webhook_events v join webhook_endpoints e on e.id = v.endpoint_id
      where v.endpoint_id = ${id} and v.finished_at is null order by v.id limit 1),
    kept as (
      update webhook_endpoints e set last_sequence = greatest(e.last_sequence, n.sequence) from numbered n where e.id = ${id})
    update webhook_events v set sequence = n.sequence, attempts = v.attempts + 1, attempted_at = ${now}
    from numbered n where v.id = n.id
    returning v.id, v.message_id, v.kind, v.data, v.created_at, v.sequence`.execute(tx);
  return rows[0] && { ...rows[0], ...endpoints[0] };
}

export async function release(tx: AcrossHotelsTransaction, { id, claim }: ClaimedEndpoint): Promise<void> {
  await sql`update webhook_endpoints set claim = null, claimed_until = null
    where id = ${id} and claim = ${claim}`.execute(tx);
}

type Settled = { status: number | null; answer: string; now: Date };

export async function noteDelivered(tx: AcrossHotelsTransaction, eventId: string, said: Settled): Promise<void> {
  await sql`update webhook_events set finished_at = ${said.now}, status = ${said.status}, answer = ${said.answer}
    where id = ${eventId}`.execute(tx);
}

/** True if the endpoint was failing. */
export async function noteRecovered(tx: AcrossHotelsTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`update webhook_endpoints set failures = 0, failing_since = null, due_at = null
    where id = ${id} and failures > 0 returning id`.execute(tx);
  return rows.length > 0;
}

export async function noteFailed(
  tx: AcrossHotelsTransaction,
  endpointId: string,
  eventId: string,
  { status, answer, now }: Settled,
): Promise<{ failures: number; failing_since: Date } | undefined> {
  await sql`update webhook_events set status = ${status}, answer = ${answer} where id = ${eventId}`.execute(tx);
  const { rows } = await sql<{ failures: number; failing_since: Date }>`
    update webhook_endpoints set failures = failures + 1, failing_since = coalesce(failing_since, ${now})
    where id = ${endpointId} returning failures, failing_since`.execute(tx);
  return rows[0];
}

export async function rest(tx: AcrossHotelsTransaction, id: string, until: Date): Promise<void> {
  await tx.updateTable('webhook_endpoints').set({ due_at: until }).where('id', '=', id).execute();
}

export async function stopEndpoint(tx: AcrossHotelsTransaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('webhook_endpoints').set({ stopped_at: now }).where('id', '=', id).execute();
}

export async function forgetEvents(tx: AcrossHotelsTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('webhook_events').where('created_at', '<', before).execute();
}
