import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findElectron } from '#build/electron.ts';
import {
  aComputer,
  startAlone,
  startDesk,
  type Computer,
  type DeskProgram,
} from '#tests/e2e/desktop/support/desk-program.ts';
import { pass, withSkippingClock } from '#tests/e2e/desktop/support/desk-clock.ts';
import { openHotel, people, signIn } from '#tests/e2e/desktop/support/hotel.ts';
import { startNotificationService } from '#tests/e2e/desktop/support/notification-service.ts';
import openDesktop from '#tests/support/setup/playwright-desktop.ts';
import { median, ms, percentile } from './load.ts';

const starts = 9;
const guests = 12;
const restMs = 15_000;
/** The page's and the alarm's own clocks go by up to 30 s. */
const longRestMs = 60_000;
/** The page of a window that was closed this long is dropped. */
const dropMs = 10 * 60_000;

/** Compares the desktop program with an Electron program of one window with a heading, on the same Electron. */
export async function desktopBench(): Promise<string[]> {
  if (process.platform !== 'linux' || !findElectron()) return ['skipped: it needs Linux and an Electron (npm test)'];
  const closeDesktop = await openDesktop();
  const hotel = await openHotel();
  const notices = await startNotificationService();
  // Above three waiting guests, of whom the demo hotel has some, one notice stands for all and names none.
  await hotel.resolveAll();
  try {
    const computer = aComputer({ server: hotel.url });
    const floor = { ...aComputer(null), app: bareProgram() };
    const [console = 0, bare = 0] = await firstTexts([computer, 'Sign In'], [floor, 'A window']);
    const bareMemory = await atRest(floor);

    const desk = await startDesk(computer, [], undefined, withSkippingClock);
    await signIn(desk.page);
    // The server's first turn loads its model.
    await hotel.guestWrites('Ada First', 'Tell me, how much is the helicopter transfer?');
    await notices.notice('Ada First');
    await hotel.resolveAll();
    const told = [];
    for (let guest = 0; guest < guests; guest += 1) {
      const name = `Ada Guest ${guest}`;
      const start = performance.now();
      await hotel.guestWrites(name, 'Tell me, how much is the helicopter transfer?');
      await notices.notice(name);
      told.push(performance.now() - start);
      await hotel.resolveAllOf(name);
    }
    const open = await resting(pidOf(desk));
    await desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().forEach((window) => window.close()));
    for (let passed = 0; passed <= dropMs; passed += 10_000) await pass(desk.app, 10_000);
    const dropped = await resting(pidOf(desk));
    const back = await reopened(desk);
    await desk.kill();
    const hidden = await inTrayWithPage(aComputer({ server: hotel.url }));
    const inTray = (name: string, { bytes, busy }: Rest) =>
      `in the tray, ${name}: memory ${megabytes(bytes)}, ratio ${(bytes / bareMemory).toFixed(2)} (aim: 1.2); CPU ${busy.toFixed(2)} % of one core (aim: 0.5)`;
    return [
      `start to the page where one signs in: p50 ${ms(console)}, bare program ${ms(bare)}: ratio ${(console / bare).toFixed(2)} (aim: 1.6)`,
      `memory at rest (proportional share of all its processes): signed in ${megabytes(open.bytes)}, bare program with a window ${megabytes(bareMemory)}: ratio ${(open.bytes / bareMemory).toFixed(2)}`,
      inTray('page kept', hidden),
      inTray('page dropped after ten minutes', dropped),
      `window opened again after that, to the list of requests: ${ms(back)} (aim: within 1000 ms)`,
      `guest's message to the notice on the desktop: p50 ${ms(median(told))}, p95 ${ms(percentile(told, 0.95))} (aim: within 1000 ms)`,
    ];
  } finally {
    notices.stop();
    await hotel.end();
    await closeDesktop();
  }
}

type Rest = { bytes: number; busy: number };

const pidOf = ({ app }: DeskProgram) => app.process().pid!;

/** Memory in bytes, and the share of one core in percent. */
async function resting(pid: number, forMs = restMs): Promise<Rest> {
  await delay(forMs);
  const bytes = memoryOf(pid);
  const before = cpuSeconds(pid);
  await delay(forMs);
  return { bytes, busy: ((cpuSeconds(pid) - before) / (forMs / 1000)) * 100 };
}

/** Signed in, with the window closed and its page kept. */
async function inTrayWithPage(computer: Computer): Promise<Rest> {
  const hook = path.join(computer.dir, 'desk-to-tray.cjs');
  fs.copyFileSync(path.join(import.meta.dirname, 'desk-to-tray.cjs'), hook);
  const env = { BENCH_EMAIL: people.reception, BENCH_PASSWORD: people.password };
  const program = startAlone(computer, { loaded: ['-r', hook], env });
  const rest = await resting(program.pid, longRestMs);
  await program.kill();
  return rest;
}

/** Milliseconds from the click on the tray to the list of requests. */
async function reopened({ app }: DeskProgram): Promise<number> {
  const start = performance.now();
  const opened = app.waitForEvent('window');
  await app.evaluate(({ app: program }) => program.emit('activate'));
  await (await opened).getByRole('heading', { name: 'Guest Requests' }).first().waitFor();
  return performance.now() - start;
}

type Floor = Computer & { app?: string };

/** Median milliseconds from the start to the text, of both programs by turns: a machine that is busy for a while slows both. */
async function firstTexts(...programs: [Floor, string][]): Promise<number[]> {
  const times: number[][] = programs.map(() => []);
  for (let index = 0; index < starts; index += 1)
    for (const [at, [computer, words]] of programs.entries()) times[at]?.push(await firstText(computer, words));
  return times.map(median);
}

async function firstText(computer: Floor, words: string): Promise<number> {
  const start = performance.now();
  const program = await startDesk(computer, [], computer.app);
  await program.page.getByText(words, { exact: true }).first().waitFor();
  const taken = performance.now() - start;
  await program.kill();
  return taken;
}

async function atRest(computer: Computer & { app: string }): Promise<number> {
  const program = startAlone(computer, { program: computer.app });
  await delay(restMs);
  const bytes = memoryOf(program.pid);
  await program.kill();
  return bytes;
}

function bareProgram(): string {
  const dir = aComputer(null).dir;
  fs.writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ name: 'bare', version: '1.0.0', main: 'main.cjs' }),
  );
  fs.writeFileSync(
    path.join(dir, 'main.cjs'),
    `const { app, BrowserWindow } = require('electron');
app.whenReady().then(() => new BrowserWindow().loadURL('data:text/html,<h1>A window</h1>'));`,
  );
  fs.chmodSync(dir, 0o755);
  return dir;
}

/** User and system time of all processes, in seconds; the kernel counts in hundredths. */
function cpuSeconds(pid: number): number {
  const ticks = family(pid).map((one) => {
    const stat = readIfThere(`/proc/${one}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return Number(stat[11] ?? 0) + Number(stat[12] ?? 0);
  });
  return ticks.reduce((total, one) => total + one, 0) / 100;
}

/** Bytes (proportional set size from the kernel): pages shared by several processes are counted once. */
function memoryOf(pid: number): number {
  const kilobytes = family(pid).map((one) =>
    Number(/^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${one}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((total, one) => total + one, 0) * 1024;
}

/** A process and all that it started. */
function family(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(readIfThere(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
}

/** A process may end while it is read. */
function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
