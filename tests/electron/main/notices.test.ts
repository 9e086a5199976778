import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alarmWords } from '#electron/main/alarm/alarm.words.ts';
import { waitingGuest } from '#electron/main/alarm/desk-data.schema.ts';
import { guestNotices } from '#electron/main/alarm/guest-notices.rules.ts';
import { createNotices } from '#electron/main/notices/notices.ts';
import type { Activation } from '#electron/main/notices/notices.rules.ts';
import { aGuest } from './alarm/desk-server.ts';

/** Electron's Notification as Windows has it. */
class Toast extends EventEmitter {
  static shown: Toast[] = [];
  static activate: ((given: Activation) => void) | null = null;
  static isSupported = () => true;
  static handleActivation = (follow: (given: Activation) => void) => void (Toast.activate = follow);
  readonly id: string;
  readonly manner: string;
  isOpen = false;
  constructor({ id, urgency, silent }: { id: string; urgency: string; silent: boolean }) {
    super();
    this.id = id;
    this.manner = `${urgency}${silent ? ', silent' : ''}`;
  }
  show = () => {
    this.isOpen = true;
    Toast.shown.push(this);
  };
  close = () => void (this.isOpen = false);
  /** By the person. */
  dismiss = () => {
    this.close();
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

const platform = Object.getOwnPropertyDescriptor(process, 'platform')!;
const id = '0199b000-0000-7000-8000-000000000001';
const hotelId = '0199b000-0000-7000-8000-0000000000ff';
const wait = (since: string) => ({
  id,
  hotelId,
  key: `${id} ${since}`,
  title: 'Ada waits',
  body: '',
  path: '/requests',
});
const buttons = { open: 'Open', resolve: 'Mark Resolved' };
let acts: unknown[];
const open = () =>
  createNotices({
    open: (...given) => acts.push(['open', ...given]),
    resolve: (...given) => acts.push(['resolve', ...given]),
    cannotShow: () => acts.push(['cannotShow']),
  });
const activate = async (type: string, tag: string, actionIndex?: number) => {
  Toast.activate?.({
    type,
    arguments: `type=${type}&tag=${tag}`,
    ...(actionIndex === undefined ? {} : { actionIndex }),
  });
  await turn();
};

beforeEach(() => {
  Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
  [acts, Toast.shown, Toast.activate] = [[], [], null];
});
afterEach(() => void Object.defineProperty(process, 'platform', platform));

test('a click that Windows tells by both of its ways acts once, and so does the next notice of the guest', async () => {
  const notices = open();
  notices.show([wait('1')], buttons, false);
  Toast.shown[0]?.emit('click');
  await activate('click', Toast.shown[0]?.id ?? '');
  expect(acts).toEqual([['open', id, hotelId]]);
  notices.show([], buttons, false);
  notices.show([wait('2')], buttons, false);
  await activate('action', Toast.shown[1]?.id ?? '', 1);
  Toast.shown[1]?.emit('action', { actionIndex: 1 }, 1);
  expect(acts.slice(1)).toEqual([['resolve', id, hotelId]]);
});

test('a toast of an earlier start knows its hotel', async () => {
  const first = open();
  first.show([wait('1')], buttons, false);
  const tag = Toast.shown[0]?.id ?? '';
  open();
  await activate('click', tag);
  await activate('click', 'not-ours');
  expect(acts).toEqual([['open', id, hotelId]]);
});

test('where the system shows no notices it is told once for each wait, and not during "do not disturb"', () => {
  const isSupported = vi.spyOn(Toast, 'isSupported').mockReturnValue(false);
  const notices = open();
  notices.show([wait('1')], buttons, false);
  notices.show([wait('1')], buttons, false);
  expect(acts).toEqual([['cannotShow']]);
  expect(notices.show([wait('2')], buttons, true).news).toBe(1);
  expect(acts).toHaveLength(1);
  isSupported.mockRestore();
  notices.show([wait('3')], buttons, false);
  Toast.shown[0]?.emit('failed');
  expect(acts).toHaveLength(2);
});

const guest = (minute: number, more = {}) => ({
  ...waitingGuest.parse({ ...aGuest(`Guest ${minute}`, `2026-01-05T07:0${minute}:00Z`), ...more }),
  hotel: { id: hotelId, name: 'Maison des Marées', timezone: 'Europe/Paris' },
});
const emergency = { waiting_for: { priority: 'urgent', category: 'emergency', reasons: [] } };
/** Shows the notices of these guests, as after each reading of the list. Returns the manner of each notice shown by it. */
const tell = (notices: ReturnType<typeof open>, ...guests: ReturnType<typeof guest>[]) => {
  const { length: before } = Toast.shown;
  const chosen = { detail: 'name' as const, words: alarmWords('en'), severalHotels: false };
  notices.show(guestNotices({ guests, count: guests.length }, chosen), buttons, false);
  return Toast.shown.slice(before).map(({ manner }) => manner);
};
const standing = () => Toast.shown.filter(({ isOpen }) => isOpen);

test('the notice for all is shown once, however often the list is read, and not again once it was dismissed', () => {
  const notices = open();
  const four = [1, 2, 3, 4].map((minute) => guest(minute));
  expect(tell(notices, ...four)).toEqual(['critical']);
  expect(tell(notices, ...four)).toEqual([]);
  expect(standing()).toHaveLength(1);
  Toast.shown[0]?.dismiss();
  expect(tell(notices, ...four)).toEqual([]);
  expect(tell(notices, ...four.slice(0, 3))).toEqual([]);
  expect(standing()).toEqual([]);
});

test('the notice for all is replaced silently, and stays, when a guest was helped, also the newest one', () => {
  const notices = open();
  const five = [1, 2, 3, 4, 5].map((minute) => guest(minute));
  tell(notices, ...five);
  expect(tell(notices, ...five.slice(0, 4))).toEqual(['critical, silent']);
  expect(standing()).toHaveLength(1);
  // Three have a notice each.
  expect(tell(notices, ...five.slice(0, 3))).toEqual(['critical, silent', 'critical, silent', 'critical, silent']);
  expect(standing()).toHaveLength(3);
});

test('the notice for all is loud for an emergency and silent after it', () => {
  const notices = open();
  const four = [1, 2, 3, 4].map((minute) => guest(minute));
  tell(notices, ...four);
  for (const { id: inDanger } of [four[0]!, four[3]!]) {
    const during = four.map((one) => (one.id === inDanger ? { ...one, ...emergency } : one));
    expect(tell(notices, ...during)).toEqual(['critical']);
    expect(tell(notices, ...during)).toEqual([]);
    expect(tell(notices, ...four)).toEqual(['critical, silent']);
    expect(tell(notices, ...four)).toEqual([]);
    expect(standing()).toHaveLength(1);
  }
});
