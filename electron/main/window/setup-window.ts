import { BrowserWindow, ipcMain, type Session } from 'electron';
import { mayCall } from '../protocol/guards.rules.ts';
import { checkServer } from '../setup/server-check.ts';
import { setupOrigin } from '../protocol/own-pages.ts';
import { programIcon } from '../system/images.ts';
import { bringUp, safely } from './window.ts';
import type { Words } from '../system/words.ts';

type Asked = {
  session: Session;
  words: Words;
  log: (line: string) => void;
  /** `wanted`: the page of a link that came before there was a server. */
  onChosen: (address: string, wanted: string | null) => void;
};
type Setup = { open(wanted: string | null): void; close(): void; window(): BrowserWindow | null };

/** The setup window, of which there is one at most. */
export function createSetup(asked: Asked): Setup {
  let window: BrowserWindow | null = null;
  let latest: string | null = null;
  return {
    open(wanted) {
      latest = wanted ?? latest;
      if (window) return bringUp(window);
      window = openSetupWindow(asked, (address) => {
        asked.onChosen(address, latest);
        latest = null;
      });
      window.on('closed', () => (window = null));
    },
    close: () => window?.close(),
    window: () => window,
  };
}

/** Asks for the server's address in a separate window until a server answers. */
function openSetupWindow({ session, words, log }: Asked, onChosen: (address: string) => void): BrowserWindow {
  const window = new BrowserWindow({
    width: 560,
    height: 520,
    resizable: false,
    fullscreenable: false,
    title: 'Concierge Desk',
    icon: programIcon(),
    show: false,
    webPreferences: safely('setup', session),
  });
  ipcMain.removeHandler('setup:connect');
  ipcMain.handle('setup:connect', async (event, typed: unknown) => {
    if (!mayCall(event.senderFrame, setupOrigin)) throw new Error('refused: not the setup page');
    if (typeof typed !== 'string' || typed.length > 2000) return words.unreadable;
    const checked = await checkServer(typed, (url, init) => session.fetch(url, init));
    if (!checked.ok) return words[checked.problem];
    onChosen(checked.address);
    return '';
  });
  window.once('ready-to-show', () => {
    window.show();
    log('the setup page is shown');
  });
  window.removeMenu();
  void window.loadURL(`${setupOrigin}/`);
  return window;
}
