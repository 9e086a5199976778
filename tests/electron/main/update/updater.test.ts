import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startUpdater } from '#electron/main/update/updater.ts';
import { offerUpdate } from '#electron/main/update/update-offer.ts';
import { askAgainMs } from '#electron/main/update/update.rules.ts';

/** Electron's Notification, of which a test presses the last. */
class Notice extends EventEmitter {
  static shown: Notice[] = [];
  static isSupported = () => true;
  readonly body: string;
  constructor({ body }: { body: string }) {
    super();
    this.body = body;
  }
  show = () => void Notice.shown.push(this);
}
const program = vi.hoisted(() => ({ dir: '' }));
vi.mock('electron', () => ({
  app: { isPackaged: true, getAppPath: () => program.dir, getVersion: () => '1.0.0', getLocale: () => 'en-GB' },
  BrowserWindow: { getAllWindows: () => [] },
  // Read when it is used: this factory runs before the class is there.
  get Notification() {
    return Notice;
  },
}));
const updater = vi.hoisted(() => ({
  on: vi.fn(),
  setFeedURL: vi.fn(),
  checkForUpdates: async () => null,
  quitAndInstall: vi.fn(),
}));
vi.mock('electron-updater', () => ({ default: { autoUpdater: updater } }));

const platform = Object.getOwnPropertyDescriptor(process, 'platform')!;
beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
  program.dir = fs.mkdtempSync(path.join(os.tmpdir(), 'update-'));
  const build = { updates: 'self', feed: 'https://updates.example.com/desk', signed: true };
  fs.writeFileSync(path.join(program.dir, 'package.json'), JSON.stringify({ conciergeDesk: build }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  Notice.shown = [];
  Object.defineProperty(process, 'platform', platform);
  fs.rmSync(program.dir, { recursive: true });
});

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A program that has downloaded 1.0.1. `mayEnd`: no guest waits, and nothing is half typed. */
async function withDownloaded(mayEnd: () => boolean): Promise<void> {
  startUpdater({ policy: {}, log: () => undefined, ask: async (version) => (await offerUpdate(version)) && mayEnd() });
  await vi.waitFor(() => expect(updater.on).toHaveBeenCalled());
  const downloaded = updater.on.mock.calls.find(([name]) => name === 'update-downloaded');
  (downloaded![1] as (release: { version: string }) => void)({ version: '1.0.1' });
  await settled();
}

test('a click on "restart now" installs the new version and starts it', async () => {
  await withDownloaded(() => true);
  expect(Notice.shown.at(-1)!.body).toContain('restart now');
  expect(updater.quitAndInstall).not.toHaveBeenCalled();
  Notice.shown.at(-1)!.emit('click');
  await settled();
  // Silently, and started again afterwards.
  expect(updater.quitAndInstall).toHaveBeenCalledExactlyOnceWith(true, true);
});

test('a person who is asked and stays is not restarted, and is asked again a day later', async () => {
  let mayEnd = false;
  await withDownloaded(() => mayEnd);
  Notice.shown.at(-1)!.emit('click');
  await settled();
  expect(updater.quitAndInstall).not.toHaveBeenCalled();
  mayEnd = true;
  await vi.advanceTimersByTimeAsync(askAgainMs);
  expect(Notice.shown).toHaveLength(2);
  Notice.shown.at(-1)!.emit('click');
  await settled();
  expect(updater.quitAndInstall).toHaveBeenCalledOnce();
});

test('a dismissed notice restarts nothing and comes back a day later', async () => {
  await withDownloaded(() => true);
  Notice.shown.at(-1)!.emit('close');
  await vi.advanceTimersByTimeAsync(askAgainMs - 1);
  expect(Notice.shown).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(Notice.shown).toHaveLength(2);
  expect(updater.quitAndInstall).not.toHaveBeenCalled();
});
