import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/compose/database/migrate.ts';

/** The migrated, empty template of all test databases. */
export const TEMPLATE_DATABASE = 'concierge_template';
/** Where `createTestDatabase` finds the PostgreSQL of this run. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';
/** The superuser's address of an empty cluster that the tests use instead of the embedded PostgreSQL. */
export const OTHER_POSTGRES_URL = 'OTHER_POSTGRES_URL';

// Test data need not survive a crash, so commits do not wait for the disk.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
  max_wal_size: '1GB',
  wal_init_zero: 'off',
  scram_iterations: '1',
};

const FOLDER = 'concierge-tests-';
const MEMORY_FOLDER = '/dev/shm';
const ROOM_BYTES = 3e9;

type RunningPostgres = { starting: Promise<() => Promise<void>>; users: number };
const shared = globalThis as typeof globalThis & { testPostgres?: RunningPostgres };

/** Starts one PostgreSQL for the test run on the first call. Returns the function that releases it. */
export async function sharedPostgresServer(): Promise<() => Promise<void>> {
  const server = (shared.testPostgres ??= { starting: start(), users: 0 });
  server.users += 1;
  const stop = await server.starting;
  return async () => {
    server.users -= 1;
    if (server.users > 0) return;
    delete shared.testPostgres;
    await stop();
  };
}

async function start(): Promise<() => Promise<void>> {
  const other = process.env[OTHER_POSTGRES_URL];
  if (!other) return startEmbedded();
  await createTemplate(other);
  process.env[TEST_POSTGRES_URL] = other;
  return async () => {};
}

async function startEmbedded(): Promise<() => Promise<void>> {
  const parent = roomyFolder();
  removeLeftovers(parent);
  const dir = fs.mkdtempSync(path.join(parent, `${FOLDER}${process.pid}-`));
  fs.chmodSync(dir, 0o755); // PostgreSQL may run as another user
  const postgres = await startEmbeddedPostgres({ dir, settings: SETTINGS });
  const stop = async () => {
    await postgres.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  };
  try {
    await createTemplate(postgres.url);
  } catch (error) {
    await stop();
    throw error;
  }
  // By the network, so that tests can come between.
  process.env[TEST_POSTGRES_URL] = postgres.url.split('?')[0];
  return stop;
}

/** Memory, if there is enough: copying the template takes 15 ms there and up to 500 ms on a busy disk. */
function roomyFolder(): string {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY_FOLDER);
    return bavail * bsize > ROOM_BYTES ? MEMORY_FOLDER : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/** Removes folders of killed runs. */
function removeLeftovers(parent: string): void {
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(FOLDER))) {
    const pid = Number(name.slice(FOLDER.length).split('-')[0]);
    try {
      process.kill(pid, 0);
    } catch {
      fs.rmSync(path.join(parent, name), { recursive: true, force: true });
    }
  }
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${TEMPLATE_DATABASE}`);
    await migrate(databaseUrl(serverUrl, TEMPLATE_DATABASE));
    await client.query(runningRole);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** A login with the privileges of production (server/db/roles.sql). It has another name, because a test runs that script. */
const runningRole = `
  create role test_app login password 'test_app';
  do $$ begin
    if current_setting('server_version_num')::int < 160000 then
      grant concierge_hotel, concierge_pipeline, concierge_platform to test_app;
    else
      execute 'grant concierge_hotel to test_app with inherit false, set true';
      execute 'grant concierge_pipeline to test_app with inherit false, set true';
      execute 'grant concierge_platform to test_app with inherit true, set false';
    end if;
  end $$`;

/** The address of the same database with the production login. */
export function runningLogin(url: string): string {
  const changed = new URL(url);
  changed.username = changed.password = 'test_app';
  return changed.href;
}
