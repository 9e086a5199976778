import { app, BrowserWindow, type Session } from 'electron';
import { channelOf, desktopOrigin, type DesktopEvents } from '#shared/desktop.ts';
import { routeOf } from '../protocol/routes.rules.ts';
import type { Settings } from '../settings/settings.store.ts';
import { openSetupWindow } from '../setup/setup-window.ts';
import { bringUp, openConsoleWindow, stateOf } from './window.ts';
import type { Words } from '../words.ts';
import { stepZoom } from './zoom.ts';
import type { ZoomStep } from './zoom.rules.ts';

type Parts = { settings: Settings; words: Words; session: Session; forget: () => Promise<void> };
export type Windows = ReturnType<typeof createWindows>;

const home = '/requests';

/** The windows: the main one, which hides instead of closing, further ones, and the setup window. */
export function createWindows({ settings, words, session, forget }: Parts) {
  let main: BrowserWindow | null = null;
  let setup: BrowserWindow | null = null;

  const openMain = (path: string, isHidden: boolean) => {
    const remembered = settings.window();
    main = openConsoleWindow({ session, words, path, remembered, isFurther: false, isHidden });
    hideInsteadOfClosing(main, settings);
    main.on('closed', () => (main = null));
  };
  const tell = <Name extends keyof DesktopEvents>(name: Name, value: DesktopEvents[Name]) =>
    main?.webContents.send(channelOf(name), value);
  const changeServer = async (address: string) => {
    const before = settings.server();
    settings.chooseServer(address);
    if (before !== null && before !== address) await forget();
    if (main) await main.loadURL(`${desktopOrigin}${home}`);
    else openMain(home, false);
    setup?.close();
  };
  const openSetup = () => {
    if (setup) return bringUp(setup);
    setup = openSetupWindow({ session, words, onChosen: (address) => void changeServer(address) });
    setup.on('closed', () => (setup = null));
  };
  return {
    main: () => main,
    tell,
    openSetup,
    start(path: string | null, isHidden: boolean) {
      if (settings.server()) openMain(path ?? home, isHidden);
      else openSetup();
    },
    /** Shows the console, at the given page if links may open it. */
    open(path?: string) {
      const route = path === undefined ? null : routeOf(path);
      if (!settings.server()) return openSetup();
      if (!main) return openMain(route ?? home, false);
      bringUp(main);
      if (route) tell('navigate', route);
    },
    openFurther(path: string) {
      const remembered = settings.window();
      openConsoleWindow({ session, words, path, remembered, isFurther: true, isHidden: false });
    },
    /** Of the window in front; the main window's level is kept for the next start. */
    zoom(step: ZoomStep) {
      const window = BrowserWindow.getFocusedWindow() ?? main;
      if (window) stepZoom(window, step);
      if (main) settings.keepWindow(stateOf(main));
    },
  };
}

/** Closing hides the window: the program keeps running in the tray until it is quit. */
function hideInsteadOfClosing(window: BrowserWindow, settings: Settings): void {
  let isQuitting = false;
  const quit = () => (isQuitting = true);
  app.on('before-quit', quit);
  window.on('close', (event) => {
    settings.keepWindow(stateOf(window));
    if (isQuitting) return;
    event.preventDefault();
    window.hide();
  });
  window.on('closed', () => app.removeListener('before-quit', quit));
}
