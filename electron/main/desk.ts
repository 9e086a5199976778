import { app } from 'electron';
import type { ComputerSettings, SettingsChange } from '#shared/desktop.ts';
import type { Alarm, AlarmView } from './alarm/alarm.ts';
import { alarmWords, type AlarmWords } from './alarm/alarm.words.ts';
import { noneWaiting } from './alarm/desk-data.schema.ts';
import { guestNotices, summaryId } from './alarm/guest-notices.rules.ts';
import type { Ringer } from './alarm/ringer.ts';
import { createStatus } from './alarm/status.ts';
import { trayLine, trayLook } from './alarm/tray-line.rules.ts';
import { callAttention, markCount } from './notices/attention.ts';
import { createNotices } from './notices/notices.ts';
import { createStatusNotice } from './notices/status-notice.ts';
import { createTray } from './notices/tray.ts';
import type { Settings } from './settings/settings.store.ts';
import { setAutostart } from './system/autostart.ts';
import type { Clock } from './system/clock.ts';
import type { Windows } from './window/windows.ts';
import { counted, type Words } from './words.ts';

type Parts = {
  settings: Settings;
  words: Words;
  windows: Windows;
  alarm: () => Alarm;
  ringer: Ringer;
  clock: Clock;
  log: (line: string) => void;
  startedHidden: boolean;
};
export type Desk = ReturnType<typeof createDesk>;

/** The desk outside the pages: notices, tray and badge for waiting guests, and their settings. */
export function createDesk({ settings, words, windows, alarm, ringer, clock, log, startedHidden }: Parts) {
  const openWindow = () => windows.open();
  const ofPerson = (): AlarmWords => alarmWords(alarm().view().person?.preferences.language ?? app.getLocale());
  const notice = createStatusNotice(openWindow);
  const status = createStatus({ clock, notice, openWindow, words: ofPerson, startedHidden });
  const notices = createNotices({
    open(id, path) {
      ringer.silence((other) => id === summaryId || other === id);
      windows.open(path);
    },
    resolve: (id) => void resolveFor(alarm(), id, log, windows.open),
  });
  const tell = ({ waiting, person }: AlarmView) => {
    const { quiet, noticeDetail } = settings.current();
    const of = ofPerson();
    const wanted = person?.preferences.desktop_notices === false ? noneWaiting : waiting;
    const zone = person?.hotel?.timezone ?? null;
    const list = guestNotices(wanted, { detail: noticeDetail, words: of, zone });
    const { news } = notices.show(list, { open: of.showConversation, resolve: of.markResolved }, quiet);
    if (news > 0 && !quiet) callAttention(windows.main());
  };
  const mark = (view: AlarmView) => {
    const { count } = view.waiting;
    markCount(windows.main(), count, counted(words.waiting, count));
    tray.update({ count, line: trayLine(view, words, ofPerson()), look: trayLook(view) }, settings.current());
  };
  const change = (wish: SettingsChange): ComputerSettings => {
    const now = settings.change(wish);
    if (app.isPackaged && wish.startAtLogin !== undefined) setAutostart(now.startAtLogin);
    windows.tellAll('settings', now);
    mark(alarm().view());
    ringer.update();
    return now;
  };
  const mayChangeStart = !settings.locked().includes('startAtLogin');
  const tray = createTray(words, { open: openWindow, change, quit: () => app.quit(), mayChangeStart });
  return {
    change,
    show(view: AlarmView): void {
      tell(view);
      mark(view);
      ringer.update();
      status.show(view);
    },
    expectSignOut: () => status.expectSignOut(),
    clearNotices: () => notices.clear(),
  };
}

/** The button of a notice. Where it fails, the conversation opens. */
async function resolveFor(
  alarm: Alarm,
  conversationId: string,
  log: (line: string) => void,
  open: (path: string) => void,
): Promise<void> {
  const hotelId = alarm.view().person?.hotel?.id;
  if (hotelId === undefined) return;
  try {
    await alarm.resolve(hotelId, conversationId);
  } catch (error) {
    log(`a conversation could not be resolved: ${(error as Error).message}`);
    open(`/requests?conversation=${conversationId}`);
  }
}
