import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchProcesses } from '#electron/main/system/child-processes.ts';
import { fakeClock } from '../alarm/fake-clock.ts';

const app = Object.assign(new EventEmitter(), { commandLine: { appendSwitch: vi.fn() } });
// Read when it is used: this factory runs before the object is there.
vi.mock('electron', () => ({
  get app() {
    return app;
  },
}));

const ends = (type: string, serviceName?: string) =>
  app.emit('child-process-gone', {}, { type, reason: 'crashed', exitCode: 11, serviceName });
let log: string[];
let networkEnds: number;
const clock = fakeClock();

beforeEach(() => {
  app.removeAllListeners();
  app.commandLine.appendSwitch.mockClear();
  [log, networkEnds] = [[], 0];
  watchProcesses({ clock, log: (line) => log.push(line), networkEnded: () => (networkEnds += 1) });
});

test('a GPU process that ends often must not end the program', () => {
  for (let times = 0; times < 3; times += 1) ends('GPU');
  // By then Chromium draws without the graphics card.
  expect(app.commandLine.appendSwitch).not.toHaveBeenCalled();
  for (let times = 0; times < 5; times += 1) ends('GPU');
  expect(app.commandLine.appendSwitch.mock.calls).toEqual([['disable-gpu-process-crash-limit']]);
});

test('a GPU process that ends now and then is left to Chromium', async () => {
  for (let times = 0; times < 9; times += 1) {
    ends('GPU');
    await clock.advance(30 * 60_000);
  }
  expect(app.commandLine.appendSwitch).not.toHaveBeenCalled();
});

test('the end of the network process is told, and every end is logged', () => {
  ends('Utility', 'audio.mojom.AudioService');
  ends('Utility', 'network.mojom.NetworkService');
  expect(networkEnds).toBe(1);
  expect(log).toHaveLength(2);
});
