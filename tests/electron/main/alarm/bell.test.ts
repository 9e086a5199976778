import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Session } from 'electron';
import { expect, test, vi } from 'vitest';
import { createBell } from '#electron/main/alarm/bell.ts';
import { fakeClock } from './fake-clock.ts';

/** Whether the audio device of the bell's window starts. */
let starts = true;
vi.mock('electron', () => ({
  app: {},
  dialog: {},
  Menu: {},
  nativeImage: {},
  screen: {},
  shell: { beep: () => undefined },
  BrowserWindow: class extends EventEmitter {
    webContents = {
      ipc: new EventEmitter(),
      isCrashed: () => false,
      send: () => void setImmediate(() => this.webContents.ipc.emit('bell:rang', {}, starts)),
    };
    loadURL = async () => undefined;
    isDestroyed = () => false;
    destroy = () => void this.emit('closed');
  },
}));

test('a bell that does not sound is told once, and so is the next that sounds', async () => {
  const clock = fakeClock();
  const told: boolean[] = [];
  const bell = createBell({
    session: {} as Session,
    clock,
    log: () => undefined,
    chosen: () => ({ sound: 'bell', volume: 70 }),
    systemQuiet: async () => false,
    changed: () => told.push(bell.works()),
  });
  const rings = async () => {
    await clock.advance(8000);
    for (let turns = 0; turns < 5; turns += 1) await turn();
  };
  bell.set(true);
  await rings();
  expect(told).toEqual([]);
  starts = false;
  for (let times = 0; times < 3; times += 1) await rings();
  expect(told).toEqual([false]);
  starts = true;
  await rings();
  expect(told).toEqual([false, true]);
  bell.set(false);
});
