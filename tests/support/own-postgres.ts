import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '#server/compose/database/migrate.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import type { TestDatabase } from './test-database.ts';
import { until } from './until.ts';

/** A PostgreSQL of one test, which may restart it. */
export type OwnPostgres = TestDatabase & {
  /** Stops it as an administrator does, and starts it again on the same port. */
  restart(): Promise<void>;
  /** kill -9 of one of its processes: it ends all connections, loses what was not on disk, and recovers. Waits for that. */
  crash(): Promise<void>;
};

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'concierge-own-'));
  fs.chmodSync(dir, 0o755); // PostgreSQL may run as another user
  let running = await startEmbeddedPostgres({ dir });
  const { url } = running;
  const { port } = new URL(url);
  await migrate(url);
  const again = async (): Promise<void> => {
    await running.stop();
    running = await startEmbeddedPostgres({ dir, settings: { port } });
  };
  return {
    url,
    restart: again,
    crash: async () => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {}); // it ends with the crash
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const ended = new Promise((resolve) => client.once('end', resolve));
      process.kill(rows[0]!.pid, 'SIGKILL');
      await ended;
      await until('PostgreSQL has recovered', () => answers(url), 60);
    },
    closedDuring: async (during) => {
      await running.stop();
      await during();
      await again();
    },
    drop: async () => {
      await running.stop();
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
