import type { ElectronApplication } from '@playwright/test';
import { pass } from './support/desk-clock.ts';
import { cannotNotify, expect } from './support/fixtures.ts';
import { passSlowly, test, type OwnDesk } from './support/own-desk.ts';

test.skip(cannotNotify !== null, cannotNotify ?? '');

/** What a program that leaks has more of each hour. */
const holdings = ({ app }: OwnDesk) =>
  app.evaluate(({ app: program, powerMonitor, webContents }) => ({
    timers: (globalThis as unknown as { deskClock: { timers(): number } }).deskClock.timers(),
    pages: webContents.getAllWebContents().length,
    resumes: powerMonitor.listenerCount('resume'),
    closings: program.listenerCount('before-quit'),
  }));
const megabyte = 1024 * 1024;

/** Megabytes in use by the code of the main process and of the page, after garbage collection. */
async function heaps({ app, page }: OwnDesk): Promise<{ main: number; page: number }> {
  const main = await app.evaluate(() => {
    const [v8, vm] = ['v8', 'vm'].map((name) => process.getBuiltinModule(name)) as [
      typeof import('node:v8'),
      typeof import('node:vm'),
    ];
    v8.setFlagsFromString('--expose-gc');
    (vm.runInNewContext('gc') as () => void)();
    return process.memoryUsage().heapUsed;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { main: main / megabyte, page: usedSize / megabyte };
}
const wake = (app: ElectronApplication) => app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));

test('24 hours of alarms leave no timer, page, listener, notification, stream or memory behind', async ({
  own,
  notices,
  hotel,
}) => {
  // Nine rounds of up to five waits.
  test.setTimeout(600_000);
  /** A guest waits for half a minute, with the bell, and is helped; then three hours pass asleep. */
  const watch = async (name: string) => {
    await hotel.guestWrites(name, 'How much is a helicopter transfer?');
    const notice = await notices.notice(name);
    await passSlowly(own, 30_000);
    await hotel.resolveAll();
    await expect.poll(() => notice.closed, { timeout: 60_000 }).toBe(true);
    await expect.poll(own.tray).toContain('No guest is waiting');
    await pass(own.app, 3 * 3_600_000, true);
    await wake(own.app);
    await expect.poll(own.tray).toContain('No guest is waiting');
  };
  // Two watches, in which the program loads what it loads once.
  for (const name of ['Evening watch', 'Night watch']) await watch(name);
  const { timers, ...before } = await holdings(own);
  const streams = await hotel.liveStreams();
  const { length: shown } = notices.shown;
  const heapsBefore = await heaps(own);
  for (let at = 1; at <= 8; at += 1) await watch(`Watch ${at} of the day`);
  await expect.poll(() => holdings(own)).toMatchObject(before);
  // Some are under way at any moment; one left behind each time would be eight more.
  await expect.poll(async () => (await holdings(own)).timers).toBeLessThan(timers + 6);
  // Idle connections, of which an engine keeps six, count too; a stream left behind each time would be eight more.
  await expect.poll(() => hotel.liveStreams()).toBeLessThanOrEqual(streams + 6);
  const { main, page } = await heaps(own);
  test.info().annotations.push({
    type: 'heap',
    description: `main ${heapsBefore.main.toFixed(1)} to ${main.toFixed(1)} MB, page ${heapsBefore.page.toFixed(1)} to ${page.toFixed(1)} MB`,
  });
  // The main process settles at about 10 MB.
  expect(main).toBeLessThan(heapsBefore.main + 2.5);
  // The page loads the code of other pages when it is idle, and settles at 9 to 11 MB, also after 60 hours.
  expect(page).toBeLessThan(heapsBefore.page + 6);
  expect(notices.standing()).toEqual([]);
  // Each guest was told once, and nothing else was.
  expect(notices.shown.slice(shown).map(({ summary }) => summary)).toEqual(
    Array.from({ length: 8 }, (_, at) => `Watch ${at + 1} of the day waits for a person`),
  );
});
