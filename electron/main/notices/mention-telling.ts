import { Notification } from 'electron';
import type { Alarm } from '../alarm/alarm.ts';
import type { AlarmWords } from '../alarm/alarm.words.ts';
import type { Mention } from '../alarm/desk-data.schema.ts';
import type { Settings } from '../settings/settings.store.ts';
import type { SystemQuiet } from '../system/system-quiet.ts';
import { programIcon } from '../system/images.ts';
import type { Windows } from '../window/windows.ts';
import { mentionNotice } from './mention-notice.rules.ts';

type Parts = {
  settings: Settings;
  windows: Windows;
  systemQuiet: SystemQuiet;
  alarm: () => Alarm;
  words: () => AlarmWords;
  log: (line: string) => void;
};

/** Tells that a note mentions the person while no page shows the hotel: closed to the tray, or another hotel is shown. */
export function createMentionTelling({ settings, windows, systemQuiet, alarm, words, log }: Parts) {
  // A reference keeps a notification from garbage collection, which would remove it from the screen.
  const standing = new Map<string, Notification>();
  const add = (mention: Mention, silent: boolean): void => {
    const { hotel_id: hotelId, conversation_id: id } = mention;
    const content = mentionNotice(mention, settings.current().noticeDetail, words(), process.platform);
    const notification = new Notification({ ...content, silent, icon: programIcon() });
    const done = () => standing.get(id) === notification && standing.delete(id);
    notification.on('click', () => {
      done();
      const own = alarm().view().person?.hotel?.id;
      windows.open(`/requests?conversation=${id}`, hotelId === own ? null : hotelId);
    });
    notification.on('close', done);
    standing.get(id)?.close();
    standing.set(id, notification);
    notification.show();
  };
  /** Says to the server that no other device need tell it. */
  const settle = async ({ hotel_id, conversation_id }: Mention): Promise<void> => {
    try {
      await alarm().mentionTold(hotel_id, conversation_id);
    } catch (error) {
      log(`a mention that was told is not known to the server: ${(error as Error).message}`);
    }
  };
  return {
    show(mention: Mention): void {
      const { person } = alarm().view();
      const isWanted = person?.preferences.desktop_notices !== false && settings.current().quietUntil === null;
      if (!isWanted || windows.hasPageOf(mention.hotel_id) || !Notification.isSupported()) return;
      void systemQuiet.look().then((silent) => add(mention, silent));
      void settle(mention);
    },
    clear(): void {
      for (const notification of standing.values()) notification.close();
      standing.clear();
    },
  };
}
