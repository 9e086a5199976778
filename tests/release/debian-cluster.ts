import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findRunAs } from '#server/db/embedded/embedded-binaries.ts';
import { freePort } from '#tests/support/server-process.ts';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of the programs of the newest PostgreSQL that Debian installed, or null. */
export function debianPostgres(): string | null {
  if (!fs.existsSync(VERSIONS)) return null;
  const [newest] = fs.readdirSync(VERSIONS).toSorted((one, other) => Number(other) - Number(one));
  return newest ? path.join(VERSIONS, newest, 'bin') : null;
}

export type DebianCluster = { port: number; url: string; data: string; stop(): void };

/** An empty cluster of Debian's PostgreSQL in `folder`, with a password for the superuser `postgres`. */
export async function startDebianCluster(folder: string, settings: string[] = []): Promise<DebianCluster> {
  const bin = debianPostgres();
  if (!bin) throw new Error('PostgreSQL of Debian is not installed.');
  const runAs = findRunAs();
  const password = randomBytes(12).toString('hex');
  const [data, passwordFile] = [path.join(folder, 'data'), path.join(folder, 'password')];
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(passwordFile, password);
  for (const owned of [folder, passwordFile])
    if (runAs.uid !== undefined && runAs.gid !== undefined) fs.chownSync(owned, runAs.uid, runAs.gid);
  const run = (program: string, args: string[]): void => {
    const { status, stderr } = spawnSync(path.join(bin, program), args, { ...runAs, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]);
  const port = await freePort();
  const options = [
    `-p ${port}`,
    `-k ${folder}`,
    '-c listen_addresses=127.0.0.1',
    ...settings.map((each) => `-c ${each}`),
  ];
  run('pg_ctl', ['-D', data, '-o', options.join(' '), '-l', path.join(folder, 'log'), '-w', 'start']);
  const stop = (): void => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  return { port, data, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}
