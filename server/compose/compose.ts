import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createPostgresEvents } from '../adapters/postgres/postgres.events.ts';
import { createPostgresJobs } from '../adapters/postgres/postgres.jobs.ts';
import { createPostgresWork } from '../adapters/postgres/postgres.work.ts';
import type { Config } from '../config.ts';
import { authSecret } from '../data-dir.ts';
import { openDatabase, REQUEST_LIMITS, WEBHOOK_LIMITS, type Transaction } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded.ts';
import { createTransactions } from '../db/hotel-transaction.ts';
import { openPipeline } from '../db/pipeline.ts';
import { createRounds } from '../db/rounds.ts';
import { shareConnections } from '../db/connection-share.rules.ts';
import { seedDemo } from '../seed/seed.ts';
import { createFileLinks } from '../features/conversations/files/file-links.ts';
import { createLinkSigner } from '../features/auth/account-links.ts';
import { createAuditService } from '../features/platform/audit.service.ts';
import { createModelUse } from '../features/platform/model-budgets/model-use.ts';
import { createDraining, drain } from '../http/draining.ts';
import { createLimitedServer } from '../http/limits.ts';
import { createRegistry, listenForMetrics } from '../http/metrics.ts';
import { createLog } from '../log.ts';
import { systemClock, type Clock } from '../ports/clock.ts';
import type { OnTokenUse } from '../ports/language-model.ts';
import type { WebDocuments } from '../ports/documents.ts';
import { composeAdapters } from './adapters.ts';
import { composeAuth } from './auth.ts';
import { checkDatabase } from './database/check-database.ts';
import { greeting } from './greeting.ts';
import { composeHttp } from './http.ts';
import { composeMetrics } from './metrics/metrics.ts';
import { createProviderMeter } from './metrics/measured-ports.ts';
import { measurePools, measureRole } from './metrics/measured-process.ts';
import type { Infrastructure } from './infrastructure.ts';
import { migrate } from './database/migrate.ts';
import { composeTracing } from './tracing.ts';
import { composeServices, startRounds, startWorkers } from './services.ts';

export type Composed = {
  /** Listens (unless ROLE=worker) and starts the workers (unless ROLE=api). Resolves with the address, or null. */
  start(): Promise<string | null>;
  /**
   * Not ready at once and streams ended, so that requests go elsewhere; requests under way are answered, turns under way
   * are finished (10 s each), then the connections to the database close.
   */
  stop(): Promise<void>;
  /** What to tell the person who started us. */
  greeting(address: string | null): string[];
};

/**
 * For tests: another clock, rate limits, which tests go without, a database that is migrated already, how long a call of
 * the WhatsApp provider may take, and how often rounds look for something due, both in milliseconds, and a web in which
 * pages of the test are public. Everything else comes from the settings.
 */
export type Overrides = {
  clock?: Clock;
  log?: Logger;
  rateLimited?: boolean;
  migrated?: boolean;
  providerTimeoutMs?: number;
  lookMs?: number;
  web?: WebDocuments;
};

/** Makes one process from the settings; only `server/compose/` knows adapters, repositories and services at once. */
export async function compose(config: Config, overrides: Overrides = {}): Promise<Composed> {
  const { infrastructure, secret, close } = await composeInfrastructure(config, overrides);
  const { jobs, rounds, events, work, log } = infrastructure;
  const trustedOrigins = originsOf(config);
  const rateLimited = overrides.rateLimited ?? config.NODE_ENV !== 'test';
  const auth = composeAuth(infrastructure, { secret, trustedOrigins, rateLimited });
  const services = { ...auth, ...composeServices(infrastructure) };
  const draining = createDraining();
  const app = composeHttp(infrastructure, services, { trustedOrigins, draining });

  let server: Server | null = null;
  let metrics: Server | null = null;
  let endTurns = async (): Promise<void> => {};
  return {
    start: async () => {
      await jobs.start();
      if (config.ROLE !== 'worker') await events.start();
      if (config.SEED_DEMO) await seedDemo({ ...infrastructure, auth: services.auth });
      await services.providerTokens.refresh();
      startRounds(services, infrastructure);
      if (config.PAUSE_SENDING) log.warn('PAUSE_SENDING is set: no job runs and nothing is sent');
      else if (config.ROLE !== 'api') endTurns = await startWorkers(services, infrastructure);
      if (config.METRICS_PORT !== undefined)
        metrics = await listenForMetrics(composeMetrics(infrastructure, services, draining), {
          port: config.METRICS_PORT,
          host: config.HOST,
        });
      if (config.ROLE === 'worker') return null;
      server = createLimitedServer(app).listen(config.PORT, config.HOST);
      await listening(server);
      return `http://${config.HOST}:${(server.address() as AddressInfo).port}`;
    },
    stop: async () => {
      draining.begin();
      if (server?.listening) {
        await delay(config.SHUTDOWN_DELAY_MS);
        await drain(server);
      }
      metrics?.close();
      metrics?.closeAllConnections();
      await endTurns();
      await work.leave();
      await events.stop();
      await rounds.stop();
      await jobs.stop();
      await services.modelBudgets
        .store()
        .catch((error: unknown) => log.warn({ err: error }, 'tokens of the last seconds were not stored'));
      await close();
    },
    greeting: (address) => greeting(config, address),
  };
}

