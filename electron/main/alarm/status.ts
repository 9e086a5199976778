import type { Clock } from '../system/clock.ts';
import type { AlarmView } from './alarm.ts';
import type { AlarmWords } from './alarm.words.ts';
import { limits } from './condition.rules.ts';
import { timeIn } from './time.rules.ts';

/** One notice about the alarm itself; the same key is shown once. */
export type StatusNotice = { show(key: string, text: { title: string; body: string }): void; close(): void };

type Parts = {
  clock: Clock;
  notice: StatusNotice;
  openWindow: () => void;
  words: () => AlarmWords;
  /** A start at sign-in shows no window, so that a missing session must be told at once. */
  startedHidden: boolean;
};

/**
 * Tells by a critical notice that guests' alarms do not reach this desk: no person is signed in, or there is no connection.
 * A person who signs out knows it and is not told. A person at the sign-in page is told after a minute.
 */
export function createStatus({ clock, notice, openWindow, words, startedHidden }: Parts) {
  let mustTell = startedHidden;
  let isExpected = false;
  let cancel: (() => void) | null = null;

  const tellSignedOut = () => {
    const { notSignedInTitle: title, notSignedInText: body } = words();
    notice.show('signed_out', { title, body });
    openWindow();
  };
  const signedOut = () => {
    if (isExpected) return notice.close();
    if (mustTell) tellSignedOut();
    else cancel = clock.after(limits.tellMs, tellSignedOut);
    mustTell = false;
  };
  const deaf = ({ heardAt, person }: AlarmView) => {
    const { noConnectionTitle, noConnectionText: body } = words();
    const time = timeIn(heardAt, person?.hotel?.timezone ?? null);
    notice.show('deaf', { title: noConnectionTitle.replace('{{time}}', time), body });
  };
  return {
    show(view: AlarmView): void {
      cancel?.();
      cancel = null;
      if (view.condition === 'deaf') return deaf(view);
      if (view.condition === 'signed_out') return signedOut();
      if (view.condition !== 'working') return;
      mustTell = true;
      isExpected = false;
      notice.close();
    },
    /** The person signs out, or changes the server. */
    expectSignOut: () => void (isExpected = true),
  };
}
