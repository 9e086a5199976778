import type { Alarm, AlarmView } from '../alarm/alarm.ts';
import type { AlarmWords } from '../alarm/alarm.words.ts';
import { noneWaiting } from '../alarm/desk-data.schema.ts';
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
    open(id, path) {
      ringer.silence((other) => id === summaryId || other === id);
      windows.open(path);
    },
    resolve: (id) => void resolveFor(alarm(), id, log, windows.open),
  });
  const tell = ({ waiting, person }: AlarmView) => {
    const { quietUntil, noticeDetail } = settings.current();
    const quiet = quietUntil !== null || systemQuiet.isOn();
    const of = words();
    const wanted = person?.preferences.desktop_notices === false ? noneWaiting : waiting;
    const zone = person?.hotel?.timezone ?? null;
    const list = guestNotices(wanted, { detail: noticeDetail, words: of, zone });
    const { news } = notices.show(list, { open: of.showConversation, resolve: of.markResolved }, quiet);
    if (news > 0 && !quiet) callAttention(windows.main());
  };
  return {
    /** New waits are told once it is known whether the system holds notices back. */
    show(view: AlarmView): void {
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

/** The button of a notice. Where it fails, the conversation opens. */
async function resolveFor(
  alarm: Alarm,
  conversationId: string,
  log: (line: string) => void,
  open: (path: string) => void,
): Promise<void> {
  const hotelId = alarm.view().person?.hotel?.id;
  // A click on a toast may have started the program.
  if (hotelId === undefined) return open(`/requests?conversation=${conversationId}`);
  try {
    await alarm.resolve(hotelId, conversationId);
  } catch (error) {
    log(`a conversation could not be resolved: ${(error as Error).message}`);
    open(`/requests?conversation=${conversationId}`);
  }
}
