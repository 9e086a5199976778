import { Notification } from 'electron';
import type { WaitingList, WaitingNotice } from '#shared/desktop.ts';
import { planNotices } from '#shared/waiting-notices.rules.ts';
import { buttonAction, noticeOptions } from './notices.rules.ts';

type Standing = { key: string; notification: Notification };

export type Notices = { show(waiting: WaitingList, quiet: boolean): { news: number }; clear(): void };

type Actions = { open: (path: string) => void; resolve: (conversationId: string) => void };

/**
 * Native notifications of waiting guests. Each call passes the whole list, and new and ended entries are derived from it,
 * so a page that reloads or crashes neither repeats nor loses a notification.
 */
export function createNotices({ open, resolve }: Actions): Notices {
  // References also keep notifications from garbage collection, which would remove them from the screen.
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
      if (buttonAction(pressed) === 'resolve') resolve(notice.id);
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
