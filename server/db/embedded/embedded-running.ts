import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './embedded-cluster.ts';

/** `supervised`: the supervising process is alive and will stop it. */
export type RunningServer = { pid: number; port: number; supervised: boolean };

const PATIENCE_MS = 60_000;
const pidFile = (cluster: Cluster) => path.join(cluster.data, 'postmaster.pid');

/** A path of a Unix socket has 104 bytes at most (macOS), and PostgreSQL reads some signs in it as a list. */
const SOCKET_FOLDER = /^[\w./-]{1,80}$/;

/** Where the server has a Unix socket beside its data; null on Windows and for folders that cannot have one. */
export const socketFolder = ({ folder }: Cluster): string | null =>
  process.platform !== 'win32' && SOCKET_FOLDER.test(folder) ? folder : null;

/** Names the Unix socket where there is one: a server that an older version started has none. */
export function clusterUrl(cluster: Cluster, port: number): string {
  const url = `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`;
  const folder = socketFolder(cluster);
  const hasSocket = folder !== null && fs.existsSync(path.join(folder, `.s.PGSQL.${port}`));
  return hasSocket ? `${url}?host=${encodeURIComponent(folder)}` : url;
}

/** The server that already runs on this cluster, once it answers. A server that is stopping is awaited and not returned. */
export async function runningServer(cluster: Cluster): Promise<RunningServer | undefined> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const noted = readPidFile(cluster);
    if (!noted || !isPostgres(noted.pid)) return undefined;
    if (noted.port && (await answers(clusterUrl(cluster, noted.port)))) {
      return { pid: noted.pid, port: noted.port, supervised: hasSupervisor(cluster) };
    }
    await delay(50);
  }
  throw new Error(`Another PostgreSQL holds ${cluster.data} and does not answer. End it, then start again.`);
}

/** Removes a stale postmaster.pid: PostgreSQL refuses to start if the process id in it is in use again. */
export function clearStalePid(cluster: Cluster): void {
  const noted = readPidFile(cluster);
  if (noted && !isPostgres(noted.pid)) fs.rmSync(pidFile(cluster), { force: true });
}

/** Lines of postmaster.pid: process id, data folder, start time (seconds), port, … (PostgreSQL's miscadmin.h). */
function readPidFile(cluster: Cluster): { pid: number; port: number } | undefined {
  try {
    const lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n');
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

const isPostgres = (pid: number): boolean => pid > 0 && programOf(pid).includes('postgres');

function hasSupervisor(cluster: Cluster): boolean {
  try {
    return programOf(Number(fs.readFileSync(path.join(cluster.folder, 'supervisor.pid'), 'utf8'))) !== '';
  } catch {
    return false;
  }
}

/** The name of the program that runs under this process id; empty where there is none, or only a zombie. */
function programOf(pid: number): string {
  if (process.platform === 'linux') return programOnLinux(pid);
  const [command, args] =
    process.platform === 'win32'
      ? (['tasklist', ['/NH', '/FO', 'CSV', '/FI', `PID eq ${pid}`]] as const)
      : (['ps', ['-o', 'comm=', '-p', String(pid)]] as const);
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return process.platform === 'win32' && !stdout.startsWith('"') ? '' : stdout.trim();
}

function programOnLinux(pid: number): string {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^State:\s+Z/m.test(status) ? '' : (/^Name:\s+(.+)$/m.exec(status)?.[1] ?? '');
  } catch {
    return '';
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {}); // it may stop while we ask
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
