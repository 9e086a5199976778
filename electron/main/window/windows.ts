import { app, type BrowserWindow, type WebContents } from 'electron';
import { desktopOrigin } from '#shared/desktop.ts';
import { routeOf } from '../protocol/routes.rules.ts';
import type { Settings } from '../settings/settings.store.ts';
import { createSetup } from './setup-window.ts';
import type { Clock } from '../system/clock.ts';
import { createConsoleWindows, type ConsoleParts } from './console-windows.ts';
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
  /** Whether a hidden page may be dropped: not while it has replies to send. */
  mayDrop: () => boolean;
};
export type Windows = ReturnType<typeof createWindows>;

const home = '/requests';
/** A page that was hidden this long in the tray gives its memory back, in milliseconds. */
const hiddenMs = 10 * 60_000;

/** The windows: the main one, which hides instead of closing, further ones, and the setup window. */
export function createWindows({ forget, serverChanged, firstPage, closed, mayDrop, ...parts }: Parts) {
  const { settings, words, session, log } = parts;
  const consoles = createConsoleWindows(parts);
  let main: BrowserWindow | null = null;
  let lastPage = home;

  const openMain = (path: string | Promise<string>, isHidden: boolean) => {
    main = consoles.open({ path, isFurther: false, isHidden });
    hideInsteadOfClosing(main, settings, closed);
    dropWhenHidden(main, parts.clock, mayDrop, (page) => (lastPage = page));
    main.on('closed', () => (main = null));
  };
  const changeServer = async (address: string) => {
    const before = settings.server();
    settings.chooseServer(address);
    if (before !== null && before !== address) await forget();
    serverChanged();
    if (main) await main.loadURL(`${desktopOrigin}${home}`);
    else openMain(home, false);
    setup.close();
  };
  const setup = createSetup({ session, words, log, onChosen: (address) => void changeServer(address) });
  /** Shows a window of another hotel, else the main window, at the given page if links may open it. */
  const open = (path?: string, hotelId: string | null = null) => {
    const route = path === undefined ? null : routeOf(path);
    if (!settings.server()) return setup.open();
    if (hotelId !== null) return consoles.openHotel(route ?? home, hotelId);
    if (!main) return openMain(route ?? lastPage, false);
    bringUp(main);
    if (route) consoles.go(main, route);
  };
  return {
    tellAll: consoles.tellAll,
    tellOthers: consoles.tellOthers,
    main: () => main,
    showsHotel: consoles.showsHotel,
    isMain: (page: WebContents) => main?.webContents === page,
    openSetup: setup.open,
    open,
    start(path: string | null, isHidden: boolean) {
      if (settings.server()) openMain(path ?? firstPage(home), isHidden);
      else setup.open();
    },
    /** A page of the menu, in the window that has the focus. */
    go(path: string) {
      const window = consoles.focused();
      if (window) consoles.go(window, path);
      else open(path);
    },
    openFurther: (path: string) => void consoles.open({ path, isFurther: true, isHidden: false }),
    /** Of the window in front; the main window's level is kept for the next start. */
    zoom(step: ZoomStep) {
      const window = consoles.focused() ?? main;
      if (window) stepZoom(window, step);
      if (main) settings.keepWindow(stateOf(main));
    },
  };
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

/** Ends the page of a hidden window. The alarm needs no page; the next opening loads it again at the same place. */
function dropWhenHidden(
  window: BrowserWindow,
  clock: Clock,
  mayDrop: () => boolean,
  dropped: (page: string) => void,
): void {
  let cancel = () => undefined as void;
  const drop = () => {
    if (!mayDrop()) return void (cancel = clock.after(hiddenMs, drop));
    dropped(window.webContents.getURL().slice(desktopOrigin.length));
    window.destroy();
  };
  window.on('hide', () => (cancel = clock.after(hiddenMs, drop)));
  window.on('show', () => cancel());
  window.on('closed', () => cancel());
}
