import { randomUUID } from 'node:crypto';
import type { Registry } from 'prom-client';
import type { Circuit, ProviderCalls } from '#shared/features/platform/health.contract.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import type { AuditService } from '../audit.service.ts';
import * as metrics from '../metrics.repository.ts';
import { hotelsNearLimit } from '../model-budgets/model-calls.repository.ts';
import * as repository from './health.repository.ts';
import { refusalLimit } from './refusal-limit.ts';

export type HealthDependencies = {
  acrossHotels: AcrossHotels;
  clock: Clock;
  audit: AuditService;
  events: Events;
  whatsapp: Pick<WhatsApp, 'restsFor'>;
  registry: Registry;
  circuits: { states: () => Circuit[] };
  readSettings: () => Promise<PlatformSettings>;
  role: string;
  version: string;
};

/** Longest statement of the page in milliseconds: reading it must not slow down answers to guests. */
const statementMs = 5_000;

/** The state of the platform for the super admin, from the database and from what each process reports. */
export function createHealthService(dependencies: HealthDependencies) {
  const { acrossHotels, clock, audit, events, whatsapp, registry, circuits, readSettings, role, version } =
    dependencies;
  const id = randomUUID();
  const started_at = clock.now();
  const refused = refusalLimit();

  const changeJobs = (
    caller: Caller,
    which: repository.WhichJobs,
    action: 'retry' | 'set_aside',
    change: typeof repository.retryJobs,
  ): Promise<{ jobs: number }> =>
    acrossHotels(async (tx) => {
      const queues = await change(tx, which);
      const queue = queues[0];
      if (queue === undefined) throw notFound('job');
      const [entity_id, details] = 'id' in which ? [which.id, { queue }] : [null, { ...which, jobs: queues.length }];
      await audit.write(tx, caller, { action, entity: 'job', entity_id, details });
      return { jobs: queues.length };
    });

  return {
    read: async () => {
      const limit = (await readSettings()).limits.model_calls_per_hotel_per_day;
      return acrossHotels(async (tx) => {
        await metrics.limitStatements(tx, statementMs);
        return {
          read_at: clock.now(),
          queues: (await metrics.dueJobs(tx)).filter(({ queue }) => !queue.startsWith('__')),
          stuck: await repository.stuckJobs(tx),
          deliveries: await metrics.deliveriesOfLastHour(tx),
          senders: await repository.senders(tx),
          webhooks: {
            alive_at: await repository.webhookAlive(tx),
            ...(await repository.refusedWebhooks(tx)),
            unknown: await repository.unknownNumbers(tx),
          },
          model_use: { limit, hotels: await hotelsNearLimit(tx, { limit, now: clock.now() }) },
          database: await repository.databaseFacts(tx),
          processes: await repository.processReports(tx),
          endpoints: await repository.failingEndpoints(tx),
        };
      });
    },

    /** @throws AppError not_found for a job that is done or under way */
    retry: (caller: Caller, which: repository.WhichJobs): Promise<{ jobs: number }> =>
      changeJobs(caller, which, 'retry', repository.retryJobs),

    /** @throws AppError not_found for a job that is done or under way */
    setAside: (caller: Caller, which: repository.WhichJobs): Promise<{ jobs: number }> =>
      changeJobs(caller, which, 'set_aside', repository.setJobsAside),

    /** @throws AppError not_found for a receiver that is switched off or removed */
    retryEndpoint: (caller: Caller, id: string): Promise<void> =>
      acrossHotels(async (tx) => {
        const hotel_id = await repository.retryEndpoint(tx, id);
        if (hotel_id === undefined) throw notFound('endpoint');
        await audit.write(tx, caller, { action: 'retry', entity: 'webhook', entity_id: id, hotel_id });
        await events.publish(tx, { type: 'integrations.updated', hotel_id });
      }),

    /** Every 10 seconds: this process says that it runs. */
    report: (): Promise<void> =>
      acrossHotels(async (tx) => {
        const before = clock.now().getTime();
        const databaseTime = await metrics.databaseTime(tx);
        const after = clock.now().getTime();
        await repository.saveReport(tx, {
          id,
          role,
          version,
          started_at,
          clock_ahead_ms: Math.round((before + after) / 2 - databaseTime),
          database_ms: after - before,
          whatsapp_rests_ms: Math.ceil(whatsapp.restsFor()),
          provider_calls: await providerCalls(registry),
          circuits: circuits.states(),
        });
        await repository.deleteOldReports(tx);
      }),

    /** A webhook whose signature was wrong. */
    noteRefused: async (path: string, ip: string | null): Promise<void> => {
      if (refused.allows(clock.now())) await acrossHotels((tx) => repository.noteRefused(tx, path, ip));
    },
  };
}
export type HealthService = ReturnType<typeof createHealthService>;

/** Calls of this process by provider, from its metrics. */
async function providerCalls(registry: Registry): Promise<ProviderCalls> {
  const counted = await registry.getSingleMetric('concierge_provider_calls_total')?.get();
  const calls: ProviderCalls = {};
  for (const { labels, value } of counted?.values ?? []) {
    const of = (calls[String(labels['provider'])] ??= { ok: 0, failed: 0 });
    if (labels['result'] === 'ok') of.ok += value;
    else of.failed += value;
  }
  return calls;
}
