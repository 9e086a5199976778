import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/compose/database/migrate.ts';
import { findRunAs } from '#server/db/embedded/embedded-binaries.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/support/fakes/smtp.fake.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { freePort, startServerProcess } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';
import { missingProgram } from './debian-package.ts';
import { debianPostgres, startDebianCluster, type DebianCluster } from './debian-cluster.ts';

const root = path.resolve(import.meta.dirname, '../..');
const missing =
  missingProgram(path.join(debianPostgres() ?? '', 'pg_ctl'), 'postgresql') ??
  missingProgram('/usr/sbin/pgbouncer', 'pgbouncer');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pgbouncer-'));
const authToken = 'c0ffee00c0ffee00c0ffee00c0ffee01';
const number = '+441174960001';
let cluster: DebianCluster;
let bouncer: ChildProcess;
let bouncerPort: number;
let smtp: FakeSmtp;
let twilio: FakeTwilio;

async function asSuperuser<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster.url.replace(/postgres$/, database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The example of the kit with other ports, a pool of 3 connections, and passwords in plain text. */
async function startBouncer(): Promise<void> {
  bouncerPort = await freePort();
  const users = path.join(folder, 'userlist.txt');
  fs.writeFileSync(users, '"concierge_app" "app"\n');
  const settings = fs
    .readFileSync(path.join(root, 'build/deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('port=5432', `port=${cluster.port}`)
    .replace('listen_port = 6432', `listen_port = ${bouncerPort}`)
    .replace('default_pool_size = 40', 'default_pool_size = 3')
    .replace('/etc/pgbouncer/userlist.txt', users);
  const file = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(file, `${settings}unix_socket_dir =\n`);
  bouncer = spawn('/usr/sbin/pgbouncer', [file], { ...findRunAs(), stdio: 'ignore' });
}

beforeAll(async () => {
  if (missing) return;
  fs.chmodSync(folder, 0o755);
  cluster = await startDebianCluster(path.join(folder, 'cluster'));
  await asSuperuser('postgres', (client) => client.query('create database concierge'));
  await asSuperuser('concierge', async (client) => {
    await client.query(fs.readFileSync(path.join(root, 'server/db/roles.sql'), 'utf8'));
    await client.query(`alter role concierge_owner password 'owner'; alter role concierge_app password 'app'`);
  });
  await migrate(`postgres://concierge_owner:owner@127.0.0.1:${cluster.port}/concierge`);
  await asSuperuser('concierge', (client) =>
    client.query(
      `with hotel as (insert into hotels (name, whatsapp_number, sender_number, sender_state)
         values ('Harbour View', '${number}', '${number}', 'connected') returning id)
       insert into faqs (hotel_id, question, answer)
         select id, 'What time is breakfast?', 'Breakfast is served from 7:00 AM.' from hotel`,
    ),
  );
  await startBouncer();
  [smtp, twilio] = await Promise.all([startFakeSmtp(), startFakeTwilio({ authToken })]);
}, 120_000);
afterAll(async () => {
  if (bouncer && bouncer.exitCode === null) {
    const left = once(bouncer, 'exit');
    bouncer.kill('SIGINT');
    await left;
  }
  cluster?.stop();
  await Promise.all([smtp?.close(), twilio?.close()]);
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('guests are answered through PgBouncer in transaction mode with three connections', async ({ skip }) => {
  if (missing) return skip(missing);
  const port = String(await freePort());
  twilio.settings.webhookBase = `http://127.0.0.1:${port}`;
  twilio.settings.publicUrl = 'https://concierge.example.com';
  const server = await startServerProcess({
    PORT: port,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://concierge.example.com',
    DATABASE_URL: `postgres://concierge_app:app@127.0.0.1:${bouncerPort}/concierge`,
    DATABASE_LISTEN_URL: `postgres://concierge_app:app@127.0.0.1:${cluster.port}/concierge`,
    BETTER_AUTH_SECRET: 'kq8Zt2LrVw5Yp9Xn3Bm7Cd1Fg6Hj4Ks0',
    SMTP_URL: smtp.url,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_API_BASE_URL: twilio.url,
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    GUEST_TURN_QUIET_MS: '0',
    LOG_LEVEL: 'info',
  });
  try {
    const guests = Array.from({ length: 30 }, (_, index) => `+49151231${String(10_000 + index)}`);
    const answers = await Promise.all(
      guests.map((from) => twilio.inbound({ from, to: number, body: 'What time is breakfast?' })),
    );
    expect(answers.map(({ response }) => response.status)).toEqual(guests.map(() => 204));
    await until('every guest has an answer', () => twilio.messages.length >= guests.length, 60);
    expect(server.output.join('')).not.toMatch(/prepared statement|42501|unsupported startup parameter/);
  } finally {
    await server.stop();
  }
}, 180_000);
