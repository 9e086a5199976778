import { sql } from 'kysely';
import type { Circuit, Health, JobsAlike, ProviderCalls } from '#shared/features/platform/health.contract.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

type Rows<Key extends keyof Health> = Health[Key] extends (infer Row)[] ? Dated<Row>[] : never;
/** As the database answers: instants are Dates. */
type Dated<Row> = { [Field in keyof Row]: Field extends `${string}_at` ? Date : Row[Field] };

const mostStuck = 50;

const stuck = sql`(j.state = 'failed' or (j.state = 'retry' and j.retry_count >= 3))`;
const errorOf = sql`coalesce(j.output->>'code', j.output->>'type', j.output->>'name')`;

/** Jobs that failed for good, or have been tried three times and more; the oldest first. */
export async function stuckJobs(tx: AcrossHotelsTransaction): Promise<Rows<'stuck'>> {
  const { rows } = await sql<Rows<'stuck'>[number]>`
    select j.id, j.name as queue, j.state::text as state, j.retry_count as attempts, j.created_on as created_at,
      j.start_after as next_at, ${errorOf} as error,
      case when h.id is not null then jsonb_build_object('id', h.id, 'name', h.name) end as hotel
    from pgboss.job j left join hotels h on h.id::text = j.data->>'hotel_id'
    where ${stuck} order by j.created_on, j.id limit ${mostStuck}`.execute(tx);
  return rows;
}

/** One stuck job, or all of a queue with the same last error. */
export type WhichJobs = { id: string } | JobsAlike;

const chosen = (which: WhichJobs) =>
  'id' in which
    ? sql`j.id = ${which.id}::uuid and j.state in ('failed', 'retry')`
    : sql`${stuck} and j.name = ${which.queue} and ${errorOf} is not distinct from ${which.error}`;

/** Makes stuck jobs due now. Returns the queue of each. */
export async function retryJobs(tx: AcrossHotelsTransaction, which: WhichJobs): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job j set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(j.retry_limit, j.retry_count + 1)
    where ${chosen(which)} returning j.name`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Gives stuck jobs up; the queue deletes them after an hour. Returns the queue of each. */
export async function setJobsAside(tx: AcrossHotelsTransaction, which: WhichJobs): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job j set state = 'cancelled', completed_on = now() where ${chosen(which)} returning j.name`.execute(
    tx,
  );
  return rows.map(({ name }) => name);
}

type Sender = Dated<Health['senders']['troubled'][number]>;
type Senders = { all: number; fine: number; troubled: Sender[] };

const mostSenders = 50;
/** Online, and not of a low quality. */
const isFine = sql<boolean>`
  lower(s.status) is not distinct from 'online' and coalesce(lower(s.quality), 'high') in ('high', 'green', 'unknown')`;

/** Numbers that the provider has been asked about, and those among them that need a look. */
export async function senders(tx: AcrossHotelsTransaction): Promise<Senders> {
  const { rows: counts } = await sql<{ all: number; fine: number }>`
    select count(*)::int as all, (count(*) filter (where ${isFine}))::int as fine
    from whatsapp_senders s where s.checked_at is not null`.execute(tx);
  const { rows: troubled } = await sql<Senders['troubled'][number]>`
    select s.hotel_id, h.name as hotel_name, s.number, s.status, s.quality, s.messaging_limit, s.checked_at, s.webhook_at
    from whatsapp_senders s join hotels h on h.id = s.hotel_id
    where s.checked_at is not null and not (${isFine})
    order by h.name, h.id limit ${mostSenders}`.execute(tx);
  return { ...counts[0]!, troubled };
}

const mostWebhooks = 20;

export async function webhookAlive(tx: AcrossHotelsTransaction): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(alive_at) as at from webhook_watch`.execute(tx);
  return rows[0]?.at ?? null;
}

export async function refusedWebhooks(tx: AcrossHotelsTransaction) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from refused_webhooks where refused_at > now() - interval '1 day'`.execute(tx);
  const latest = await tx
    .selectFrom('refused_webhooks')
    .selectAll()
    .orderBy('refused_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostWebhooks)
    .execute();
  return { refused_last_day: rows[0]?.n ?? 0, refused: latest };
}

