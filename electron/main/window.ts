import path from 'node:path';
import { BrowserWindow, screen, type Session, type WebPreferences } from 'electron';
import { desktopOrigin } from '#shared/desktop.ts';
import { attachContextMenu } from './context-menu.ts';
import { reviveWindow } from './crashes.ts';
import { firstState, fitToScreens, type WindowState } from './window-state.rules.ts';
import type { Words } from './words.ts';

/** Where the preload scripts lie, beside this bundle. */
const preloads = path.join(import.meta.dirname, '../preload');

/** The same for every window: the page is a web page and no more. */
export function safely(preload: 'console' | 'setup', session: Session): WebPreferences {
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
    // A hidden window goes on listening, and its bell rings without a click before.
    backgroundThrottling: false,
    autoplayPolicy: 'no-user-gesture-required',
  };
}

type Options = {
  session: Session;
  words: Words;
  path: string;
  remembered: WindowState | null;
  /** Further windows show the same and keep silent, so that the bell rings once. */
  isFurther: boolean;
  isHidden: boolean;
};

/** A window of the console. Its crash and its context menu are looked after; guards come with every content. */
export function openConsoleWindow({ session, words, path: page, remembered, isFurther, isHidden }: Options) {
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
    backgroundColor: '#faf9f7',
    webPreferences: safely('console', session),
  });
  if (isFurther) {
    window.webContents.setAudioMuted(true);
    window.setPosition((x ?? 40) + 32, (y ?? 40) + 32);
  }
  window.once('ready-to-show', () => {
    if (isHidden) return;
    if (isMaximized && !isFurther) window.maximize();
    window.show();
  });
  window.webContents.on('did-finish-load', () => window.webContents.setZoomLevel(zoom));
  window.on('focus', () => window.flashFrame(false));
  attachContextMenu(window.webContents, words);
  reviveWindow(window, words);
  void window.loadURL(`${desktopOrigin}${page}`).catch(() => undefined);
  return window;
}

/** What is remembered of a window. */
export function stateOf(window: BrowserWindow): WindowState {
  const { x, y, width, height } = window.getNormalBounds();
  return { x, y, width, height, isMaximized: window.isMaximized(), zoom: window.webContents.getZoomLevel() };
}

/** Brings a window to the front from wherever it is. */
export function bringUp(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
