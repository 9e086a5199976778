import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sidOf } from '#tests/support/fleet.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/support/fakes/smtp.fake.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { freePort, startServerProcess, type ServerProcess } from '#tests/support/server-process.ts';
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

const missing = missingProgram(path.join(debianPostgres() ?? '', 'pg_ctl'), 'postgresql');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rolling-'));
const WORKERS = 4;
/** Guests who write at the same time, each again 100 ms after the answer. */
const WRITERS = 4;
let database: ProductionDatabase;
let smtp: FakeSmtp;
let twilio: FakeTwilio;
/** `health`: the address of /health, which workers have too. */
type Running = ServerProcess & { health: string };
const apis: Running[] = [];
const workers: Running[] = [];
const output: string[][] = [];

async function start(ROLE: 'api' | 'worker'): Promise<Running> {
  const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())];
  const settings = { ...productionSettings(smtp, twilio), DATABASE_URL: database.appUrl() };
  const started = await startServerProcess({ ...settings, ROLE, PORT, METRICS_PORT });
  output.push(started.output);
  return { ...started, health: `http://127.0.0.1:${METRICS_PORT}` };
}

beforeAll(async () => {
  if (missing) return;
  fs.chmodSync(folder, 0o755);
  database = await startProductionDatabase(path.join(folder, 'cluster'), ['max_connections=100']);
  [smtp, twilio] = await Promise.all([startFakeSmtp(), startFakeTwilio({ publicUrl })]);
  for (let index = 0; index < 2; index += 1) apis.push(await start('api'));
  for (let index = 0; index < WORKERS; index += 1) workers.push(await start('worker'));
}, 900_000);
afterAll(async () => {
  await Promise.all([...apis, ...workers].map((each) => each.stop()));
  await Promise.all([smtp?.close(), twilio?.close()]);
  database?.cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}, 120_000);

const isReady = ({ health }: Running): Promise<boolean> =>
  fetch(`${health}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

type Load = { sent: string[]; answers: (number | string)[]; end(): Promise<void> };

/** Guests behind a load balancer, which looks at /health/ready every 100 ms and takes ready processes in turn. */
function startLoad(): Load {
  let over = false;
  let ready = [...apis];
  const [sent, answers]: [string[], (number | string)[]] = [[], []];
  const balance = async (): Promise<void> => {
    while (!over) {
      const found = await Promise.all(apis.map(async (each) => ((await isReady(each)) ? [each] : [])));
      ready = found.flat();
      await delay(100);
    }
  };
  const write = async (): Promise<void> => {
    while (!over) {
      const from = `+49151${23_000_000 + sent.length}`;
      sent.push(from);
      // Status callbacks take the same address.
      twilio.settings.webhookBase = ready[sent.length % ready.length]?.url ?? null;
      const message = { from, to: hotelNumber, body: 'What time is breakfast?', sid: sidOf(from) };
      const answer = twilio.inbound(message).then(
        ({ response }) => response.status,
        (error: unknown) => String(error),
      );
      answers.push(await answer);
      await delay(100);
    }
  };
  const running = Promise.all([balance(), ...Array.from({ length: WRITERS }, write)]);
  return { sent, answers, end: () => ((over = true), running.then(() => {})) };
}

/** The most connections that were open at once. */
function watchConnections(): { end(): Promise<number> } {
  let [over, most] = [false, 0];
  const watching = database.asSuperuser(async (client) => {
    while (!over) {
      const { rows } = await client.query(
        `select count(*)::int as open from pg_stat_activity where usename = 'concierge_app'`,
      );
      most = Math.max(most, rows[0].open);
      await delay(200);
    }
  });
  return { end: () => ((over = true), watching.then(() => most)) };
}

async function restart(processes: Running[], role: 'api' | 'worker', load: Load): Promise<void> {
  for (const index of processes.keys()) {
    const before = load.answers.length;
    await until('guests are answered', () => load.answers.length > before + 20, 120);
    await processes[index]!.stop('SIGTERM');
    processes[index] = await start(role);
    await until('the new process is ready', () => isReady(processes[index]!), 120);
  }
}

test('two APIs and four workers at max_connections = 100 are restarted one by one: no webhook is refused, no message is lost or doubled', async ({
  skip,
}) => {
  if (missing) return skip(missing);
  const connections = watchConnections();
  const load = startLoad();
  try {
    await restart(apis, 'api', load);
    await restart(workers, 'worker', load);
  } finally {
    await load.end();
  }
  const answered = () => new Set(twilio.messages.map(({ to }) => to)).size;
  await until('each guest has a reply', () => answered() >= load.sent.length, 300);
  await twilio.idle();
  const most = await connections.end();
  console.log(`${load.sent.length} guests, ${twilio.callbackResults.length} callbacks, at most ${most} connections`);
  expect(load.answers.filter((answer) => answer !== 204)).toEqual([]);
  expect(twilio.callbackResults.filter(({ http }) => http !== 204)).toEqual([]);
  expect(twilio.messages.map(({ to }) => to).toSorted()).toEqual(
    load.sent.map((from) => `whatsapp:${from}`).toSorted(),
  );
  const stored = await database.asSuperuser((client) =>
    client.query(`select direction, count(*)::int as n from messages group by direction order by direction`),
  );
  expect(stored.rows).toEqual(['in', 'out'].map((direction) => ({ direction, n: load.sent.length })));
  expect(most).toBeLessThanOrEqual(97);
  expect(
    output
      .flat()
      .join('')
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line)),
  ).toEqual([]);
}, 1_800_000);
