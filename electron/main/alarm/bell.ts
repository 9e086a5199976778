import { BrowserWindow, shell, type Session } from 'electron';
import type { ComputerSettings } from '#shared/desktop.ts';
import type { Clock } from '../system/clock.ts';
import { bellOrigin } from '../protocol/own-pages.ts';
import { safely } from '../window/window.ts';

/** Interval of the alarm while a guest waits, in milliseconds. */
const ringEveryMs = 8000;
/** How long the window of a test ring stays, in milliseconds. */
const testMs = 3000;
/** A page that has not told by then whether its sound started hangs, in milliseconds. */
const patienceMs = 2000;

/** `test` rings once and resolves to whether the sound was started. `works`: whether the last ring sounded. */
export type Bell = { set(on: boolean): void; isOn(): boolean; test(): Promise<boolean>; works(): boolean };

type Parts = {
  session: Session;
  clock: Clock;
  log: (line: string) => void;
  chosen: () => Sound;
  /** The system's own "do not disturb". A test sounds all the same. */
  systemQuiet: () => Promise<boolean>;
  /** Called when a ring sounded after one that failed, and the other way round. */
  changed: () => void;
};

/**
 * The sound of the alarm. It plays in a hidden window of its own, which exists only while it rings, so that a page that
 * hangs or was dropped does not silence it.
 */
export function createBell({ session, clock, log, chosen, systemQuiet, changed }: Parts): Bell {
  let stop: (() => void) | null = null;
  /** Ends a test ring; null while none sounds. */
  let endTest: (() => void) | null = null;
  let works = true;
  const page = createBellPage(session, clock);

  const ring = async (): Promise<boolean> => {
    const before = works;
    works = await sounded();
    if (works !== before) changed();
    return works;
  };
  const sounded = async (): Promise<boolean> => {
    try {
      await page.ring(chosen());
      return true;
    } catch (error) {
      page.close();
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
  const closeUnlessNeeded = () => {
    if (!stop && !endTest) page.close();
  };
  return {
    test() {
      endTest?.();
      endTest = clock.after(testMs, () => {
        endTest = null;
        closeUnlessNeeded();
      });
      return ring();
    },
    isOn: () => stop !== null,
    works: () => works,
    set(on) {
      if (on === (stop !== null)) return;
      stop?.();
      stop = on ? start() : null;
      closeUnlessNeeded();
    },
  };
}

type Sound = Pick<ComputerSettings, 'sound' | 'volume'>;

/** The hidden page that plays the sound, loaded when it is needed. */
function createBellPage(session: Session, clock: Clock) {
  let window: BrowserWindow | null = null;
  const load = async (): Promise<BrowserWindow> => {
    if (window && !window.isDestroyed() && !window.webContents.isCrashed()) return window;
    window?.destroy();
    window = new BrowserWindow({ show: false, webPreferences: safely('bell', session) });
    await window.loadURL(`${bellOrigin}/`);
    return window;
  };
  return {
    /** @throws where the sound did not start. */
    async ring(sound: Sound): Promise<void> {
      if (!(await sounds(await load(), sound, clock))) throw new Error('the audio device did not start');
    },
    close(): void {
      window?.destroy();
      window = null;
    },
  };
}

/**
 * Sounds the bell of a window once. Resolves to false where the audio device did not start. A window that is closed meanwhile
 * was silenced.
 */
function sounds(window: BrowserWindow, { sound, volume }: Sound, clock: Clock): Promise<boolean> {
  const { ipc } = window.webContents;
  return new Promise((resolve) => {
    const end = (started: boolean) => {
      stop();
      ipc.removeListener('bell:rang', told);
      window.removeListener('closed', closed);
      resolve(started);
    };
    const told = (_event: unknown, started: unknown) => end(started === true);
    const closed = () => end(true);
    const stop = clock.after(patienceMs, () => end(false));
    ipc.on('bell:rang', told);
    window.on('closed', closed);
    window.webContents.send('bell:ring', sound, volume);
  });
}
