import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { binary, findBinaries, findRunAs, type RunAs } from './embedded-binaries.ts';
import { openCluster, postgresEnv, type Cluster } from './embedded-cluster.ts';
import { clearStalePid, clusterUrl, runningServer, socketFolder, type RunningServer } from './embedded-running.ts';

/** An embedded PostgreSQL. `adopted`: an earlier process started it on the same data. */
export type EmbeddedPostgres = { url: string; adopted: boolean; stop(): Promise<void> };

/** `settings` are PostgreSQL's own, such as `{ max_connections: '200' }`; a server that is adopted keeps the ones it has. */
export type EmbeddedOptions = { dir: string; settings?: Record<string, string> };

type Place = { cluster: Cluster; native: string; runAs: RunAs; settings: Record<string, string> };

const SUPERVISOR = fileURLToPath(new URL('./embedded-supervisor.mjs', import.meta.url));
const START_ATTEMPTS = 5;

/**
 * Starts the real PostgreSQL from the npm binaries with its data under `dir`, on a free port of 127.0.0.1 and,
 * except on Windows, a Unix socket beside its data.
 * It stops when this process ends, also after kill -9. A server that already runs on that data is adopted; stopping an
 * adopted one leaves it running if the process that started it is still alive.
 * @throws Error with PostgreSQL's message if it cannot start.
 */
export async function startEmbeddedPostgres({ dir, settings = {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const runAs = findRunAs();
  const native = findBinaries(runAs);
  const place: Place = { cluster: openCluster(dir, native, runAs), native, runAs, settings };
  let failure: unknown;
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const running = await runningServer(place.cluster);
    if (running) return adopt(place.cluster, running);
    clearStalePid(place.cluster);
    try {
      return await launch(place);
    } catch (error) {
      failure = error; // another process took the data or the port in the meantime: look again
    }
  }
  throw failure;
}

async function launch(place: Place): Promise<EmbeddedPostgres> {
  const port = await freePort();
  const spawnOptions = { ...place.runAs, cwd: place.cluster.data, env: postgresEnv() };
  const args = serverArguments(place, port);
  const supervisor = supervise(place.cluster, [
    'run',
    binary(place.native, 'postgres'),
    JSON.stringify(args),
    JSON.stringify(spawnOptions),
  ]);
  await untilReady(supervisor);
  return { url: clusterUrl(place.cluster, port), adopted: false, stop: () => dismiss(supervisor) };
}

function adopt(cluster: Cluster, running: RunningServer): EmbeddedPostgres {
  const url = clusterUrl(cluster, running.port);
  if (running.supervised) return { url, adopted: true, stop: async () => {} };
  const supervisor = supervise(cluster, ['watch', String(running.pid)]);
  return { url, adopted: true, stop: () => dismiss(supervisor) };
}

function serverArguments({ cluster, settings }: Place, port: number): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(cluster) ?? '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  return [
    '-D',
    cluster.data,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Runs in a separate session, so that Ctrl+C in the terminal reaches the application only, which then stops PostgreSQL. */
function supervise(cluster: Cluster, args: string[]): ChildProcess {
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '' };
  const supervisor = spawn(process.execPath, [SUPERVISOR, ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env,
  });
  supervisor.stdin?.on('error', () => {}); // it is gone already: nothing to tell it
  fs.writeFileSync(path.join(cluster.folder, 'supervisor.pid'), `${supervisor.pid}\n`);
  supervisor.stderr?.resume();
  letProcessEnd(supervisor);
  return supervisor;
}

/** The running database must not keep the process alive. */
function letProcessEnd(supervisor: ChildProcess): void {
  supervisor.unref();
  for (const pipe of [supervisor.stdin, supervisor.stderr]) (pipe as net.Socket | null)?.unref();
}

function untilReady(supervisor: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    const hold = setInterval(() => {}, 1000); // the pipes alone do not keep the process waiting
    const settle = (done: () => void) => {
      clearInterval(hold);
      supervisor.stderr?.off('data', read);
      done();
    };
    const read = (chunk: Buffer) => {
      log = `${log}${chunk.toString()}`.slice(-8000);
      if (log.includes('ready to accept connections')) settle(resolve);
    };
    supervisor.stderr?.on('data', read);
    supervisor.once('error', (error) => settle(() => reject(error)));
    supervisor.once('close', () => settle(() => reject(new Error(`PostgreSQL did not start:\n${log}`))));
  });
}

async function dismiss(supervisor: ChildProcess): Promise<void> {
  supervisor.stdin?.end();
  while (supervisor.exitCode === null && supervisor.signalCode === null) await delay(10);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
