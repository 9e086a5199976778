import { app, dialog, type BrowserWindow } from 'electron';
import { desktopOrigin } from '#shared/desktop.ts';
import type { Clock } from '../system/clock.ts';
import type { Words } from '../system/words.ts';

/** Does what unloading would do first: the console's forms refuse where they hold unsaved work. */
const asBeforeUnload = `!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))`;
/** Nothing can be saved of a page that does not answer for this long, in milliseconds. */
const patienceMs = 1000;

type Parts = { words: Words; clock: Clock };

/** Whether the page holds work that is not saved. Does not resolve while the page stands still. */
export async function holdsWork({ webContents }: BrowserWindow): Promise<boolean> {
  if (webContents.isCrashed() || !webContents.getURL().startsWith(desktopOrigin)) return false;
  return Boolean(await webContents.executeJavaScript(asBeforeUnload).catch(() => false));
}

/** The same for a person who waits for the answer. */
export async function holdsWorkNow(window: BrowserWindow, clock: Clock): Promise<boolean> {
  let cancel = () => undefined as void;
  const tooLate = new Promise<false>((resolve) => void (cancel = clock.after(patienceMs, () => resolve(false))));
  const holds = await Promise.race([holdsWork(window), tooLate]);
  cancel();
  return holds;
}

/** Asks before a further window with unsaved work is closed. Electron would keep it open without a word. */
export function askBeforeClosing(window: BrowserWindow, parts: Parts): void {
  let isQuitting = false;
  let isAsking = false;
  const quits = () => (isQuitting = true);
  app.on('before-quit', quits);
  window.on('closed', () => app.removeListener('before-quit', quits));
  window.on('close', (event) => {
    if (isQuitting) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    void mayLeave(window, parts).then((leaves) => {
      isAsking = false;
      if (leaves && !window.isDestroyed()) window.destroy();
    });
  });
}

/** Loads the page again, after a question where it holds unsaved work. */
export async function reload(window: BrowserWindow, parts: Parts): Promise<void> {
  if ((await mayLeave(window, parts)) && !window.isDestroyed()) window.webContents.reload();
}

/** People are asked before. What goes on to unload a page has been agreed to, or is the end of the computer's session. */
export function neverRefuseUnload({ webContents }: BrowserWindow): void {
  webContents.on('will-prevent-unload', (event) => event.preventDefault());
}

async function mayLeave(window: BrowserWindow, { words, clock }: Parts): Promise<boolean> {
  return !(await holdsWorkNow(window, clock)) || window.isDestroyed() || (await agreesToLose(window, words));
}

/** Asks whether unsaved work may be lost. */
export async function agreesToLose(window: BrowserWindow | null, words: Words): Promise<boolean> {
  const options = {
    type: 'warning' as const,
    message: words.leaveTitle,
    detail: words.leaveText,
    buttons: [words.stay, words.leave],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 1;
}
