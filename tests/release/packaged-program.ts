import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findElectron, wantedVersion } from '#build/electron.ts';
import { plannedRuns } from '#build/installer/plan.ts';
import { signFeeds } from '#build/installer/update-key.ts';
import { stageDesktop } from '#build/scripts/stage-desktop.ts';
import { runTool } from '#build/tool.ts';

/** The Electron that is packaged in tests, and its version; null if there is none. */
export function testDistribution(): { dist: string; version: string } | null {
  const found = findElectron();
  if (!found || process.platform !== 'linux') return null;
  const dist = path.dirname(found.file);
  const told = path.join(dist, 'version');
  return { dist, version: fs.existsSync(told) ? fs.readFileSync(told, 'utf8').trim() : wantedVersion() };
}

/** A folder readable by all accounts, because the program runs as another account. */
export function openFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'concierge-desk-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** Signs the updates of this run. */
const updateKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;

type Packing = { folder: string; version: string; feed: string; targets: string[]; env?: Record<string, string> };

/** Packages for Linux like `npm run package:desktop`, with the available Electron. `targets`: `--dir` or names. */
export async function packageForLinux({ folder, version, feed, targets, env }: Packing): Promise<string> {
  const distribution = testDistribution();
  if (!distribution) throw new Error('There is no Electron to package.');
  const [run] = plannedRuns('linux', { DESKTOP_UPDATE_URL: feed, DESKTOP_UPDATE_KEY: updateKey });
  if (!run) throw new Error('Nothing is planned for Linux.');
  await stageDesktop(folder, version, run.build);
  const { code, output } = await runTool({
    package: 'electron-builder',
    args: ['--config', 'build/electron-builder.config.ts', '--publish', 'never', '--linux', ...targets],
    env: {
      DESKTOP_PACKAGE_DIR: folder,
      DESKTOP_UPDATE_URL: feed,
      DESKTOP_TEST_DIST: distribution.dist,
      DESKTOP_TEST_VERSION: distribution.version,
      ...env,
    },
  });
  if (code !== 0) throw new Error(output);
  const release = path.join(folder, 'release');
  signFeeds(release, { DESKTOP_UPDATE_KEY: updateKey });
  return release;
}

const isThere = (tool: string): boolean => {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Tools of the system that are not installed. */
export const missingTools = (...tools: string[]): string[] => tools.filter((tool) => !isThere(tool));

/** Tools needed to start a program on a virtual display. */
export const DISPLAY_TOOLS = ['xvfb-run', 'dbus-run-session', 'setpriv'];

/**
 * Starts a packaged program on its own display and session bus, never as root, because Chromium's sandbox is on. Its files
 * are written below `home`.
 */
export function startProgram(program: string, home: string, args: string[] = []): ChildProcess {
  fs.mkdirSync(home, { recursive: true });
  const asPlainUser = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  if (asPlainUser.length > 0) fs.chownSync(home, 65_534, 65_534);
  const [command = '', ...rest] = [...asPlainUser, 'dbus-run-session', '--', 'xvfb-run', '-a', program, ...args];
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: path.join(home, 'config'), XDG_RUNTIME_DIR: home };
  // A separate process group: display and bus end with the program.
  return spawn(command, rest, { env: { ...env, TMPDIR: home }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Ends a started program and its child processes. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise((resolve) => void child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}

/** Asks a started program to quit, as the end of a desktop session does. */
export function closeProgram({ pid }: ChildProcess): void {
  const own = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isMainProcess(name, pid));
  if (own.length !== 1) throw new Error(`${own.length} programs run, not one`);
  process.kill(Number(own[0]), 'SIGTERM');
}

/** Electron's helpers are told apart by --type; the fifth field of `stat` is the process group. */
function isMainProcess(name: string, group: number | undefined): boolean {
  try {
    const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
    const [program = '', ...args] = fs.readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
    const [, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (
      Number(pgrp) === group && program.endsWith('/concierge-desk') && !args.some((arg) => arg.startsWith('--type'))
    );
  } catch {
    return false;
  }
}
