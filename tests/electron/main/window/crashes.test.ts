import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { reviveWindow } from '#electron/main/window/crashes.ts';
import { bringUp } from '#electron/main/window/window.ts';
import { wordsFor } from '#electron/main/system/words.ts';
import { fakeClock, type FakeClock } from '../alarm/fake-clock.ts';

let answer: (button: number) => void;
const showMessageBox = vi.fn(
  () => new Promise<{ response: number }>((resolve) => (answer = (response) => resolve({ response }))),
);
vi.mock('electron', () => ({
  app: {},
  BrowserWindow: {},
  Menu: {},
  nativeImage: {},
  screen: {},
  // Read when it is used: this factory runs before the function is there.
  get dialog() {
    return { showMessageBox };
  },
}));

let clock: FakeClock;
let quits: number;
let loads: number;
let crashed: boolean;
let window: BrowserWindow;
const webContents = () => window.webContents as unknown as EventEmitter;
const crash = async () => {
  crashed = true;
  webContents().emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  await clock.advance(2000);
};

beforeEach(() => {
  showMessageBox.mockClear();
  clock = fakeClock();
  [quits, loads, crashed] = [0, 0, false];
  const page = Object.assign(new EventEmitter(), {
    isCrashed: () => crashed,
    reload() {
      loads += 1;
      crashed = false;
    },
  });
  const shown = { isDestroyed: () => false, isMinimized: () => false, show: () => undefined, focus: () => undefined };
  window = { ...shown, webContents: page } as unknown as BrowserWindow;
  reviveWindow(window, { words: wordsFor('en'), clock, log: () => undefined, quit: () => (quits += 1) });
});

test('a page that crashes is loaded again, and after three times a person is asked', async () => {
  for (let times = 0; times < 4; times += 1) await crash();
  expect(loads).toBe(3);
  expect(showMessageBox).toHaveBeenCalledTimes(1);
  answer(0);
  await turn();
  expect(loads).toBe(4);
  expect(quits).toBe(0);
});

test('"Quit" in that question quits', async () => {
  for (let times = 0; times < 4; times += 1) await crash();
  answer(1);
  await turn();
  expect(quits).toBe(1);
});

test('a click on a notice loads the page while the question is open, which does not load it again', async () => {
  for (let times = 0; times < 4; times += 1) await crash();
  bringUp(window);
  expect(loads).toBe(4);
  bringUp(window);
  answer(0);
  await turn();
  expect(loads).toBe(4);
});
