import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl, TEMPLATE_DATABASE, TEST_POSTGRES_URL } from './postgres-server.ts';

/** `drop` throws if a connection to the database is still open: tests must close what they open. */
export type TestDatabase = {
  url: string;
  /** Ends all connections and refuses new ones until `during` is over. */
  closedDuring(during: () => Promise<unknown>): Promise<void>;
  drop(): Promise<void>;
};

type Leak = { application_name: string; state: string | null; query: string };

/** PostgreSQL notices a closed socket with a delay. */
const NOTICE_MS = 1000;

/** A separate, migrated, empty database for each test file, created in about 25 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env[TEST_POSTGRES_URL];
  if (!serverUrl) throw new Error(`${TEST_POSTGRES_URL} is not set: run the tests with build/vitest.config.ts`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`),
  );
  return {
    url: databaseUrl(serverUrl, name),
    closedDuring: (during) =>
      onServer(serverUrl, async (client) => {
        await client.query(`alter database ${name} allow_connections false`);
        try {
          await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
          await during();
        } finally {
          await client.query(`alter database ${name} allow_connections true`);
        }
      }),
    drop: () => dropDatabase(serverUrl, name),
  };
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const leaks = await onServer(serverUrl, async (client) => {
    const left = await remainingConnections(client, name);
    await client.query(`drop database ${name} with (force)`);
    return left;
  });
  if (leaks.length === 0) return;
  const lines = leaks.map((leak) => `  ${leak.application_name || 'unnamed'}, ${leak.state}: ${leak.query}`);
  throw new Error(
    `${leaks.length} connection(s) to the test database were left open; the last thing each did:\n${lines.join('\n')}`,
  );
}

async function remainingConnections(client: pg.Client, name: string): Promise<Leak[]> {
  const until = Date.now() + NOTICE_MS;
  for (;;) {
    const { rows } = await client.query<Leak>(
      `select application_name, state, left(query, 200) as query from pg_stat_activity
       where datname = $1 and backend_type = 'client backend'`,
      [name],
    );
    if (rows.length === 0 || Date.now() > until) return rows;
    await delay(20);
  }
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
