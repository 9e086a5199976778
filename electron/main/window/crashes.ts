import { dialog, type BrowserWindow } from 'electron';
import { afterCrash } from './crashes.rules.ts';
import type { Clock } from '../system/clock.ts';
import type { Words } from '../system/words.ts';

type Parts = { words: Words; clock: Clock; log: (line: string) => void; quit: () => void };

/** Reloads a page whose process ended. After several crashes in a row it asks instead. */
export function reviveWindow(window: BrowserWindow, { words, clock, log, quit }: Parts): void {
  let crashes: number[] = [];
  const reload = () => reloadCrashed(window);
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log(`the page's process ended: ${reason}, code ${exitCode}`);
    const plan = afterCrash(crashes, clock.now());
    crashes = plan.crashes;
    if (plan.reloadInMs !== null) return void clock.after(plan.reloadInMs, reload);
    void ask(window, words).then((answer) => {
      crashes = [];
      if (answer === 0) reload();
      else quit();
    });
  });
}

/** Loads a page whose process has ended, also for a person who opens its window before the question was answered. */
export function reloadCrashed(window: BrowserWindow): void {
  if (!window.isDestroyed() && window.webContents.isCrashed()) window.webContents.reload();
}

async function ask(window: BrowserWindow, words: Words): Promise<number> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: words.crashedTitle,
    detail: words.crashedText,
    buttons: [words.startAgain, words.quit],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response;
}
