import { test as base } from '@playwright/test';
import { findElectron } from '#build/electron.ts';
import { aComputer, startDesk, type Computer, type DeskProgram } from './desk-program.ts';
import { layLine, type Line } from './line.ts';
import { openHotel, signIn, type RunningHotel } from './hotel.ts';
import { takePrinters } from './printer.ts';
import { startNotificationService, type NotificationService } from './notification-service.ts';

/** Reason why desktop tests cannot run here, or null. Each file skips itself, so that skipped tests are counted. */
export const cannotRun = findElectron() ? null : 'there is no Electron';
const isLinux = process.platform === 'linux';
/** The same for tests that read notifications, which have a service of our own on Linux only. */
export const cannotNotify = isLinux ? cannotRun : 'the tests of notifications need Linux, for its notification service';

/** One hotel, one desktop and one computer with a signed-in receptionist, for all tests of a run. */
type Shared = {
  hotel: RunningHotel;
  /** Null where the system's own service shows notifications. */
  service: NotificationService | null;
  notices: NotificationService;
  /** The network connection between this computer and the server. */
  line: Line;
  computer: Computer;
  desk: DeskProgram;
};

export const test = base.extend<object, Shared>({
  hotel: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const hotel = await openHotel();
      await use(hotel);
      await hotel.end();
    },
    { scope: 'worker' },
  ],
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const service = isLinux ? await startNotificationService() : null;
      await use(service);
      service?.stop();
    },
    { scope: 'worker' },
  ],
  notices: [
    async ({ service }, use) => {
      if (!service) throw new Error('this test must be skipped: notifications are read on Linux only');
      await use(service);
    },
    { scope: 'worker' },
  ],
  line: [
    async ({ hotel }, use) => {
      const line = await layLine(hotel.url);
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  computer: [
    async ({ line }, use) => {
      const computer = aComputer({ server: line.url });
      takePrinters(computer);
      await use(computer);
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ computer, service: _service }, use) => {
      const desk = await startDesk(computer);
      await signIn(desk.page);
      await use(desk);
      await desk.quit();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
