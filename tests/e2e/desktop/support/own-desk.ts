import { pass, watchTray, withSkippingClock } from './desk-clock.ts';
import { aComputer, startDesk, type DeskProgram } from './desk-program.ts';
import { expect, test as base } from './fixtures.ts';
import { signIn } from './hotel.ts';

/** `tray`: what the tray says. */
export type OwnDesk = DeskProgram & { tray: () => Promise<string> };

/** Each test has a program of its own, whose clock it moves, with a signed-in receptionist. */
export const test = base.extend<{ own: OwnDesk }, { apart: null }>({
  // A fixture of the worker gives these files a worker of their own: the shared program would show notices for the same guests.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
  apart: [async ({}, use) => use(null), { scope: 'worker', auto: true }],
  own: async ({ line, notices, hotel }, give) => {
    await hotel.resolveAll();
    // A click on a notice of the program before would reach no program.
    notices.clear();
    const desk = await startDesk(aComputer({ server: line.url }), [], undefined, withSkippingClock);
    const tray = await watchTray(desk.app);
    await signIn(desk.page);
    await expect.poll(tray).toContain('No guest is waiting');
    await give({ ...desk, tray });
    line.mend();
    await desk.kill();
  },
});

export const isVisible = ({ app }: DeskProgram): Promise<boolean> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((window) => window.isVisible()));

/** Closes the window as a person does. */
export async function closeWindow({ app, page }: DeskProgram): Promise<void> {
  const window = await app.browserWindow(page);
  await window.evaluate((it) => it.close());
}

/** Lets time pass in steps, in which the program can speak with the server. */
export async function passSlowly(desk: OwnDesk, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 10_000) {
    await pass(desk.app, 10_000);
    await expect.poll(desk.tray).not.toContain('Connecting');
  }
}
