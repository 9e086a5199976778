import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/compose/database/migrate.ts';
import { sidOf } from '#tests/support/fleet.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { freePort, startServerProcess, type ServerProcess } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';
import { missingProgram } from './debian-package.ts';
import { debianPostgres, startDebianCluster, type DebianCluster } from './debian-cluster.ts';

const number = '+441174960001';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'full-'));
const disk = path.join(folder, 'disk');
const filler = path.join(disk, 'filler');
fs.chmodSync(folder, 0o755);
fs.mkdirSync(disk);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', disk]).status === 0;
const missing = mounted
  ? missingProgram(path.join(debianPostgres() ?? '', 'pg_ctl'), 'postgresql')
  : 'a small disk cannot be mounted here';
let cluster: DebianCluster;
let twilio: FakeTwilio;
let api: ServerProcess;

beforeAll(async () => {
  if (missing) return;
  cluster = await startDebianCluster(path.join(disk, 'cluster'), ['max_wal_size=64MB', 'fsync=off']);
  await migrate(cluster.url);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(
    `insert into hotels (name, whatsapp_number, sender_number, sender_state)
     values ('Harbour View', '${number}', '${number}', 'connected')`,
  );
  await client.end();
  twilio = await startFakeTwilio();
  const port = String(await freePort());
  twilio.settings.webhookBase = `http://127.0.0.1:${port}`;
  api = await startServerProcess({
    ROLE: 'api',
    PORT: port,
    DATABASE_URL: cluster.url,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_BASE_URL: twilio.url,
  });
}, 240_000);
afterAll(async () => {
  await api?.stop();
  await twilio?.close();
  if (cluster) cluster.stop();
  if (mounted) execFileSync('umount', [disk]);
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

let sent = 0;
const write = async (): Promise<number> => {
  sent += 1;
  const sid = sidOf(`message ${sent}`);
  const body = 'Could we have two more towels, please? '.repeat(100);
  const { response } = await twilio.inbound({ from: `+4915123${100_000 + sent}`, to: number, body, sid });
  return response.status;
};
const ready = (): Promise<number> => fetch(`${api.url}/health/ready`).then(({ status }) => status);

test('on a full disk webhooks are answered with 503, nothing is stored by half, and room is enough to go on', async ({
  skip,
}) => {
  if (missing) return skip(missing);
  expect(await write()).toBe(204);
  fs.writeFileSync(filler, '');
  const answers: number[] = [];
  await until(
    'a webhook is refused',
    async () => {
      // What is left becomes smaller until PostgreSQL cannot make a table longer.
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k', 'oflag=append', 'conv=notrunc']);
      answers.push(await write());
      return answers.at(-1) !== 204;
    },
    120,
  );
  expect(answers.at(-1)).toBe(503);
  const whileFull = await ready();
  expect([200, 503]).toContain(whileFull);
  console.log(`disk full: ${answers.length} webhooks until one was refused; /health/ready was ${whileFull}`);
  fs.rmSync(filler);
  await until('webhooks are stored again', async () => (await write()) === 204, 60);
  await until('it is ready', async () => (await ready()) === 200, 60);
}, 300_000);