/** Opens the database, which is started and migrated here where the settings name none, and the adapters of all ports. */
async function composeInfrastructure(config: Config, overrides: Overrides) {
  const log = overrides.log ?? createLog(config.LOG_LEVEL);
  const clock = overrides.clock ?? systemClock;
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dir: path.resolve(config.DATA_DIR, 'postgres') });
  const databaseUrl = config.DATABASE_URL ?? embedded!.url;
  if (config.NODE_ENV !== 'production' && !overrides.migrated) await migrate(databaseUrl);

  if (config.NODE_ENV === 'production') await checkDatabase(databaseUrl, config, { log, clock });
  const share = shareConnections(config.DATABASE_POOL_MAX, config.ROLE);
  const database = openDatabase(databaseUrl, { max: share.requests, log, limits: REQUEST_LIMITS });
  const webhooks = openDatabase(databaseUrl, { max: share.webhooks, log, limits: WEBHOOK_LIMITS });
  // LISTEN and a role for the whole session are not possible behind a pooler in transaction mode.
  const listenUrl = config.DATABASE_LISTEN_URL ?? databaseUrl;
  const queue = openPipeline(listenUrl, { max: share.queue, log });
  const registry = createRegistry();
  const tracing = await composeTracing(config, { clock, log });
  measureRole(registry, config);
  measurePools(registry, { requests: database.pool, webhooks: webhooks.pool, queue: queue.pool });
  const { db } = database;
  const secret = config.BETTER_AUTH_SECRET ?? authSecret(config.DATA_DIR);
  const events = createPostgresEvents({ databaseUrl: listenUrl, db, log });
  const work = createPostgresWork({ databaseUrl: listenUrl, db, log });
  const committed = (tx: Transaction): void => {
    events.committed(tx);
    work.committed(tx);
  };
  // A pooler in transaction mode has a second address, for what needs its own connection.
  const keepsStatements = config.DATABASE_LISTEN_URL === undefined;
  const { lookMs } = overrides;
  const rounds = createRounds({
    db,
    pool: database.pool,
    now: () => clock.now(),
    log,
    keepsStatements,
    ...(lookMs && { lookMs }),
  });
  const meter = createProviderMeter(registry, tracing);
  const modelUse = createModelUse();
  const onTokenUse: OnTokenUse = (use, hotelId) => {
    meter.countTokens(use);
    if (hotelId) modelUse.add(hotelId, use);
  };
  const infrastructure: Infrastructure = {
    ...composeAdapters(config, { db, clock, meter, secret, onTokenUse, ...overrides }),
    modelUse,
    ...createTransactions(db, committed),
    webhooks: createTransactions(webhooks.db, committed),
    config,
    log,
    clock,
    db,
    jobs: createPostgresJobs({ databaseUrl: listenUrl, log, max: share.jobs, rounds }),
    rounds,
    events,
    work,
    pipeline: queue.pipeline,
    registry,
    tracing,
    audit: createAuditService(),
    links: createLinkSigner(secret),
    fileLinks: createFileLinks({
      secrets: [secret, config.BETTER_AUTH_SECRET_PREVIOUS].filter((one) => one !== undefined),
      publicUrl: config.PUBLIC_URL,
      clock,
    }),
  };
  const close = async () => {
    await Promise.all([database.close(), webhooks.close(), queue.close(), tracing.stop()]);
    await embedded?.stop();
  };
  return { infrastructure, secret, close };
}

/** The console in a browser and in the desktop program; on one's own machine people type either of its names. */
function originsOf({ PUBLIC_URL }: Config): string[] {
  const { origin } = new URL(PUBLIC_URL);
  return [...new Set([origin, origin.replace('//127.0.0.1:', '//localhost:'), 'app://concierge'])];
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
}
