import { app } from 'electron';
import type { ComputerSettings, SettingsChange, WaitingList } from '#shared/desktop.ts';
import { callAttention, markCount } from './notices/attention.ts';
import { setAutostart } from './system/autostart.ts';
import { createNotices } from './notices/notices.ts';
import type { Settings } from './settings/settings.store.ts';
import { createTray } from './notices/tray.ts';
import type { Windows } from './window/windows.ts';
import { counted, type Words } from './words.ts';

type Parts = { settings: Settings; words: Words; windows: Windows; forget: () => Promise<void> };

/** Waiting guests outside the page: notifications, tray, badge, and their settings. */
export function createDesk({ settings, words, windows, forget }: Parts) {
  let count = 0;
  const notices = createNotices({ open: windows.open, resolve: (id) => windows.tell('resolve', id) });
  const change = (wish: SettingsChange): ComputerSettings => {
    const now = settings.change(wish);
    if (app.isPackaged && wish.startAtLogin !== undefined) setAutostart(now.startAtLogin);
    tray.update(count, now);
    windows.tell('settings', now);
    return now;
  };
  const tray = createTray(words, {
    open: () => windows.open(),
    change,
    quit: () => app.quit(),
    mayChangeStart: !settings.locked().includes('startAtLogin'),
  });
  const mark = (waiting: number) => {
    count = waiting;
    markCount(windows.main(), count, counted(words.waiting, count));
    tray.update(count, settings.current());
  };
  mark(0);
  return {
    change,
    showWaiting(waiting: WaitingList) {
      const { quiet } = settings.current();
      const { news } = notices.show(waiting, quiet);
      if (news > 0 && !quiet) callAttention(windows.main());
      mark(waiting.count);
    },
    /** Removes everything of the person: notifications, count, session, offline data. */
    async forgetPerson() {
      notices.clear();
      mark(0);
      await forget();
    },
  };
}
