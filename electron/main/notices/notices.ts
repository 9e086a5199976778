import { Notification } from 'electron';
import type { WaitingNotice } from '#shared/desktop.ts';
import { planNotices } from '#shared/waiting-notices.rules.ts';
import { programIcon } from '../system/images.ts';
import { summaryId } from '../alarm/guest-notices.rules.ts';
import { followClicks } from './clicks.ts';
import { noticeGroup, noticeOptions, type Buttons } from './notices.rules.ts';

type Standing = { key: string; title: string; hotelId: string | null; notification: Notification };

export type Notices = {
  show(waiting: readonly WaitingNotice[], buttons: Buttons, quiet: boolean): { news: number };
  clear(): void;
};

/** `id`: a conversation or the summary. `hotelId`: null for the summary of an earlier start. */
type Actions = Record<'open' | 'resolve', (id: string, hotelId: string | null) => void>;

/**
 * Native notifications of waiting guests. Each call passes the whole list, and new and ended entries are derived from it,
 * so that a repeated list neither repeats nor loses a notification.
 */
export function createNotices({ open, resolve }: Actions): Notices {
  // References also keep notifications from garbage collection, which would remove them from the screen.
  const standing = new Map<string, Standing>();
  let told: ReadonlySet<string> = new Set();
  let covered: ReadonlySet<string> = new Set();

  const close = (id: string) => {
    const notice = standing.get(id);
    standing.delete(id);
    notice?.notification.close();
  };
  const clicks = followClicks(({ id, action, ...clicked }) => {
    const hotelId = clicked.hotelId ?? standing.get(id)?.hotelId ?? null;
    close(id);
    if (action === 'resolve') resolve(id, hotelId);
    else open(id, hotelId);
  });
  // Notices of an earlier start tell of waits that may be over.
  Notification.removeGroup?.(noticeGroup);
  const add = (notice: WaitingNotice, buttons: Buttons, quiet: boolean) => {
    const notification = new Notification({
      ...noticeOptions(notice, notice.id === summaryId ? { ...buttons, resolve: null } : buttons, quiet),
      icon: programIcon(),
    });
    const { id, key, title, hotelId = null } = notice;
    clicks.listen(notification, id, hotelId);
    notification.on('close', () => {
      if (standing.get(id)?.notification === notification) standing.delete(id);
    });
    standing.set(id, { key, title, hotelId, notification });
    notification.show();
  };
  return {
    show(waiting, buttons, quiet) {
      if (!Notification.isSupported()) return { news: 0 };
      const shown = new Map([...standing].map(([id, { key }]) => [id, key]));
      const plan = planNotices({ shown, told }, waiting);
      told = plan.told;
      plan.close.forEach(close);
      for (const notice of plan.show) {
        close(notice.id);
        add(notice, buttons, quiet);
      }
      // Guests told by the common notice get their own again, quietly, and so does the common notice of those who are left.
      for (const notice of waiting.filter(({ key }) => covered.has(key))) add(notice, buttons, true);
      covered = new Set(waiting.flatMap(({ key, stands = [] }) => stands.filter((other) => other !== key)));
      // A text that changed without a new wait is replaced quietly.
      for (const notice of waiting.filter(({ id, title }) => standing.has(id) && standing.get(id)?.title !== title)) {
        close(notice.id);
        add(notice, buttons, true);
      }
      return { news: plan.show.length };
    },
    clear() {
      [...standing.keys()].forEach(close);
      told = new Set();
      covered = new Set();
    },
  };
}
