import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const packageDir = path.join(root, 'node_modules/electron');

/** Folder of the Electron for tests (build/test-electron.ts). */
export const TEST_RUNTIME_DIR = path.join(root, 'node_modules/.cache/test-electron');

export type FoundElectron = { file: string; from: 'environment' | 'installed' | 'test runtime' };

/** An Electron binary: from the environment, from the `electron` package, or the one for tests. */
export function findElectron(): FoundElectron | null {
  const chosen = process.env['DESKTOP_TEST_ELECTRON'];
  if (chosen) return { file: chosen, from: 'environment' };
  const installed = installedElectron();
  if (installed) return { file: installed, from: 'installed' };
  const runtime = path.join(TEST_RUNTIME_DIR, 'electron');
  return fs.existsSync(path.join(TEST_RUNTIME_DIR, 'ok')) ? { file: runtime, from: 'test runtime' } : null;
}

/** The `electron` package downloads its binary on first use, not at installation. */
export function installedElectron(): string | null {
  try {
    const file = path.join(packageDir, 'dist', fs.readFileSync(path.join(packageDir, 'path.txt'), 'utf8').trim());
    return fs.existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/** The Electron version in package.json. */
export function wantedVersion(): string {
  return (JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as { version: string }).version;
}

export const isRoot = process.getuid?.() === 0;

/** As root Chromium does not run with its sandbox, so the program runs as this account. */
export const plainUser = { uid: 65534, gid: 65534 };

/** Command prefix that runs a program as a plain user; empty if the process is not root. */
export const asPlainUser: string[] = isRoot
  ? ['setpriv', `--reuid=${plainUser.uid}`, `--regid=${plainUser.gid}`, '--clear-groups', '--']
  : [];