export async function unknownNumbers(tx: AcrossHotelsTransaction) {
  const { rows } = await sql<{ number: string; messages: number; last_at: Date }>`
    select to_number as number, count(*)::int as messages, max(received_at) as last_at
    from unrouted_messages group by to_number order by 3 desc limit ${mostWebhooks}`.execute(tx);
  return rows;
}

export async function databaseFacts(tx: AcrossHotelsTransaction): Promise<Health['database']> {
  const { rows } = await sql<Health['database']>`
    select pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most_connections`.execute(tx);
  return rows[0]!;
}

export async function processReports(
  tx: AcrossHotelsTransaction,
): Promise<Omit<Dated<Health['processes'][number]>, never>[]> {
  const { rows } = await sql<Dated<Health['processes'][number]>>`
    select *, seen_at < now() - interval '30 seconds' as gone from process_reports
    where seen_at > now() - interval '1 hour' order by role, started_at, id`.execute(tx);
  return rows;
}

export type Report = {
  id: string;
  role: string;
  version: string;
  started_at: Date;
  clock_ahead_ms: number;
  database_ms: number;
  whatsapp_rests_ms: number;
  provider_calls: ProviderCalls;
  circuits: Circuit[];
};

export async function saveReport(tx: AcrossHotelsTransaction, report: Report): Promise<void> {
  const { id, role, version, started_at, clock_ahead_ms, database_ms, whatsapp_rests_ms } = report;
  const calls = JSON.stringify(report.provider_calls);
  const circuits = JSON.stringify(report.circuits);
  await sql`
    insert into process_reports values (${id}, ${role}, ${version}, ${started_at}, now(), ${clock_ahead_ms},
      ${database_ms}, ${whatsapp_rests_ms}, ${calls}::jsonb, ${circuits}::jsonb)
    on conflict (id) do update set seen_at = now(), clock_ahead_ms = excluded.clock_ahead_ms,
      database_ms = excluded.database_ms, whatsapp_rests_ms = excluded.whatsapp_rests_ms,
      provider_calls = excluded.provider_calls, circuits = excluded.circuits`.execute(tx);
}

const mostEndpoints = 50;

/** Receivers of events that are stopped, or have not taken the last event; the longest failing first. */
export async function failingEndpoints(tx: AcrossHotelsTransaction): Promise<Rows<'endpoints'>> {
  const { rows } = await sql<Rows<'endpoints'>[number]>`
    select e.id, e.hotel_id, h.name as hotel_name, substring(e.url from '^[a-z]+://([^/?#]+)') as host, e.failing_since,
      e.stopped_at, e.due_at as next_at,
      (select v.status from webhook_events v
        where v.endpoint_id = e.id and v.finished_at is null and v.attempts > 0 order by v.id limit 1) as status,
      (select count(*)::int from webhook_events v where v.endpoint_id = e.id and v.finished_at is null) as waiting
    from webhook_endpoints e join hotels h on h.id = e.hotel_id
    where e.is_on and (e.failures > 0 or e.stopped_at is not null)
    order by e.failing_since nulls last, e.id limit ${mostEndpoints}`.execute(tx);
  return rows;
}

/** Its events are due now, and days of failures are counted from now on. Returns its hotel. */
export async function retryEndpoint(tx: AcrossHotelsTransaction, id: string): Promise<string | undefined> {
  const row = await tx
    .updateTable('webhook_endpoints')
    .set({ failures: 0, failing_since: null, stopped_at: null, due_at: null })
    .where('id', '=', id)
    .where('is_on', '=', true)
    .returning('hotel_id')
    .executeTakeFirst();
  return row?.hotel_id;
}

/** Rows that are too old to be shown. */
export async function deleteOldReports(tx: AcrossHotelsTransaction): Promise<void> {
  await sql`delete from process_reports where seen_at < now() - interval '1 day'`.execute(tx);
  await sql`delete from refused_webhooks where refused_at < now() - interval '7 days'`.execute(tx);
}

const refusedAnHour = 200;

/** Nothing beyond 200 an hour: the sender of these calls is not known. */
export async function noteRefused(tx: AcrossHotelsTransaction, path: string, ip: string | null): Promise<void> {
  await sql`
    insert into refused_webhooks (path, ip) select ${path.slice(0, 100)}, ${ip}
    where (select count(*) from refused_webhooks where refused_at > now() - interval '1 hour') < ${refusedAnHour}`.execute(
    tx,
  );
}
