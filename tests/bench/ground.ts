import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/compose/database/migrate.ts';
import { cpuMs, parentOf, residentMb } from './cpu.ts';
import { startProviders, type Providers } from './providers.ts';

export const authToken = 'bench-token';
export const accountSid = `AC${'b'.repeat(32)}`;
export const hotelNumber = '+4930111111';

/** Starts a fresh durable database with one hotel, light providers, and the processes under test. */
export type Ground = {
  databaseUrl: string;
  hotelId: string;
  pool: pg.Pool;
  providers: Providers;
  /** Starts `server/main.ts`; resolves with its address once it is ready. */
  startServer(settings?: Record<string, string>): Promise<string>;
  /** Starts another process with `ROLE=worker`. */
  startWorker(settings?: Record<string, string>): Promise<Worker>;
  startFloor(): Promise<string>;
  /** Resident memory of the processes that were started here, in MB. */
  memory(): number;
  /** CPU milliseconds used so far: by the processes that were started here, and by PostgreSQL. */
  cpu(): { node: number; postgres: number };
  close(): Promise<void>;
};

/** `end` resolves once the process is gone. */
export type Worker = { end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> };

const root = path.resolve(import.meta.dirname, '../..');

/** `settings`: PostgreSQL's own, such as `{ shared_preload_libraries: 'pg_stat_statements' }`. */
export async function openGround(settings: Record<string, string> = {}): Promise<Ground> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'concierge-bench-'));
  // Five processes open more connections than PostgreSQL's default of 100.
  const postgres = await startEmbeddedPostgres({ dir, settings: { max_connections: '200', ...settings } });
  await migrate(postgres.url);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  pool.on('error', () => {});
  const { rows } = await pool.query<{ id: string }>(
    `insert into hotels (name, whatsapp_number, sender_number, sender_state, timezone) values ('Bench', $1, $1, 'connected', 'Europe/Berlin') returning id`,
    [hotelNumber],
  );
  const hotelId = rows[0]!.id;
  await pool.query(
    `insert into faqs (hotel_id, question, answer) select $1, 'Question ' || n || ' about the house?', 'Answer ' || n || ': ask at the desk.' from generate_series(1, 40) n`,
    [hotelId],
  );
  const providers = await startProviders();
  const children: ChildProcess[] = [];
  const { rows: backend } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(backend[0]!.pid);

  async function start(
    script: string,
    settings: Record<string, string>,
  ): Promise<{ address: string; child: ChildProcess }> {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: address,
      DATABASE_URL: postgres.url,
      TWILIO_AUTH_TOKEN: authToken,
      LOG_LEVEL: 'error',
      MALLOC_ARENA_MAX: '1',
      ...settings,
    };
    const child = spawn(process.execPath, [path.join(root, script)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    // A worker listens for metrics only.
    const metrics = settings['METRICS_PORT'];
    await answers(metrics ? `http://127.0.0.1:${metrics}/metrics` : `${address}/health/ready`);
    return { address, child };
  }

  const product = async (settings: Record<string, string>) =>
    start('server/main.ts', {
      DATA_DIR: dir,
      NODE_ENV: 'test',
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_API_BASE_URL: providers.url,
      OPENAI_API_KEY: 'bench',
      OPENAI_BASE_URL: `${providers.url}/v1`,
      GUEST_TURN_QUIET_MS: '0',
      ...settings,
    });

  return {
    databaseUrl: postgres.url,
    hotelId,
    pool,
    providers,
    startServer: async (settings = {}) => (await product(settings)).address,
    startWorker: async (settings = {}) => {
      const { child } = await product({ ...settings, ROLE: 'worker', METRICS_PORT: String(await freePort()) });
      return { end: (signal) => ended(child, signal) };
    },
    cpu: () => ({
      node: children.reduce((sum, { pid }) => sum + cpuMs(pid!), 0),
      postgres: cpuMs(postmaster),
    }),
    memory: () => children.reduce((sum, { pid }) => sum + residentMb(pid!), 0),
    startFloor: async () => (await start('tests/bench/floor.server.ts', {})).address,
    close: async () => {
      await Promise.all(children.map((child) => ended(child, 'SIGTERM')));
      await providers.close();
      await pool.end();
      await postgres.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), 12_000).unref();
  });
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
