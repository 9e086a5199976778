import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { api } from '#shared/api.ts';
import { createPostgresEvents } from './adapters/postgres/postgres.events.ts';
import { createPostgresJobs, queueIsCurrent } from './adapters/postgres/postgres.jobs.ts';
import { createApp } from './app.ts';
import { composeAdapters } from './compose-adapters.ts';
import { composeServices, mountApi, startWorkers, type Infrastructure } from './compose-services.ts';
import { isLocal, type Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded.ts';
import { createTransactions } from './db/hotel-transaction.ts';
import { demoAccounts } from './db/seed/accounts.seed.ts';
import { migrate } from './db/migrate.ts';
import { checkProductionDatabase } from './db/readiness.ts';
import { authSecret } from './data-dir.ts';
import { createLog } from './log.ts';
import { createAccountJournal } from './features/auth/account-journal.ts';
import { createLinkSigner } from './features/auth/account-links.ts';
import { createAccountsService } from './features/auth/accounts.service.ts';
import { createAuth } from './features/auth/auth.service.ts';
import { createThrottle } from './features/auth/throttle.ts';
import { createAuditService } from './features/platform/audit.service.ts';
import { createSessionReader } from './http/session-reader.ts';
import { createAuthorize, type ReadCaller } from './http/authorize.ts';
import { healthRoutes } from './http/health.ts';
import { createLimitedServer } from './http/limits.ts';
import { createRegistry, listenForMetrics, metricsRoutes } from './http/metrics.ts';
import { liveStream } from './http/live-stream.ts';
import { openapiDocument } from './http/openapi.ts';
import { systemClock, type Clock } from './ports/clock.ts';

export type Composed = {
  /** Listens (unless ROLE=worker) and starts the workers (unless ROLE=api). Resolves with the address, or null. */
  start(): Promise<string | null>;
  stop(): Promise<void>;
  /** What to tell the person who started us. */
  greeting(address: string | null): string[];
};

/**
 * For tests: another clock, rate limits, which tests go without, and a database that is migrated already. Everything else
 * comes from the settings.
 */
export type Overrides = { clock?: Clock; log?: Logger; rateLimited?: boolean; migrated?: boolean };

/** The only place where adapters, repositories and services meet. */
export async function compose(config: Config, overrides: Overrides = {}): Promise<Composed> {
  const log = overrides.log ?? createLog(config.LOG_LEVEL);
  const clock = overrides.clock ?? systemClock;
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dir: path.resolve(config.DATA_DIR, 'postgres') });
  const databaseUrl = config.DATABASE_URL ?? embedded!.url;
  if (config.NODE_ENV !== 'production' && !overrides.migrated) await migrate(databaseUrl);

  const database = openDatabase(databaseUrl, { max: 20, log });
  if (config.NODE_ENV === 'production') await checkProductionDatabase(database.db, () => queueIsCurrent(databaseUrl));
  const transactions = createTransactions(database.db);
  const jobs = createPostgresJobs({ databaseUrl, log });
  const events = createPostgresEvents({ databaseUrl, db: database.db, log });
  const adapters = composeAdapters(config, database.db, log);
  const registry = createRegistry();
  const audit = createAuditService();
  const secret = config.BETTER_AUTH_SECRET ?? authSecret(config.DATA_DIR);
  const infrastructure: Infrastructure = {
    audit,
    links: createLinkSigner(secret),
    config,
    log,
    clock,
    db: database.db,
    jobs,
    events,
    adapters,
    registry,
    ...transactions,
  };
  const trustedOrigins = originsOf(config);
  const auth = createAuth({
    db: database.db,
    secret,
    publicUrl: config.PUBLIC_URL,
    trustedOrigins,
    accounts: createAccountsService(infrastructure),
    throttle: createThrottle(infrastructure),
    journal: createAccountJournal(infrastructure),
    rateLimited: overrides.rateLimited ?? config.NODE_ENV !== 'test',
    log,
  });
  const services = composeServices(infrastructure, auth);
  const readSession = createSessionReader(auth);
  const readCaller: ReadCaller = async (request) => {
    const userId = await readSession(request);
    return userId ? services.callers.callerOf(userId) : null;
  };
  const authorize = createAuthorize(readCaller);
  const app = createApp({
    log,
    auth,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    local: isLocal(config),
    trustedOrigins,
    api: (router) => mountApi(router, services, authorize, infrastructure),
    live: liveStream(events, readCaller),
    openapi: openapiDocument(api, config.PUBLIC_URL),
    webhooks: services.webhooks,
    media: services.media(readCaller),
    health: healthRoutes({
      practice: config.practice,
      ready: async () => ({ database: await reachable(database.db), queue: await jobs.reachable() }),
    }),
    metrics: metricsRoutes(registry, { hasOwnPort: config.METRICS_PORT !== undefined }),
    mapsKey: config.GOOGLE_MAPS_API_KEY !== undefined,
    practice: services.practice,
    consoleDir: consoleDir(),
  });

  let server: Server | null = null;
  let metrics: Server | null = null;
  return {
    start: async () => {
      await jobs.start();
      await events.start();
      if (config.SEED_DEMO) await services.seed();
      if (config.ROLE !== 'api') await startWorkers(services, infrastructure);
      if (config.METRICS_PORT !== undefined)
        metrics = await listenForMetrics(registry, config.METRICS_PORT, config.HOST);
      if (config.ROLE === 'worker') return null;
      server = createLimitedServer(app).listen(config.PORT, config.HOST);
      await listening(server);
      return `http://${config.HOST}:${(server.address() as AddressInfo).port}`;
    },
    stop: async () => {
      server?.close();
      server?.closeAllConnections();
      metrics?.close();
      metrics?.closeAllConnections();
      services.stop();
      await events.stop();
      await jobs.stop();
      await database.close();
      await embedded?.stop();
    },
    greeting: (address) => greeting(config, address),
  };
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

function reachable(db: Infrastructure['db']): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}

function consoleDir(): string | null {
  const dir = path.resolve(import.meta.dirname, '../dist/web');
  return existsSync(path.join(dir, 'index.html')) ? dir : null;
}

function greeting(config: Config, address: string | null): string[] {
  if (!address) return ['Concierge workers are running.'];
  const lines = ['', `Concierge is running.`, `  Console      ${address}`];
  const local = isLocal(config);
  if (config.practice && local) lines.push(`  Guest phone  ${address}/guest-phone`);
  if (!config.SMTP_URL && local) lines.push(`  Mailbox      ${address}/mailbox`);
  if (!local && (config.practice || !config.SMTP_URL))
    lines.push(
      '',
      'The guest phone and the mailbox are closed, because other machines can reach this one.',
      'Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and SMTP_URL, or HOST=127.0.0.1 and no PUBLIC_URL.',
    );
  if (config.SEED_DEMO)
    lines.push(
      '',
      'Sign in to the demo as',
      ...demoAccounts.map(({ label, email, password }) => `  ${label.padEnd(14)} ${email.padEnd(42)} ${password}`),
    );
  return lines;
}
