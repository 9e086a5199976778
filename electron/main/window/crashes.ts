import { dialog, type BrowserWindow } from 'electron';
import { afterCrash } from './crashes.rules.ts';
import type { Words } from '../words.ts';

/** Reloads a page that crashed or hangs. After several crashes in a row it asks instead. */
export function reviveWindow(window: BrowserWindow, words: Words): void {
  let crashes: number[] = [];
  const reload = () => {
    if (!window.isDestroyed()) window.webContents.reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    const plan = afterCrash(crashes, Date.now());
    crashes = plan.crashes;
    if (plan.reloadInMs !== null) return void setTimeout(reload, plan.reloadInMs);
    void ask(window, words.crashedTitle, words.crashedText, [words.startAgain, words.quit]).then((answer) => {
      crashes = [];
      if (answer === 0) reload();
    });
  });
  let asking = false;
  window.on('unresponsive', () => {
    if (asking) return;
    asking = true;
    void ask(window, words.unresponsiveTitle, words.unresponsiveText, [words.wait, words.reload]).then((answer) => {
      asking = false;
      if (answer !== 1) return;
      window.webContents.forcefullyCrashRenderer();
    });
  });
}

async function ask(window: BrowserWindow, message: string, detail: string, buttons: string[]): Promise<number> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message,
    detail,
    buttons,
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response;
}
