import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** The product as started by `npm start`, with its own port, data folder and database. */
export type RunningConcierge = {
  url: string;
  /** The server keeps connections open and does not answer until `thaw()`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Starts the product with the demo hotel. Its database is a copy of the tests' template, unless `DATABASE_URL` names another
 * one; an empty `DATABASE_URL` is the product's own PostgreSQL.
 */
export async function startConcierge(settings: Record<string, string> = {}): Promise<RunningConcierge> {
  const database = settings['DATABASE_URL'] === undefined ? await createTestDatabase() : null;
  const dir = mkdtempSync(path.join(os.tmpdir(), 'concierge-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: dir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    GUEST_TURN_QUIET_MS: '300',
    DATABASE_URL: database?.url,
    SEED_DEMO: '1',
    ...settings,
  };
  const child = spawn(process.execPath, [path.join(root, 'server/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await answers(`${url}/health/ready`, ended);
  return {
    url,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

async function answers(url: string, ended: Promise<void>): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    if (over) throw new Error('Concierge ended before it was ready; its own words are above');
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within a minute`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
