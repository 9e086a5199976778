import { BrowserWindow, type Session, type WebContents } from 'electron';
import { channelOf, type DesktopEvents } from '#shared/desktop.ts';
import type { Settings } from '../settings/settings.store.ts';
import type { Clock } from '../system/clock.ts';
import type { Words } from '../system/words.ts';
import { openConsoleWindow, type ConsoleWindow } from './window.ts';

export type ConsoleParts = {
  settings: Settings;
  words: Words;
  session: Session;
  clock: Clock;
  log: (line: string) => void;
};

/** All windows that show the console. */
export function createConsoleWindows({ settings, words, session, clock, log }: ConsoleParts) {
  const all = new Set<BrowserWindow>();
  const focused = (): BrowserWindow | null => {
    const window = BrowserWindow.getFocusedWindow();
    return window && all.has(window) ? window : null;
  };
  const tell = <Name extends keyof DesktopEvents>(window: BrowserWindow, name: Name, value: DesktopEvents[Name]) =>
    window.webContents.send(channelOf(name), value);
  return {
    focused,
    tell,
    tellAll<Name extends keyof DesktopEvents>(name: Name, value: DesktopEvents[Name]): void {
      for (const window of all) tell(window, name, value);
    },
    /** Tells all pages but the one that caused it. */
    tellOthers<Name extends keyof DesktopEvents>(page: WebContents, name: Name, value: DesktopEvents[Name]): void {
      for (const window of all) if (window.webContents !== page) tell(window, name, value);
    },
    open(options: Pick<ConsoleWindow, 'path' | 'isFurther' | 'isHidden'>): BrowserWindow {
      const window = openConsoleWindow({ session, words, clock, log, remembered: settings.window(), ...options });
      all.add(window);
      window.on('closed', () => all.delete(window));
      return window;
    },
  };
}
