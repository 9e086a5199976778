import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { startFakeSmtp } from '#tests/support/fakes/smtp.fake.ts';
import { freePort } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';
import { missingProgram } from './debian-package.ts';
import { startDebianCluster } from './debian-cluster.ts';
import { npmStart, processesOf } from './npm-start.ts';
import { commandsBelow, exportedNames, runCommands } from './page-commands.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'operations-'));
const program = path.join(folder, 'program');
const [values = '', install = '', ...rest] = commandsBelow('operations.md', 'Install');
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;

/** A copy of the files under version control, because the page removes the development packages. */
beforeAll(async () => {
  fs.chmodSync(folder, 0o755);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  fs.mkdirSync(program);
  execFileSync('tar', ['--null', '-T', '-', '-cf', path.join(folder, 'files.tar')], { cwd: root, input: files });
  execFileSync('tar', ['-xf', path.join(folder, 'files.tar'), '-C', program]);
  smtp = await startFakeSmtp();
  const { code, said } = await runCommands([install], { cwd: program, env: { npm_config_prefer_offline: 'true' } });
  expect(code, said).toBe(0);
}, 1_800_000);
afterAll(async () => {
  await smtp?.close();
  fs.rmSync(folder, { recursive: true, force: true });
}, 120_000);

async function environment(superuserUrl: string): Promise<Record<string, string>> {
  const { hostname, port, password } = new URL(superuserUrl);
  const passwords = path.join(folder, `pgpass-${port}`);
  fs.writeFileSync(passwords, `*:*:*:postgres:${password}\n`, { mode: 0o600 });
  return {
    PGPASSFILE: passwords,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: 'postgres',
    CONFIG: path.join(folder, `config-${port}`),
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    PUBLIC_URL: 'https://concierge.example.com',
    SUPER_ADMIN_EMAILS: 'it@example.com',
    TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
    TWILIO_AUTH_TOKEN: '0123456789abcdef0123456789abcdef',
    OPENAI_API_KEY: 'sk-test',
    SMTP_URL: smtp.url,
  };
}

async function followPage(superuserUrl: string): Promise<string> {
  const env = await environment(superuserUrl);
  const { PGPASSFILE: _, ...given } = env;
  expect(exportedNames(values)).toEqual(Object.keys(given).toSorted());
  const { code, said } = await runCommands(rest, { cwd: program, env });
  expect(code, said).toBe(0);
  for (const name of fs.readdirSync(env['CONFIG']!)) {
    const content = fs.readFileSync(path.join(env['CONFIG']!, name), 'utf8').trim();
    if (name !== 'concierge.env') expect(said).not.toContain(content);
  }
  return said;
}

const done =
  /Migrated: 0001-accounts[\s\S]*policies: \d+ on \d+ hotel tables[\s\S]*"status":"ready"[\s\S]*process_cpu_seconds_total/;

test('the page installs Concierge on an empty PostgreSQL of Debian', async ({ skip }) => {
  const missing = missingProgram('psql', 'postgresql');
  if (missing) return skip(missing);
  const cluster = await startDebianCluster(path.join(folder, 'debian'));
  try {
    expect(await followPage(cluster.url)).toMatch(done);
  } finally {
    cluster.stop();
  }
}, 900_000);

test('the page installs Concierge on an empty embedded PostgreSQL', async ({ skip }) => {
  const missing = missingProgram('psql', 'postgresql-client');
  if (missing) return skip(missing);
  const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'embedded') });
  try {
    expect(await followPage(postgres.url)).toMatch(done);
  } finally {
    await postgres.stop();
  }
}, 900_000);

const onOneMachine = async (): Promise<Record<string, string>> => ({
  PORT: String(await freePort()),
  DATA_DIR: path.join(folder, 'one-machine'),
});
const allEnded = () => until('no process is left', () => processesOf(program).length === 0, 60);

test('without development packages npm start serves the console, and SIGTERM to npm ends server and PostgreSQL', async () => {
  expect(fs.existsSync(path.join(program, 'node_modules/@vitejs/plugin-react'))).toBe(false);
  const settings = await onOneMachine();
  await (await npmStart(program, settings)).terminate();
  await allEnded();
  const again = await npmStart(program, settings);
  const page = await fetch(`http://127.0.0.1:${settings['PORT']}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
  await again.terminate();
  await allEnded();
  // The first process has finished its work before it ended.
  expect(again.output.join('')).not.toContain('workers have ended');
}, 600_000);

test('a second SIGTERM ends server and PostgreSQL at once', async () => {
  const settings: Record<string, string> = { ...(await onOneMachine()), SHUTDOWN_DELAY_MS: '60000' };
  const running = await npmStart(program, settings);
  await running.terminate();
  const ready = () => fetch(`http://127.0.0.1:${settings['PORT']}/health/ready`).then(({ status }) => status);
  await until('it drains', async () => (await ready()) === 503, 30);
  const server = processesOf(program).find(({ command }) => command.includes('build/scripts/start.ts'));
  process.kill(server!.pid, 'SIGTERM');
  await until('no process is left', () => processesOf(program).length === 0, 50);
}, 600_000);
