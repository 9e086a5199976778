import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/compose/database/migrate.ts';
import { openDatabase } from '#server/db/database.ts';
import { findRunAs } from '#server/db/embedded/embedded-binaries.ts';
import { checkProductionDatabase } from '#server/db/startup/startup-checks.ts';
import { missingProgram } from './debian-package.ts';
import { debianPostgres, startDebianCluster, type DebianCluster } from './debian-cluster.ts';
import { commandsBelow, runCommands } from './page-commands.ts';

const root = path.resolve(import.meta.dirname, '../..');
const missing = missingProgram(path.join(debianPostgres() ?? '', 'pg_ctl'), 'postgresql');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
let live: DebianCluster;
let fresh: DebianCluster;

const rows = `
  insert into hotels (name, sender_number, sender_state) values ('Harbour View', '+441174960001', 'connected');
  insert into conversations (hotel_id, guest_phone, identity_key, reply_address, last_inbound_at)
    select id, '+4917612345678', '+4917612345678', 'whatsapp:+4917612345678', now() from hotels;
  insert into guest_requests (hotel_id, conversation_id, message, last_message_at)
    select hotel_id, id, 'Towels, please', now() - interval '3 hours' from conversations;
  insert into messages (hotel_id, conversation_id, direction, author, content, created_at)
    select hotel_id, id, 'out', 'assistant', 'They are on their way.', now() - interval '3 hours' from conversations;
  insert into pgboss.job (name, data, created_on)
    select 'mail', jsonb_build_object('to', identity_key), now() - interval '3 hours'
    from conversations`;

async function on<T>(cluster: DebianCluster, database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster.url.replace(/postgres$/, database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  if (missing) return;
  fs.chmodSync(folder, 0o755);
  live = await startDebianCluster(path.join(folder, 'live'));
  fresh = await startDebianCluster(path.join(folder, 'fresh'));
  await on(live, 'postgres', (client) => client.query('create database concierge'));
  await on(live, 'concierge', async (client) => {
    await client.query(fs.readFileSync(path.join(root, 'server/db/roles.sql'), 'utf8'));
    await client.query(`alter role concierge_owner password 'owner'`);
  });
  await migrate(`postgres://concierge_owner:owner@127.0.0.1:${live.port}/concierge`);
  await on(live, 'concierge', (client) => client.query(rows));
}, 300_000);
afterAll(() => {
  live?.stop();
  fresh?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

function environment(): Record<string, string> {
  const passwords = path.join(folder, 'pgpass');
  const lines = [live, fresh].map(({ port, url }) => `*:${port}:*:postgres:${new URL(url).password}\n`);
  fs.writeFileSync(passwords, lines.join(''), { mode: 0o600 });
  return {
    PGPASSFILE: passwords,
    PGHOST: '127.0.0.1',
    PGPORT: String(live.port),
    PGUSER: 'postgres',
    BACKUP: path.join(folder, 'dump'),
    TARGET_PORT: String(fresh.port),
  };
}

test('the page restores a dump into a new cluster, with roles, policies and no old job', async ({ skip }) => {
  if (missing) return skip(missing);
  const backup = commandsBelow('backup.md', 'Logical backup').slice(1);
  const blocks = [...backup, ...commandsBelow('backup.md', 'Restore into a new cluster')];
  const jobs = commandsBelow('backup.md', 'Old jobs');
  const { code, said } = await runCommands([...blocks, ...jobs], { cwd: root, env: environment() });
  expect(code, said).toBe(0);
  expect(said).toMatch(/mail +\| created +\| +1 /);
  const { rows: waiting } = await on(fresh, 'concierge', (client) =>
    client.query(`select delivery_status, turn_state, state::text from messages, guest_requests, pgboss.job`),
  );
  expect(waiting).toEqual([{ delivery_status: 'failed', turn_state: 'escalated', state: 'cancelled' }]);
  await on(fresh, 'concierge', (client) => client.query(`alter role concierge_app password 'app'`));
  const { db, close } = openDatabase(`postgres://concierge_app:app@127.0.0.1:${fresh.port}/concierge`, { max: 1 });
  const options = { poolMax: 15, queueIsCurrent: async () => true, now: () => new Date() };
  const checks = await checkProductionDatabase(db, options).finally(close);
  expect(checks.find(({ name }) => name === 'policies')?.found).toMatch(/^\d+ on \d+ hotel tables$/);
}, 300_000);

test('a restore without the roles is noticed', async ({ skip }) => {
  if (missing) return skip(missing);
  const other = await startDebianCluster(path.join(folder, 'no-roles'));
  try {
    const [, dump = ''] = commandsBelow('backup.md', 'Logical backup');
    const [restore = ''] = commandsBelow('backup.md', 'Restore into a new cluster');
    const env = environment();
    fs.appendFileSync(env['PGPASSFILE']!, `*:${other.port}:*:postgres:${new URL(other.url).password}\n`);
    const without = restore.replaceAll(/^psql .*roles\.sql$/gm, '');
    const { code, said } = await runCommands([dump, without], {
      cwd: root,
      env: { ...env, BACKUP: path.join(folder, 'second'), TARGET_PORT: String(other.port) },
    });
    expect(code).not.toBe(0);
    expect(said).toMatch(/role "concierge_\w+" does not exist/);
  } finally {
    other.stop();
  }
}, 300_000);

test('the drill restores the moment before a loss', ({ skip }) => {
  if (missing) return skip(missing);
  const bin = debianPostgres() ?? '';
  const { status, stdout, stderr } = spawnSync(path.join(root, 'build/deploy/backup', 'drill.sh'), [], {
    ...findRunAs(),
    cwd: root,
    env: { PATH: process.env['PATH'], PG_BIN: bin, HOME: folder },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stdout).toMatch(/restored in \d+ s: 2 hotels, \d+ policies, \d+ roles are as before/);
}, 300_000);
