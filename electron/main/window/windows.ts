import { app, BrowserWindow, type WebContents } from 'electron';
import { desktopOrigin } from '#shared/desktop.ts';
import { routeOf } from '../protocol/routes.rules.ts';
import type { Settings } from '../settings/settings.store.ts';
import { createSetup } from './setup-window.ts';
import type { Clock } from '../system/clock.ts';
import { createConsoleWindows, type ConsoleParts } from './console-windows.ts';
import { agreesToLose, holdsWork } from './unsaved.ts';
import { bringUp, stateOf } from './window.ts';
import { stepZoom } from './zoom.ts';
import type { ZoomStep } from './zoom.rules.ts';

type Parts = ConsoleParts & {
  forget: () => Promise<void>;
  serverChanged: () => void;
  /** The page to open at the start, where no link names one. */
  firstPage: (home: string) => Promise<string>;
  /** Called each time the main window is closed by a person and goes on in the tray. */
  closed: () => void;
  /** Called each time the main window appears. Windows forgets the count on its button while it is hidden. */
  shown: () => void;
  /** Whether a hidden page may be dropped: not while it has replies to send. */
  mayDrop: () => boolean;
};
export type Windows = ReturnType<typeof createWindows>;

const home = '/requests';
/** A page that was hidden this long in the tray gives its memory back, in milliseconds. It is back within a second. */
const hiddenMs = 10 * 60_000;

/** The windows: the main one, which hides instead of closing, further ones, and the setup window. */
export function createWindows({ forget, serverChanged, firstPage, closed, shown, mayDrop, ...parts }: Parts) {
  const { settings, words, session, log } = parts;
  const { focused, go, open: openConsole, openHotel, ...ofPages } = createConsoleWindows(parts);
  let main: BrowserWindow | null = null;
  let lastPage: string | null = null;

  const openMain = (path: string | Promise<string>, isHidden: boolean) => {
    main = openConsole({ path, isFurther: false, isHidden });
    hideInsteadOfClosing(main, settings, closed);
    dropWhenHidden(main, { clock: parts.clock, mayDrop, isHidden, dropped: (page) => (lastPage = page) });
    main.on('show', shown);
    main.on('closed', () => (main = null));
  };
  const changeServer = async (address: string, wanted: string | null) => {
    const before = settings.server();
    const isOther = before !== null && before !== address;
    if (isOther && (await ofPages.holdWork()) && !(await agreesToLose(setup.window(), words))) return setup.close();
    settings.chooseServer(address);
    if (isOther) endFurther(main);
    if (isOther) await forget();
    serverChanged();
    if (main) await main.loadURL(`${desktopOrigin}${home}`);
    else openMain(wanted ?? home, false);
    setup.close();
  };
  const setup = createSetup({ session, words, log, onChosen: (...chosen) => void changeServer(...chosen) });
  /** Shows a window of another hotel, else the main window, at the given page if links may open it. */
  const open = (path?: string, hotelId: string | null = null) => {
    const route = path === undefined ? null : routeOf(path);
    if (!settings.server()) return setup.open(route);
    if (hotelId !== null) return openHotel(route ?? home, hotelId);
    if (!main) return openMain(route ?? lastPage ?? firstPage(home), false);
    bringUp(main);
    if (route) go(main, route);
  };
  return {
    ...ofPages,
    main: () => main,
    isMain: (page: WebContents) => main?.webContents === page,
    openSetup: () => setup.open(null),
    open,
    /** A hidden start loads no page, as if it had been dropped already; the alarm needs none. */
    start(path: string | null, isHidden: boolean) {
      if (!settings.server()) setup.open(path);
      else if (!isHidden || !mayDrop()) openMain(path ?? firstPage(home), isHidden);
    },
    /** A page of the menu, in the window that has the focus. */
    go: (path: string) => (focused() ? go(focused()!, path) : open(path)),
    openFurther: (path: string) => void openConsole({ path, isFurther: true, isHidden: false }),
    /** Of the window in front; the main window's level is kept for the next start. */
    zoom(step: ZoomStep) {
      const window = focused() ?? main;
      if (window) stepZoom(window, step);
      if (main) settings.keepWindow(stateOf(main));
    },
  };
}

/** Ends all windows with the console but this one. */
function endFurther(main: BrowserWindow | null): void {
  for (const window of BrowserWindow.getAllWindows())
    if (window !== main && window.webContents.getURL().startsWith(desktopOrigin)) window.destroy();
}

/** Closing hides the window: the program keeps running in the tray until it is quit. */
function hideInsteadOfClosing(window: BrowserWindow, settings: Settings, closed: () => void): void {
  let isQuitting = false;
  const quit = () => (isQuitting = true);
  app.on('before-quit', quit);
  window.on('close', (event) => {
    settings.keepWindow(stateOf(window));
    if (isQuitting) return;
    event.preventDefault();
    window.hide();
    closed();
  });
  window.on('closed', () => app.removeListener('before-quit', quit));
}

type Dropping = { clock: Clock; mayDrop: () => boolean; isHidden: boolean; dropped: (page: string) => void };

/**
 * Ends the page of a hidden window that holds no unsaved work. The alarm needs no page; the next opening loads it again at the
 * same place.
 */
function dropWhenHidden(window: BrowserWindow, { clock, mayDrop, isHidden, dropped }: Dropping): void {
  let cancel = () => undefined as void;
  const wait = () => void (cancel = clock.after(hiddenMs, () => void drop()));
  const drop = async () => {
    wait();
    if (!mayDrop() || (await holdsWork(window)) || window.isDestroyed() || window.isVisible()) return;
    dropped(window.webContents.getURL().slice(desktopOrigin.length));
    window.destroy();
  };
  if (isHidden) wait();
  window.on('hide', wait);
  window.on('show', () => cancel());
  window.on('closed', () => cancel());
}
