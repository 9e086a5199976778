import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotices } from '#electron/main/notices/notices.ts';
import type { Activation } from '#electron/main/notices/notices.rules.ts';

/** Electron's Notification as Windows has it. */
class Toast extends EventEmitter {
  static shown: Toast[] = [];
  static activate: ((given: Activation) => void) | null = null;
  static isSupported = () => true;
  static handleActivation = (follow: (given: Activation) => void) => void (Toast.activate = follow);
  readonly id: string;
  constructor({ id }: { id: string }) {
    super();
    this.id = id;
  }
  show = () => void Toast.shown.push(this);
  close = () => undefined;
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
