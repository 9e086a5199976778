import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PROGRAM = `
  import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
  const postgres = await startEmbeddedPostgres({ dir: process.argv[1] });
  console.log(JSON.stringify({ url: postgres.url, adopted: postgres.adopted }));
  setInterval(() => {}, 1000);
`;

let dir: string;
let programs: ChildProcess[];

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'concierge-embedded-'));
  fs.chmodSync(dir, 0o755);
  programs = [];
});

afterEach(async () => {
  for (const program of programs) program.kill('SIGKILL');
  await expect.poll(serverPid, { timeout: 10_000 }).toBeUndefined();
  fs.rmSync(dir, { recursive: true, force: true });
});

test('what was stored is there after a stop and a new start', { timeout: 30_000 }, async () => {
  const first = await startEmbeddedPostgres({ dir });
  await query(first.url, 'create table notes (content text); insert into notes values ($$Zimmer für Zoë 🛎$$)');
  await first.stop();
  expect(serverPid()).toBeUndefined();

  const second = await startEmbeddedPostgres({ dir });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select content from notes')).toEqual([{ content: 'Zimmer für Zoë 🛎' }]);
  await second.stop();
});

test('text is UTF-8, and letters are known, whatever language the machine speaks', async () => {
  const postgres = await startEmbeddedPostgres({ dir });
  const [row] = await query(
    postgres.url,
    `select current_setting('server_encoding') as encoding, upper('żółć é') as upper`,
  );
  expect(row).toEqual({ encoding: 'UTF8', upper: 'ŻÓŁĆ É' });
  await postgres.stop();
});

test('connections need the password, whose file only its owner can read', async () => {
  const postgres = await startEmbeddedPostgres({ dir });
  const guess = new URL(postgres.url);
  guess.password = 'postgres';
  await expect(query(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  expect(fs.statSync(path.join(dir, 'cluster/password')).mode & 0o777).toBe(0o600);
  await postgres.stop();
});

test.skipIf(process.platform === 'win32')('connections use a socket that only its owner can reach', async () => {
  const postgres = await startEmbeddedPostgres({ dir });
  expect(await query(postgres.url, 'select inet_server_addr() as address')).toEqual([{ address: null }]);
  expect(fs.statSync(path.join(dir, 'cluster')).mode & 0o077).toBe(0);
  const network = new URL(postgres.url);
  network.search = '';
  expect(await query(network.href, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('a folder whose name is too long for a socket has a port alone', async () => {
  const long = path.join(dir, 'a'.repeat(100));
  fs.mkdirSync(long);
  const postgres = await startEmbeddedPostgres({ dir: long });
  expect(await query(postgres.url, 'select inet_server_addr() is null as socket')).toEqual([{ socket: false }]);
  await postgres.stop();
});

test('a second process on the same data uses the server that runs', async () => {
  const first = await startEmbeddedPostgres({ dir });
  const second = await startProgram();
  expect(second.report).toEqual({ url: first.url, adopted: true });
  await kill(second.program);
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await first.stop();
});

test('two processes that start at once on new data share one server', async () => {
  const [one, other] = await Promise.all([startProgram(), startProgram()]);
  expect(one.report.url).toBe(other.report.url);
  expect([one.report.adopted, other.report.adopted].toSorted()).toEqual([false, true]);
});

test('an application killed outright leaves no PostgreSQL behind', async () => {
  const { program } = await startProgram();
  expect(serverPid()).toBeGreaterThan(0);
  await kill(program);
  await expect.poll(serverPid, { timeout: 10_000 }).toBeUndefined();
});

test('an orphaned server is adopted and stops with its new application', async () => {
  const { program, report } = await startProgram();
  process.kill(Number(fs.readFileSync(path.join(dir, 'cluster/supervisor.pid'), 'utf8')), 'SIGKILL');
  await kill(program);
  const adopted = await startEmbeddedPostgres({ dir });
  expect(adopted).toMatchObject({ url: report.url, adopted: true });
  await adopted.stop();
  expect(serverPid()).toBeUndefined();
});

test('a stale postmaster.pid does not prevent the start', async () => {
  const first = await startEmbeddedPostgres({ dir });
  await first.stop();
  const stale = [process.pid, path.join(dir, 'cluster/data'), 1, 5432, '', '127.0.0.1', '', 'ready'].join('\n');
  fs.writeFileSync(path.join(dir, 'cluster/data/postmaster.pid'), stale);
  const second = await startEmbeddedPostgres({ dir });
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function startProgram(): Promise<{ program: ChildProcess; report: { url: string; adopted: boolean } }> {
  const args = ['--input-type=module', '-e', PROGRAM, dir];
  const program = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  programs.push(program);
  const [line] = (await once(program.stdout!, 'data')) as [Buffer];
  return { program, report: JSON.parse(line.toString()) as { url: string; adopted: boolean } };
}

async function kill(program: ChildProcess): Promise<void> {
  const gone = once(program, 'exit');
  program.kill('SIGKILL');
  await gone;
}

/** The process id of the PostgreSQL that serves `dir`, while it is alive. */
function serverPid(): number | undefined {
  try {
    const pid = Number(fs.readFileSync(path.join(dir, 'cluster/data/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
