import { Notification } from 'electron';
import type { WaitingNotice } from '#shared/desktop.ts';
import { planNotices } from '#shared/waiting-notices.rules.ts';
import { programIcon } from '../system/images.ts';
import { summaryId } from '../alarm/guest-notices.rules.ts';
import { followClicks } from './clicks.ts';
import { noticeGroup, noticeOptions, type Buttons, type Manner } from './notices.rules.ts';

type Standing = { key: string; title: string; hotelId: string | null; notification: Notification };

export type Notices = {
  show(waiting: readonly WaitingNotice[], buttons: Buttons, quiet: boolean): { news: number };
  clear(): void;
};

/**
 * `id`: a conversation or the summary. `hotelId`: null for the summary of an earlier start. `cannotShow`: the system shows no
 * notices, or refused one.
 */
type Actions = Record<'open' | 'resolve', (id: string, hotelId: string | null) => void> & { cannotShow: () => void };

/**
 * Native notifications of waiting guests. Each call passes the whole list, and new and ended entries are derived from it,
 * so that a repeated list neither repeats nor loses a notification.
 */
export function createNotices({ open, resolve, cannotShow }: Actions): Notices {
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
  const add = (notice: WaitingNotice, buttons: Buttons, manner: Manner) => {
    const notification = native(notice, buttons, manner);
    const { id, key, title, hotelId = null } = notice;
    clicks.listen(notification, id, hotelId);
    if (manner === 'loud') notification.on('failed', cannotShow);
    notification.on('close', () => {
      if (standing.get(id)?.notification === notification) standing.delete(id);
    });
    standing.set(id, { key, title, hotelId, notification });
    notification.show();
  };
  return {
    show(waiting, buttons, quiet) {
      const shown = new Map([...standing].map(([id, { key }]) => [id, key]));
      const plan = planNotices({ shown, told }, waiting);
      told = plan.told;
      const news = plan.show.length;
      const canShow = Notification.isSupported();
      if (!canShow && news > 0 && !quiet) cannotShow();
      if (!canShow) return { news };
      plan.close.forEach(close);
      for (const notice of plan.show) {
        close(notice.id);
        add(notice, buttons, quiet ? 'quiet' : 'loud');
      }
      // Guests told by the common notice get their own again, or those who are left a common one, unless it was dismissed.
      const isCovered = ({ key }: WaitingNotice) => shown.has(summaryId) && covered.has(key);
      const hasOtherText = ({ id, title }: WaitingNotice) => (standing.get(id)?.title ?? title) !== title;
      for (const notice of waiting.filter((one) => isCovered(one) || hasOtherText(one))) {
        close(notice.id);
        add(notice, buttons, quiet ? 'quiet' : 'silent');
      }
      covered = new Set(waiting.flatMap(({ key, stands = [] }) => stands.filter((other) => other !== key)));
      return { news };
    },
    clear() {
      [...standing.keys()].forEach(close);
      [told, covered] = [new Set(), new Set()];
    },
  };
}

const native = (notice: WaitingNotice, buttons: Buttons, manner: Manner): Notification =>
  new Notification({
    ...noticeOptions(notice, notice.id === summaryId ? { ...buttons, resolve: null } : buttons, manner),
    icon: programIcon(),
  });
