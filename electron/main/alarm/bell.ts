import { BrowserWindow, shell, type Session } from 'electron';
import type { Clock } from '../system/clock.ts';
import { bellOrigin } from '../protocol/protocol.ts';
import { safely } from '../window/window.ts';

/** Interval of the alarm while a guest waits, in milliseconds. */
const ringEveryMs = 8000;
/** How long the window of a test ring stays, in milliseconds. */
const testMs = 3000;

/** `test` rings once and resolves to whether the sound could be started. */
export type Bell = { set(on: boolean): void; isOn(): boolean; test(): Promise<boolean> };

type Parts = { session: Session; clock: Clock; log: (line: string) => void };

/**
 * The sound of the alarm. It plays in a hidden window of its own, which exists only while it rings, so that a page that
 * hangs or was dropped does not silence it.
 */
export function createBell({ session, clock, log }: Parts): Bell {
  let stop: (() => void) | null = null;
  let window: BrowserWindow | null = null;

  const fetchWindow = async (): Promise<BrowserWindow> => {
    if (window && !window.isDestroyed() && !window.webContents.isCrashed()) return window;
    window?.destroy();
    window = new BrowserWindow({ show: false, webPreferences: safely('bell', session) });
    await window.loadURL(`${bellOrigin}/`);
    return window;
  };
  const ring = async (): Promise<boolean> => {
    try {
      (await fetchWindow()).webContents.send('bell:ring');
      return true;
    } catch (error) {
      log(`the bell could not sound: ${(error as Error).message}`);
      shell.beep();
      return false;
    }
  };
  const start = () => {
    void ring();
    return clock.every(ringEveryMs, () => void ring());
  };
  const close = () => {
    if (stop) return;
    window?.destroy();
    window = null;
  };
  return {
    async test() {
      const rang = await ring();
      clock.after(testMs, close);
      return rang;
    },
    isOn: () => stop !== null,
    set(on) {
      if (on === (stop !== null)) return;
      stop?.();
      stop = on ? start() : null;
      close();
    },
  };
}
