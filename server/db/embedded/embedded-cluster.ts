import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { binary, canEnter, openFolder, type RunAs } from './embedded-binaries.ts';

/**
 * A *cluster* is what one PostgreSQL server manages: its data files, and beside them its password and the id of the
 * supervising process. `folder` is `<dir>/cluster` with all links resolved.
 */
export type Cluster = { folder: string; data: string; password: string };

/** Finds or creates the cluster of `dir`: UTF-8 independent of the machine's locale, password required, this machine only. */
export function openCluster(dir: string, native: string, runAs: RunAs): Cluster {
  const place = path.join(path.resolve(dir), 'cluster');
  if (!fs.existsSync(place)) createCluster(place, native, runAs);
  const folder = fs.realpathSync(place);
  const password = fs.readFileSync(path.join(folder, 'password'), 'utf8').trim();
  return { folder, data: path.join(folder, 'data'), password };
}

/** Created under another name and renamed when complete, so that an interrupted first start leaves no broken cluster. */
function createCluster(place: string, native: string, runAs: RunAs): void {
  const dir = path.dirname(place);
  fs.mkdirSync(dir, { recursive: true });
  fs.rmSync(place, { force: true }); // a link to a cluster that is gone
  const elsewhere = !canEnter(dir, runAs);
  const unfinished = elsewhere ? fs.mkdtempSync(path.join(openFolder(), 'cluster-')) : `${place}.${process.pid}`;
  try {
    initialise(unfinished, native, runAs);
    if (elsewhere) fs.symlinkSync(unfinished, place);
    else fs.renameSync(unfinished, place);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(place)) throw error; // otherwise another process was faster: use its cluster
  }
}

function initialise(folder: string, native: string, runAs: RunAs): void {
  const [data, passwordFile] = [path.join(folder, 'data'), path.join(folder, 'password')];
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  fs.chmodSync(folder, 0o700);
  fs.writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) {
    for (const owned of [folder, data, passwordFile]) fs.chownSync(owned, runAs.uid, runAs.gid);
  }
  const encoding = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const args = ['-D', data, ...access, ...encoding, '--no-instructions'];
  const run = spawnSync(binary(native, 'initdb'), args, { ...runAs, cwd: data, env: postgresEnv(), encoding: 'utf8' });
  if (run.status !== 0)
    throw new Error(`PostgreSQL could not make its data folder ${data}: ${run.error?.message ?? run.stderr}`);
}

/** PostgreSQL does not get the machine's locale, time zone or PG* settings. */
export function postgresEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(PATH|TMPDIR|TEMP|TMP|SystemRoot|SystemDrive)$/i.test(name),
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
