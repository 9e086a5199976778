import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRunAs } from '#server/db/embedded/embedded-binaries.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/support/fakes/smtp.fake.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { freePort, startServerProcess } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';
import { missingProgram } from './debian-package.ts';
import { debianPostgres } from './debian-cluster.ts';
import {
  hotelNumber,
  productionSettings,
  publicUrl,
  startProductionDatabase,
  type ProductionDatabase,
} from './production-database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const missing =
  missingProgram(path.join(debianPostgres() ?? '', 'pg_ctl'), 'postgresql') ??
  missingProgram('/usr/sbin/pgbouncer', 'pgbouncer');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pgbouncer-'));
let database: ProductionDatabase;
let bouncer: ChildProcess;
let bouncerPort: number;
let smtp: FakeSmtp;
let twilio: FakeTwilio;

/** The example of the kit with other ports, a pool of 3 connections, and passwords in plain text. */
async function startBouncer(): Promise<void> {
  bouncerPort = await freePort();
  const users = path.join(folder, 'userlist.txt');
  fs.writeFileSync(users, '"concierge_app" "app"\n');
  const settings = fs
    .readFileSync(path.join(root, 'build/deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('port=5432', `port=${database.cluster.port}`)
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
  database = await startProductionDatabase(path.join(folder, 'cluster'));
  await startBouncer();
  [smtp, twilio] = await Promise.all([startFakeSmtp(), startFakeTwilio({ publicUrl })]);
}, 300_000);
afterAll(async () => {
  if (bouncer && bouncer.exitCode === null) {
    const left = once(bouncer, 'exit');
    bouncer.kill('SIGINT');
    await left;
  }
  database?.cluster.stop();
  await Promise.all([smtp?.close(), twilio?.close()]);
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('guests are answered through PgBouncer in transaction mode with three connections', async ({ skip }) => {
  if (missing) return skip(missing);
  const port = String(await freePort());
  twilio.settings.webhookBase = `http://127.0.0.1:${port}`;
  const server = await startServerProcess({
    ...productionSettings(smtp, twilio),
    PORT: port,
    DATABASE_URL: database.appUrl(bouncerPort),
    DATABASE_LISTEN_URL: database.appUrl(),
  });
  try {
    const guests = Array.from({ length: 30 }, (_, index) => `+49151231${String(10_000 + index)}`);
    const answers = await Promise.all(
      guests.map((from) => twilio.inbound({ from, to: hotelNumber, body: 'What time is breakfast?' })),
    );
    expect(answers.map(({ response }) => response.status)).toEqual(guests.map(() => 204));
    await until('every guest has an answer', () => twilio.messages.length >= guests.length, 240);
    expect(server.output.join('')).not.toMatch(/prepared statement|42501|unsupported startup parameter/);
  } finally {
    await server.stop();
  }
}, 420_000);
