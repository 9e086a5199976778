import { app, BrowserWindow, dialog } from 'electron';
import type { AlarmView } from './alarm/alarm.ts';
import type { TrayWords } from './notices/tray.words.ts';
import { counted, type Words } from './system/words.ts';

type Parts = { view: () => AlarmView; words: Words; of: TrayWords };

/**
 * Quits for a person, who is asked first while guests wait. The end of the account's session quits without a question,
 * because a dialog would hold up the computer.
 */
export function createQuit({ view, words, of }: Parts): () => void {
  let asking = false;
  const quit = async () => {
    const { count } = view().waiting;
    if (asking) return;
    asking = true;
    const agreed = count === 0 || (await ask(counted(words.waiting, count), of));
    asking = false;
    if (agreed) app.quit();
  };
  return () => void quit();
}

async function ask(message: string, { quitText, stay, quitAnyway }: TrayWords): Promise<boolean> {
  const options = {
    type: 'warning' as const,
    message,
    detail: quitText,
    buttons: [stay, quitAnyway],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
  const window = BrowserWindow.getFocusedWindow();
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 1;
}
