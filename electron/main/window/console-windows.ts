import { BrowserWindow, type Session, type WebContents } from 'electron';
import { channelOf, type DesktopEvents } from '#shared/desktop.ts';
import type { Settings } from '../settings/settings.store.ts';
import type { Clock } from '../system/clock.ts';
import type { Words } from '../system/words.ts';
import { bringUp, openConsoleWindow, type ConsoleWindow } from './window.ts';
import { inHotel } from '../protocol/routes.rules.ts';
import { holdsWorkNow, reload } from './unsaved.ts';

export type ConsoleParts = {
  settings: Settings;
  words: Words;
  session: Session;
  clock: Clock;
  log: (line: string) => void;
  quit: () => void;
};

type Opened = Pick<ConsoleWindow, 'path' | 'isFurther' | 'isHidden'>;

const tell = <Name extends keyof DesktopEvents>(window: BrowserWindow, name: Name, value: DesktopEvents[Name]) =>
  window.webContents.send(channelOf(name), value);

/** Shows a page. What is told while a window loads or its page is crashed would be lost. */
const go = (window: BrowserWindow, path: string) => {
  const { webContents } = window;
  const isReady = webContents.getURL() !== '' && !webContents.isLoadingMainFrame() && !webContents.isCrashed();
  if (isReady) tell(window, 'navigate', path);
  else webContents.once('dom-ready', () => tell(window, 'navigate', path));
};

/** All windows that show the console. */
export function createConsoleWindows({ settings, ...parts }: ConsoleParts) {
  const all = new Set<BrowserWindow>();
  /** The hotel of each window, as its page told or as it was opened. */
  const hotels = new Map<BrowserWindow, string>();
  const focused = (): BrowserWindow | null => {
    const window = BrowserWindow.getFocusedWindow();
    return window && all.has(window) ? window : null;
  };
  const open = (options: Opened): BrowserWindow => {
    const window = openConsoleWindow({ ...parts, remembered: settings.window(), ...options });
    all.add(window);
    window.on('closed', () => {
      all.delete(window);
      hotels.delete(window);
    });
    return window;
  };
  return {
    focused,
    go,
    tellAll<Name extends keyof DesktopEvents>(name: Name, value: DesktopEvents[Name]): void {
      for (const window of all) tell(window, name, value);
    },
    /** Tells all pages but the one that caused it. */
    tellOthers<Name extends keyof DesktopEvents>(page: WebContents, name: Name, value: DesktopEvents[Name]): void {
      for (const window of all) if (window.webContents !== page) tell(window, name, value);
    },
    showsHotel(page: WebContents, hotelId: string | null): void {
      const window = BrowserWindow.fromWebContents(page);
      if (!window || !all.has(window)) return;
      if (hotelId === null) hotels.delete(window);
      else hotels.set(window, hotelId);
    },
    /** Whether a page shows this hotel; it tells what happens there itself. */
    hasPageOf: (hotelId: string): boolean =>
      [...hotels].some(([window, shown]) => shown === hotelId && !window.webContents.isCrashed()),
    /** A page in a window that shows this hotel, or in a new one. */
    openHotel(path: string, hotelId: string): void {
      const window = [...hotels].find(([, shown]) => shown === hotelId)?.[0];
      if (!window)
        return void hotels.set(open({ path: inHotel(path, hotelId), isFurther: true, isHidden: false }), hotelId);
      bringUp(window);
      go(window, path);
    },
    open,
    /** The window in front, after a question where its page holds unsaved work. */
    reload: () => {
      const window = focused();
      if (window) void reload(window, parts);
    },
    /** Whether any page holds unsaved work. */
    holdWork: async () =>
      (await Promise.all([...all].map((window) => holdsWorkNow(window, parts.clock)))).includes(true),
  };
}
