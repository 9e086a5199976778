import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { alarmWords } from '#electron/main/alarm/alarm.words.ts';
import { mentionNotice } from '#electron/main/notices/mention-notice.rules.ts';
import { createMentionTelling } from '#electron/main/notices/mention-telling.ts';

/** Electron's Notification. */
class Toast extends EventEmitter {
  static shown: Toast[] = [];
  static isSupported = () => true;
  readonly options: { title: string; body: string; silent: boolean };
  isOpen = true;
  constructor(options: Toast['options']) {
    super();
    this.options = options;
  }
  show = () => void Toast.shown.push(this);
  close = () => {
    this.isOpen = false;
    this.emit('close');
  };
}
vi.mock('electron', () => ({
  // Read when it is used: this factory runs before the class is there.
  get Notification() {
    return Toast;
  },
  nativeImage: { createFromBitmap: () => null },
}));

const [here, elsewhere, id] = ['a', 'b', 'c'].map((end) => `0199b000-0000-7000-8000-0000000000f${end}`) as [
  string,
  string,
  string,
];
const mention = { hotel_id: here, conversation_id: id, user_id: 'malo', user_name: 'Ada', guest_name: 'Ines <b>' };
const words = alarmWords('en');

let acts: unknown[];
beforeEach(() => void ([acts, Toast.shown] = [[], []]));

function start({ pages = [] as string[], quiet = false, notices = true, until = null as number | null } = {}) {
  const person = { hotel: { id: here }, preferences: { desktop_notices: notices } };
  const parts = {
    settings: { current: () => ({ noticeDetail: 'name', quietUntil: until }) },
    windows: {
      hasPageOf: (hotelId: string) => pages.includes(hotelId),
      open: (...given: unknown[]) => acts.push(['open', ...given]),
    },
    systemQuiet: { look: () => Promise.resolve(quiet), isOn: () => quiet },
    alarm: () => ({
      view: () => ({ person }),
      mentionTold: (...given: unknown[]) => Promise.resolve(void acts.push(['told', ...given])),
    }),
    words: () => words,
    log: (line: string) => acts.push(line),
  };
  return createMentionTelling(parts as unknown as Parameters<typeof createMentionTelling>[0]);
}

test('a mention is shown while the program is in the tray, opens its conversation, and is known to the server', async () => {
  start().show(mention);
  await turn();
  expect(Toast.shown.map(({ options }) => options)).toMatchObject([{ title: 'Ada mentions you', silent: false }]);
  Toast.shown[0]!.emit('click');
  expect(acts).toEqual([
    ['told', here, id],
    ['open', `/requests?conversation=${id}`, null],
  ]);
});

test('one in another hotel than the page’s opens a window of that hotel', async () => {
  start({ pages: [here] }).show({ ...mention, hotel_id: elsewhere });
  await turn();
  Toast.shown[0]!.emit('click');
  expect(acts.at(-1)).toEqual(['open', `/requests?conversation=${id}`, elsewhere]);
});

test('a page of the hotel shows it itself, and quiet hours and the person’s own choice hold it back', async () => {
  start({ pages: [here] }).show(mention);
  start({ until: 1 }).show(mention);
  start({ notices: false }).show(mention);
  await turn();
  expect([Toast.shown, acts]).toEqual([[], []]);
});

test('the next one about the guest replaces it, silently where the system is quiet, and signing out removes it', async () => {
  const telling = start({ quiet: true });
  telling.show(mention);
  await turn();
  telling.show(mention);
  await turn();
  expect(Toast.shown.map(({ isOpen, options }) => [isOpen, options.silent])).toEqual([
    [false, true],
    [true, true],
  ]);
  telling.clear();
  expect(Toast.shown.some(({ isOpen }) => isOpen)).toBe(false);
});

test('the guest is named as the computer’s settings allow, without markup', () => {
  expect(mentionNotice(mention, 'name', words, 'linux')).toEqual({ title: 'Ada mentions you', body: 'Ines &lt;b&gt;' });
  expect(mentionNotice(mention, 'count', words, 'win32').body).toBe('');
});
