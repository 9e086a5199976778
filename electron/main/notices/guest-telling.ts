import type { Alarm, AlarmView } from '../alarm/alarm.ts';
import type { AlarmWords } from '../alarm/alarm.words.ts';
import { hotelsOf, noneWaiting } from '../alarm/desk-data.schema.ts';
import { guestNotices, summaryId } from '../alarm/guest-notices.rules.ts';
import type { Ringer } from '../alarm/ringer.ts';
import type { Settings } from '../settings/settings.store.ts';
import type { SystemQuiet } from '../system/system-quiet.ts';
import type { Windows } from '../window/windows.ts';
import { callAttention } from './attention.ts';
import { createNotices } from './notices.ts';

type Parts = {
  settings: Settings;
  windows: Windows;
  ringer: Ringer;
  systemQuiet: SystemQuiet;
  alarm: () => Alarm;
  words: () => AlarmWords;
  log: (line: string) => void;
};

/** Tells of waiting guests by notices and by the program's button in the task bar. */
export function createGuestTelling({ settings, windows, ringer, systemQuiet, alarm, words, log }: Parts) {
  const notices = createNotices({
    open(id, hotelId) {
      ringer.silence((other) => id === summaryId || other === id);
      open(id, hotelId);
    },
    resolve: (id, hotelId) => void resolve(id, hotelId),
    // A window that is seen shows who waits.
    cannotShow: () => void (windows.main()?.isVisible() || windows.open()),
  });
  /** A click on a toast that started the program: its window is known once the person is. */
  let openLater: (() => void) | null = null;
  /** The main window shows the hotel that the person chose; others open in a window of their own. */
  const open = (id: string, hotelId: string | null) => {
    const { person } = alarm().view();
    const path = id === summaryId ? '/requests' : `/requests?conversation=${id}`;
    if (person) return windows.open(path, hotelId === person.hotel?.id ? null : hotelId);
    windows.open();
    openLater = () => open(id, hotelId);
  };
  /** The button of a notice. Where it fails the conversation opens. */
  const resolve = async (id: string, hotelId: string | null) => {
    try {
      if (hotelId === null) return open(id, null);
      await alarm().resolve(hotelId, id);
    } catch (error) {
      log(`a conversation could not be resolved: ${(error as Error).message}`);
      open(id, hotelId);
    }
  };
  const tell = ({ waiting, person }: AlarmView) => {
    const { quietUntil, noticeDetail } = settings.current();
    const quiet = quietUntil !== null || systemQuiet.isOn();
    const of = words();
    const wanted = person?.preferences.desktop_notices === false ? noneWaiting : waiting;
    const severalHotels = person !== null && hotelsOf(person).length > 1;
    const list = guestNotices(wanted, { detail: noticeDetail, words: of, severalHotels });
    const { news } = notices.show(list, { open: of.showConversation, resolve: of.markResolved }, quiet);
    if (news > 0 && !quiet) callAttention(windows.main());
  };
  return {
    /** New waits are told once it is known whether the system holds notices back. */
    show(view: AlarmView): void {
      if (view.person) openLater?.();
      if (view.person) openLater = null;
      if (view.waiting.count === 0) tell(view);
      else void systemQuiet.look().then(() => tell(alarm().view()));
    },
    /** Tells all waits again. */
    again(): void {
      notices.clear();
      tell(alarm().view());
    },
    clear: () => notices.clear(),
  };
}
