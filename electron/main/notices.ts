import { Notification } from 'electron';
import type { WaitingList, WaitingNotice } from '#shared/desktop.ts';
import { planNotices } from '#shared/waiting-notices.rules.ts';
import { buttonDeed, noticeOptions } from './notices.rules.ts';

type Standing = { key: string; notification: Notification };

export type Notices = { show(waiting: WaitingList, quiet: boolean): { news: number }; clear(): void };

type Actions = { open: (path: string) => void; resolve: (conversationId: string) => void };

/**
 * The native notices of those who wait. Told the whole list each time, it finds out by itself what is new and what is
 * over; a page that reloads or crashes therefore neither repeats nor loses one.
 */
export function createNotices({ open, resolve }: Actions): Notices {
  // Also keeps them from being collected as garbage, which would take them off the screen.
  const standing = new Map<string, Standing>();
  let told: ReadonlySet<string> = new Set();

  const close = (id: string) => {
    const notice = standing.get(id);
    standing.delete(id);
    notice?.notification.close();
  };
  const add = (notice: WaitingNotice, buttons: WaitingList['buttons'], quiet: boolean) => {
    const notification = new Notification(noticeOptions(notice, buttons, quiet));
    const forget = () => {
      if (standing.get(notice.id)?.notification === notification) standing.delete(notice.id);
    };
    notification.on('click', () => {
      close(notice.id);
      open(notice.path);
    });
    notification.on('action', (details, index) => {
      close(notice.id);
      const pressed = (details as { actionIndex?: number }).actionIndex ?? index;
      if (buttonDeed(pressed) === 'resolve') resolve(notice.id);
      else open(notice.path);
    });
    notification.on('close', forget);
    standing.set(notice.id, { key: notice.key, notification });
    notification.show();
  };
  return {
    show({ notices, buttons }, quiet) {
      if (!Notification.isSupported()) return { news: 0 };
      const shown = new Map([...standing].map(([id, { key }]) => [id, key]));
      const plan = planNotices({ shown, told }, notices);
      told = plan.told;
      plan.close.forEach(close);
      for (const notice of plan.show) {
        close(notice.id);
        add(notice, buttons, quiet);
      }
      return { news: plan.show.length };
    },
    clear() {
      [...standing.keys()].forEach(close);
      told = new Set();
    },
  };
}
