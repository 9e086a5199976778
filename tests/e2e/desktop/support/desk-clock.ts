import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';

/** Arguments that load the skipping clock into the main process. */
export const withSkippingClock = ['-r', path.join(import.meta.dirname, 'skipping-clock.cjs')];

type DeskClock = { advance(ms: number): void; sleep(ms: number): void; realPause(ms: number): Promise<void> };

/** The page is asked for a sign of life every 10 s: it must be able to answer in between, as in real time. */
const stepMs = 5000;

/** Lets time pass in the main process of the program. `asleep`: without running what was due. */
export async function pass(app: ElectronApplication, ms: number, asleep = false): Promise<void> {
  if (asleep) return step(app, ms, true);
  for (let passed = 0; passed < ms; passed += stepMs) {
    await step(app, Math.min(stepMs, ms - passed), false);
    await settle(app);
  }
}

/** Until each page has answered, or has shown in 500 real ms that it does not. */
const settle = (app: ElectronApplication): Promise<unknown> =>
  app.evaluate(({ webContents }) => {
    const live = webContents.getAllWebContents().filter((page) => !page.isCrashed() && !page.isLoadingMainFrame());
    const answers = live.map((page) => page.executeJavaScript('0').catch(() => undefined));
    const { deskClock } = globalThis as unknown as { deskClock: DeskClock };
    return Promise.race([Promise.all(answers), deskClock.realPause(500)]).then(() => undefined);
  });

function step(app: ElectronApplication, ms: number, asleep: boolean): Promise<void> {
  return app.evaluate(
    (_electron, [time, sleeps]) => {
      const { deskClock } = globalThis as unknown as { deskClock: DeskClock };
      // The inspector interrupts whatever runs; timers run between tasks.
      return new Promise<void>((done) =>
        setImmediate(() => {
          if (sleeps) deskClock.sleep(time);
          else deskClock.advance(time);
          done();
        }),
      );
    },
    [ms, asleep] as const,
  );
}

/** Records what the tray says from now on. */
export async function watchTray(app: ElectronApplication): Promise<() => Promise<string>> {
  await app.evaluate(({ Tray }) => {
    const seen = globalThis as { trayLine?: string };
    const set = Tray.prototype.setToolTip;
    Tray.prototype.setToolTip = function (line) {
      seen.trayLine = line;
      set.call(this, line);
    };
  });
  return () => app.evaluate(() => (globalThis as { trayLine?: string }).trayLine ?? '');
}
