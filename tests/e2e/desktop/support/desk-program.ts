import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { asPlainUser, findElectron, isRoot } from '#build/electron.ts';
import { DESKTOP_DIR } from '#build/scripts/desktop-build.ts';
import { withSkippingClock } from './desk-clock.ts';
import { plainFolder } from './session.ts';

/** The program on one computer; its data folder survives restarts. */
export type Computer = { dir: string; policy: string; userData: string };

export function aComputer(policy: Record<string, unknown> | null): Computer {
  const dir = plainFolder('desk');
  const computer = { dir, policy: path.join(dir, 'policy.json'), userData: path.join(dir, 'data') };
  if (policy) fs.writeFileSync(computer.policy, JSON.stringify(policy));
  return computer;
}

/** `kill`: for a program whose page has crashed, to which the test has no connection. */
export type DeskProgram = {
  app: ElectronApplication;
  page: Page;
  quit(): Promise<void>;
  kill(): Promise<void>;
};

/** Starts the built program as a plain user with Chromium's sandbox on. `loaded`: what Electron loads before it. */
export async function startDesk(
  computer: Computer,
  args: string[] = [],
  program = DESKTOP_DIR,
  loaded: string[] = [],
): Promise<DeskProgram> {
  const app = await launch(computer, [...loaded, program, ...args]);
  const kill = killerOf(app.process());
  return { app, page: await app.firstWindow(), quit: () => quit(app, kill), kill };
}

const longestQuitMs = 20_000;

/** A program that does not end is killed: the worker would wait for it, and the run would fail after the retry. */
async function quit(app: ElectronApplication, kill: () => Promise<void>): Promise<void> {
  const ended = await Promise.race([app.close().then(() => true), setTimeout(longestQuitMs, false, { ref: false })]);
  if (ended) return;
  await kill();
  throw new Error(`The program did not end within ${longestQuitMs / 1000} s.`);
}

/** The next window that a person sees; the page that rings the bell has none. */
export const nextWindow = (app: ElectronApplication): Promise<Page> =>
  app.waitForEvent('window', async (page) => {
    await page.waitForLoadState('domcontentloaded');
    return !page.url().startsWith('app://bell');
  });

/** Starts it as signing in to the computer does, without a window, and with the skipping clock. */
export async function startHidden(computer: Computer): Promise<Pick<DeskProgram, 'app' | 'kill'>> {
  const app = await launch(computer, [...withSkippingClock, DESKTOP_DIR, '--hidden']);
  return { app, kill: killerOf(app.process()) };
}

const launch = (computer: Computer, args: string[]): Promise<ElectronApplication> =>
  _electron.launch({
    executablePath: launcher(computer),
    args: [...switches(computer), ...args],
    env: environment(computer),
    cwd: computer.dir,
    timeout: 30_000,
  });

/** Starts a program without the tests' debugger, which keeps hidden pages visible. `loaded` runs in its main process. */
export function startAlone(
  computer: Computer,
  {
    loaded = [],
    program = DESKTOP_DIR,
    env = {},
  }: { loaded?: string[]; program?: string; env?: Record<string, string> },
): { pid: number; kill: () => Promise<void> } {
  const child = spawn(launcher(computer), [...switches(computer), ...loaded, program], {
    env: { ...environment(computer), ...env },
    cwd: computer.dir,
    stdio: 'ignore',
  });
  return { pid: child.pid!, kill: killerOf(child) };
}

// Playwright forgets the process once the program has ended.
function killerOf(child: ChildProcess): () => Promise<void> {
  return async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
}

/** Starts the program a second time, like a click on a link. Resolves when that process has ended. */
export async function startAgain(computer: Computer, args: string[]): Promise<void> {
  const all = [...switches(computer), DESKTOP_DIR, ...args];
  const child = spawn(launcher(computer), all, { env: environment(computer), cwd: computer.dir, stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
}

const switches = ({ userData }: Computer) => [`--user-data-dir=${userData}`, '--lang=en-GB', '--disable-gpu'];

/** Files below a folder that contain one of the words, in the clear. */
export function filesWith(folder: string, words: readonly string[]): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  const files = names.filter((name) => fs.lstatSync(name).isFile());
  return files.filter((file) => {
    const content = fs.readFileSync(file);
    return words.some((word) => content.includes(word));
  });
}

function environment({ dir, policy }: Computer): Record<string, string> {
  // Windows and macOS find folders and the keyring of the account by their own variables.
  if (process.platform !== 'linux') return { ...withoutGaps(process.env), CONCIERGE_DESK_POLICY: policy };
  const { DISPLAY = '', DBUS_SESSION_BUS_ADDRESS = '', PATH = '' } = process.env;
  return { DISPLAY, DBUS_SESSION_BUS_ADDRESS, PATH, HOME: dir, LANG: 'en_GB.UTF-8', CONCIERGE_DESK_POLICY: policy };
}

const withoutGaps = (all: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The Electron binary; as root a script that switches to the plain user first. */
function launcher({ dir }: Computer): string {
  const electron = findElectron()!.file;
  if (!isRoot) return electron;
  const file = path.join(dir, 'electron.sh');
  fs.writeFileSync(file, `#!/bin/sh\nexec ${asPlainUser.join(' ')} '${electron}' "$@"\n`, { mode: 0o755 });
  return file;
}
