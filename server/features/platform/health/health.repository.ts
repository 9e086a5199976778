import { sql } from 'kysely';
import type { Health, ProviderCalls } from '#shared/features/platform/health.contract.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

type Rows<Key extends keyof Health> = Health[Key] extends (infer Row)[] ? Dated<Row>[] : never;
/** As the database answers: instants are Dates. */
type Dated<Row> = { [Field in keyof Row]: Field extends `${string}_at` ? Date : Row[Field] };

const mostStuck = 50;

/** Jobs that failed for good, or have been tried three times and more; the oldest first. */
export async function stuckJobs(tx: AcrossHotelsTransaction): Promise<Rows<'stuck'>> {
  const { rows } = await sql<Rows<'stuck'>[number]>`
    select id, name as queue, state::text as state, retry_count as attempts, created_on as created_at,
      start_after as next_at, coalesce(output->>'code', output->>'name') as error
    from pgboss.job
    where state = 'failed' or (state = 'retry' and retry_count >= 3)
    order by created_on, id limit ${mostStuck}`.execute(tx);
  return rows;
}

/** Makes a stuck job due now. Returns its queue; undefined if there is none with this id. */
export async function retryJob(tx: AcrossHotelsTransaction, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where id = ${id}::uuid and (state = 'failed' or state = 'retry')
    returning name`.execute(tx);
  return rows[0]?.name;
}

const mostSenders = 100;

/** Connected numbers; those with a problem first. */
export async function senders(tx: AcrossHotelsTransaction): Promise<Rows<'senders'>> {
  const { rows } = await sql<Rows<'senders'>[number]>`
    select s.hotel_id, h.name as hotel_name, s.number, s.status, s.quality, s.messaging_limit, s.checked_at, s.webhook_at
    from whatsapp_senders s join hotels h on h.id = s.hotel_id
    order by (lower(s.status) = 'online' and coalesce(lower(s.quality), 'high') in ('high', 'green')), h.name, h.id
    limit ${mostSenders}`.execute(tx);
  return rows;
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
};

export async function saveReport(tx: AcrossHotelsTransaction, report: Report): Promise<void> {
  const { id, role, version, started_at, clock_ahead_ms, database_ms, whatsapp_rests_ms } = report;
  const calls = JSON.stringify(report.provider_calls);
  await sql`
    insert into process_reports values (${id}, ${role}, ${version}, ${started_at}, now(), ${clock_ahead_ms},
      ${database_ms}, ${whatsapp_rests_ms}, ${calls}::jsonb)
    on conflict (id) do update set seen_at = now(), clock_ahead_ms = excluded.clock_ahead_ms,
      database_ms = excluded.database_ms, whatsapp_rests_ms = excluded.whatsapp_rests_ms,
      provider_calls = excluded.provider_calls`.execute(tx);
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
