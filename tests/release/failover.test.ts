import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/compose/database/migrate.ts';
import { findRunAs } from '#server/db/embedded/embedded-binaries.ts';
import { sidOf } from '#tests/support/fleet.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { freePort, startServerProcess, type ServerProcess } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';
import { missingProgram } from './debian-package.ts';
import { debianPostgres, startDebianCluster, type DebianCluster } from './debian-cluster.ts';

const number = '+441174960001';
const bin = debianPostgres() ?? '';
const missing = missingProgram(path.join(bin, 'pg_ctl'), 'postgresql');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'failover-'));
const standbyData = path.join(folder, 'cluster/standby');
let primary: DebianCluster;
let standbyPort: number;
let address: Awaited<ReturnType<typeof startAddress>>;
let twilio: FakeTwilio;
let api: ServerProcess;

/** An address that moves, as a name or a proxy of a managed PostgreSQL does. */
async function startAddress(first: number) {
  let target = first;
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const cut = (): void => open.forEach((socket) => socket.destroy());
  return { port, lead: (to: number) => ((target = to), cut()), close: () => (server.close(), cut()) };
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(path.join(bin, program), args, {
    ...findRunAs(),
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

async function startStandby(): Promise<void> {
  run('pg_basebackup', ['-d', primary.url, '-D', standbyData, '-R', '-X', 'stream', '-c', 'fast']);
  standbyPort = await freePort();
  const options = `-p ${standbyPort} -k ${path.join(folder, 'cluster')} -c listen_addresses=127.0.0.1`;
  run('pg_ctl', ['-D', standbyData, '-o', options, '-l', path.join(folder, 'cluster/standby.log'), '-w', 'start']);
}

const on = async <T>(url: string, statement: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows as T[];
};

beforeAll(async () => {
  if (missing) return;
  fs.chmodSync(folder, 0o755);
  primary = await startDebianCluster(path.join(folder, 'cluster'));
  await migrate(primary.url);
  await on(
    primary.url,
    `insert into hotels (name, whatsapp_number, sender_number, sender_state)
     values ('Harbour View', '${number}', '${number}', 'connected')`,
  );
  await startStandby();
  address = await startAddress(primary.port);
  twilio = await startFakeTwilio();
  const port = String(await freePort());
  twilio.settings.webhookBase = `http://127.0.0.1:${port}`;
  api = await startServerProcess({
    ROLE: 'api',
    PORT: port,
    DATABASE_URL: primary.url.replace(`:${primary.port}/`, `:${address.port}/`),
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_BASE_URL: twilio.url,
  });
}, 240_000);
afterAll(async () => {
  await api?.stop();
  await twilio?.close();
  address?.close();
  if (standbyPort) run('pg_ctl', ['-D', standbyData, '-m', 'immediate', '-w', 'stop']);
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

let sent = 0;
const write = async (): Promise<number> => {
  sent += 1;
  const message = { from: '+4915123199321', to: number, body: 'Hello', sid: sidOf(`message ${sent}`) };
  return (await twilio.inbound(message)).response.status;
};
const ready = (): Promise<number> => fetch(`${api.url}/health/ready`).then(({ status }) => status);

test('while the address leads to a standby the product is not ready; after the promotion it goes on without a restart', async ({
  skip,
}) => {
  if (missing) return skip(missing);
  expect(await ready()).toBe(200);
  expect(await write()).toBe(204);
  const [{ lsn } = { lsn: '' }] = await on<{ lsn: string }>(primary.url, 'select pg_current_wal_lsn() as lsn');
  const standby = primary.url.replace(`:${primary.port}/`, `:${standbyPort}/`);
  await until(
    'the standby has everything',
    async () => (await on<{ all: boolean }>(standby, `select pg_last_wal_replay_lsn() >= '${lsn}' as all`))[0]?.all,
    60,
  );
  primary.stop();
  address.lead(standbyPort);
  await until('it is not ready', async () => (await ready()) === 503, 60);
  expect(await write()).toBe(503);
  run('pg_ctl', ['-D', standbyData, '-w', 'promote']);
  await until('it is ready', async () => (await ready()) === 200, 60);
  await until('webhooks are stored', async () => (await write()) === 204, 60);
  const [{ stored } = { stored: 0 }] = await on<{ stored: number }>(
    standby,
    'select count(*)::int as stored from messages',
  );
  expect(stored).toBe(2);
}, 300_000);
