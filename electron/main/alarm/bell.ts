import { BrowserWindow, shell, type Session } from 'electron';
import type { ComputerSettings } from '#shared/desktop.ts';
import type { Clock } from '../system/clock.ts';
import { bellOrigin } from '../protocol/own-pages.ts';
import { safely } from '../window/window.ts';

/** Interval of the alarm while a guest waits, in milliseconds. */
const ringEveryMs = 8000;
/** How long the window of a test ring stays, in milliseconds. */
const testMs = 3000;

/** `test` rings once and resolves to whether the sound could be started. */
export type Bell = { set(on: boolean): void; isOn(): boolean; test(): Promise<boolean> };

type Parts = {
  session: Session;
  clock: Clock;
  log: (line: string) => void;
  chosen: () => Pick<ComputerSettings, 'sound' | 'volume'>;
  /** The system's own "do not disturb". A test sounds all the same. */
  systemQuiet: () => Promise<boolean>;
};

/**
 * The sound of the alarm. It plays in a hidden window of its own, which exists only while it rings, so that a page that
 * hangs or was dropped does not silence it.
 */
export function createBell({ session, clock, log, chosen, systemQuiet }: Parts): Bell {
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
      const { sound, volume } = chosen();
      (await fetchWindow()).webContents.send('bell:ring', sound, volume);
      return true;
    } catch (error) {
      log(`the bell could not sound: ${(error as Error).message}`);
      shell.beep();
      return false;
    }
  };
  const ringUnlessQuiet = async () => {
    const quiet = await systemQuiet();
    if (!quiet && stop) await ring();
  };
  const start = () => {
    void ringUnlessQuiet();
    return clock.every(ringEveryMs, () => void ringUnlessQuiet());
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
