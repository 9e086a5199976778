import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const packageDir = path.join(root, 'node_modules/electron');

/** Where the Electron for tests is put (build/scripts/test-electron.ts). */
export const TEST_RUNTIME_DIR = path.join(root, 'node_modules/.cache/test-electron');

export type FoundElectron = { file: string; from: 'environment' | 'installed' | 'test runtime' };

/** A program to run the desktop console with: a chosen one, the one of the `electron` package, else that for tests. */
export function findElectron(): FoundElectron | null {
  const chosen = process.env['DESKTOP_TEST_ELECTRON'];
  if (chosen) return { file: chosen, from: 'environment' };
  const installed = installedElectron();
  if (installed) return { file: installed, from: 'installed' };
  const runtime = path.join(TEST_RUNTIME_DIR, 'electron');
  return fs.existsSync(path.join(TEST_RUNTIME_DIR, 'ok')) ? { file: runtime, from: 'test runtime' } : null;
}

/** The `electron` package brings its program with the first use, not with its installation. */
export function installedElectron(): string | null {
  try {
    const file = path.join(packageDir, 'dist', fs.readFileSync(path.join(packageDir, 'path.txt'), 'utf8').trim());
    return fs.existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/** The version that the product is made for. */
export function wantedVersion(): string {
  return (JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as { version: string }).version;
}

export const isRoot = process.getuid?.() === 0;

/** Root's Chromium would need its sandbox off: the program then belongs to this account, which every Linux has. */
export const plainUser = { uid: 65534, gid: 65534 };

/** The words before a command so that it runs as the plain user; none where we are one already. */
export const asPlainUser: string[] = isRoot
  ? ['setpriv', `--reuid=${plainUser.uid}`, `--regid=${plainUser.gid}`, '--clear-groups', '--']
  : [];
