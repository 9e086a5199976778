import { app, BrowserWindow, dialog } from 'electron';
import type { AlarmView } from './alarm/alarm.ts';
import type { TrayWords } from './notices/tray.words.ts';
import { counted, type Words } from './system/words.ts';

type Parts = { view: () => AlarmView; holdWork: () => Promise<boolean>; words: Words; of: TrayWords };

export type Quit = {
  /** Quits for a person, after a question. */
  quit: () => void;
  /** Asks a person while guests wait or a page holds unsaved work. False also while a question is open. */
  mayEnd: () => Promise<boolean>;
};

/** The end of the account's session quits without a question, because a dialog would hold up the computer. */
export function createQuit({ view, holdWork, words, of }: Parts): Quit {
  let asking = false;
  const mayEnd = async () => {
    if (asking) return false;
    asking = true;
    try {
      const { count } = view().waiting;
      const isUnsaved = await holdWork();
      const waiting = { message: counted(words.waiting, count), detail: of.quitText };
      const unsaved = { message: words.leaveTitle, detail: words.leaveText };
      const reasons = [...(count > 0 ? [waiting] : []), ...(isUnsaved ? [unsaved] : [])];
      return reasons.length === 0 || (await ask(reasons, of));
    } finally {
      asking = false;
    }
  };
  return { quit: () => void mayEnd().then((agreed) => agreed && app.quit()), mayEnd };
}

type Reason = { message: string; detail: string };

async function ask(reasons: Reason[], { stay, quitAnyway }: TrayWords): Promise<boolean> {
  const options = {
    type: 'warning' as const,
    message: reasons.map(({ message }) => message).join('\n'),
    detail: reasons.map(({ detail }) => detail).join('\n'),
    buttons: [stay, quitAnyway],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
  const window = BrowserWindow.getFocusedWindow();
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 1;
}
