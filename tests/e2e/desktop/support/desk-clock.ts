import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';

/** Arguments that load the skipping clock into the main process. */
export const withSkippingClock = ['-r', path.join(import.meta.dirname, 'skipping-clock.cjs')];

type DeskClock = { advance(ms: number): void; sleep(ms: number): void };

/** Lets time pass in the main process of the program. `asleep`: without running what was due. */
export function pass(app: ElectronApplication, ms: number, asleep = false): Promise<void> {
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
