import path from 'node:path';
import { BrowserWindow, screen, type Session, type WebPreferences } from 'electron';
import { desktopOrigin } from '#shared/desktop.ts';
import { programIcon } from '../system/images.ts';
import { attachContextMenu } from './context-menu.ts';
import { reloadCrashed, reviveWindow } from './crashes.ts';
import { watchHeartbeat } from './heartbeat.ts';
import type { Clock } from '../system/clock.ts';
import { firstState, fitToScreens, type WindowState } from '../settings/window-state.rules.ts';
import type { Words } from '../system/words.ts';
import { askBeforeClosing, neverRefuseUnload } from './unsaved.ts';
import { keepZoom } from './zoom.ts';

/** Folder of the preload scripts, beside this bundle. */
const preloads = path.join(import.meta.dirname, '../preload');

/** For every window: sandboxed, isolated, without Node. */
export function safely(preload: 'console' | 'setup' | 'bell' | 'diagnostics', session: Session): WebPreferences {
  return {
    session,
    preload: path.join(preloads, `${preload}.cjs`),
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    nodeIntegrationInWorker: false,
    webSecurity: true,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: true,
    // The bell sounds without an earlier click.
    autoplayPolicy: 'no-user-gesture-required',
  };
}

export type ConsoleWindow = {
  session: Session;
  words: Words;
  clock: Clock;
  log: (line: string) => void;
  /** Quits, after a question while guests wait. */
  quit: () => void;
  /** May come later; the window is made meanwhile. */
  path: string | Promise<string>;
  remembered: WindowState | null;
  /** Further windows lie beside the main one. */
  isFurther: boolean;
  isHidden: boolean;
};

/** A window of the console with crash handling and context menu. Guards are installed for all web contents. */
export function openConsoleWindow(options: ConsoleWindow): BrowserWindow {
  const { session, words, path: page, remembered, isFurther, isHidden } = options;
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea);
  const { isMaximized, zoom, x, y, ...size } = fitToScreens(remembered ?? firstState, screens);
  const place = x === undefined || y === undefined ? {} : { x, y };
  const window = new BrowserWindow({
    ...size,
    ...place,
    minWidth: 480,
    minHeight: 400,
    show: false,
    title: 'Concierge Desk',
    icon: programIcon(),
    backgroundColor: '#faf9f7',
    webPreferences: safely('console', session),
  });
  if (isFurther) window.setPosition((x ?? 40) + 32, (y ?? 40) + 32);
  window.once('ready-to-show', () => {
    if (isHidden) return;
    if (isMaximized && !isFurther) window.maximize();
    window.show();
  });
  keepZoom(window, zoom);
  window.on('focus', () => window.flashFrame(false));
  attachContextMenu(window.webContents, words);
  reviveWindow(window, options);
  watchHeartbeat(window, options.clock, options.log);
  neverRefuseUnload(window);
  if (isFurther) askBeforeClosing(window, options);
  void Promise.resolve(page).then((path) => load(window, path));
  return window;
}

async function load(window: BrowserWindow, path: string): Promise<void> {
  if (!window.isDestroyed()) await window.loadURL(`${desktopOrigin}${path}`).catch(() => undefined);
}

/** Stored state of a window. */
export function stateOf(window: BrowserWindow): WindowState {
  const { x, y, width, height } = window.getNormalBounds();
  return { x, y, width, height, isMaximized: window.isMaximized(), zoom: window.webContents.getZoomLevel() };
}

/** Shows, restores and focuses a window. */
export function bringUp(window: BrowserWindow): void {
  reloadCrashed(window);
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
