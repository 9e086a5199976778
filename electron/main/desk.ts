import { app } from 'electron';
import type { Alarm, AlarmView } from './alarm/alarm.ts';
import { alarmWords, type AlarmWords } from './alarm/alarm.words.ts';
import type { Bell } from './alarm/bell.ts';
import type { Ringer } from './alarm/ringer.ts';
import { createStatus } from './alarm/status.ts';
import { trayLine, trayLook, traySound } from './alarm/tray-line.rules.ts';
import { markCount } from './notices/attention.ts';
import { createGuestTelling } from './notices/guest-telling.ts';
import { createMentionTelling } from './notices/mention-telling.ts';
import { createStatusNotice } from './notices/status-notice.ts';
import { createTray } from './notices/tray.ts';
import { trayWords } from './notices/tray.words.ts';
import { createSettingsChanges } from './settings-changes.ts';
import type { Settings } from './settings/settings.store.ts';
import type { Clock } from './system/clock.ts';
import { takeAll } from './system/errors.ts';
import type { SystemQuiet } from './system/system-quiet.ts';
import type { Windows } from './window/windows.ts';
import { counted, type Words } from './system/words.ts';

type Parts = {
  settings: Settings;
  words: Words;
  windows: Windows;
  alarm: () => Alarm;
  ringer: Ringer;
  bell: Pick<Bell, 'works'>;
  clock: Clock;
  systemQuiet: SystemQuiet;
  log: (line: string) => void;
  startedHidden: boolean;
  quit: () => void;
};
export type Desk = ReturnType<typeof createDesk>;

/** The desk outside the pages: notices, tray and badge for waiting guests, and their settings. */
export function createDesk(parts: Parts) {
  const { settings, words, windows, alarm, ringer, bell, clock, systemQuiet, log, startedHidden, quit } = parts;
  const openWindow = () => windows.open();
  const ofPerson = (): AlarmWords => alarmWords(alarm().view().person?.preferences.language ?? app.getLocale());
  const notice = createStatusNotice(openWindow);
  const status = createStatus({ clock, notice, openWindow, words: ofPerson, startedHidden });
  const telling = createGuestTelling({ settings, windows, ringer, systemQuiet, alarm, words: ofPerson, log });
  const mentions = createMentionTelling({ settings, windows, systemQuiet, alarm, words: ofPerson, log });
  const mark = (view: AlarmView) => {
    const { count } = view.waiting;
    markCount(windows.main(), count, counted(words.waiting, count));
    const now = settings.current();
    const look = trayLook(view, now.quietUntil !== null);
    const zone = view.person?.hotel?.timezone ?? null;
    const line = trayLine(view, words, ofPerson());
    tray.update({ count, line, look, zone, sound: traySound(view, now, bell.works()) }, now);
  };
  const change = createSettingsChanges({
    settings,
    clock,
    changed(now) {
      windows.tellAll('settings', now);
      mark(alarm().view());
      ringer.update();
    },
    // Guests who still wait are told again, aloud.
    quietEnded: () => telling.again(),
  });
  const mayChangeStart = !settings.locked().includes('startAtLogin');
  const actions = { open: openWindow, change, quit, mayChangeStart };
  const tray = createTray(words, trayWords(app.getLocale()), clock, actions);
  return {
    change,
    show: (view: AlarmView): void =>
      takeAll(log, [() => mark(view), ringer.update, () => status.show(view), () => telling.show(view)]),
    /** Shows the count and the state of the alarm again. */
    mark: () => mark(alarm().view()),
    expectSignOut: () => status.expectSignOut(),
    mentioned: mentions.show,
    clearNotices: () => takeAll(log, [telling.clear, mentions.clear]),
  };
}
