import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Installs a Debian package where its program is missing. Returns null if the program is there, otherwise why it is not.
 * `program` is a path or a name on the PATH.
 */
export function missingProgram(program: string, debianPackage: string): string | null {
  if (isThere(program)) return null;
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get'))
    return `${program} is missing, and only root on Debian can install it: apt-get install ${debianPackage}`;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]])
    spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' });
  return isThere(program) ? null : `${program} is missing: apt-get install ${debianPackage} failed`;
}

const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0;
