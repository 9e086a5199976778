import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openOfflineStore } from '#electron/main/settings/offline.store.ts';
import { openPrivateStore } from '#electron/main/settings/private.store.ts';
import { openLog } from '#electron/main/system/log.ts';
import { refusedSwitch } from '#electron/main/system/switches.rules.ts';
import { fakeClock } from '../alarm/fake-clock.ts';

const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'private-'));
const reversed = (text: string) => [...text].reverse().join('');
const cipher = {
  encrypt: (text: string) => Buffer.from(reversed(text)),
  decrypt: (bytes: Buffer) => reversed(bytes.toString()),
};

test('drafts are written encrypted, and are there after a restart', async () => {
  const file = path.join(folder(), 'private.bin');
  const clock = fakeClock();
  const store = openPrivateStore(openOfflineStore(file, cipher), clock);
  store.set('draft', 'Half a thought');
  await clock.advance(1000);
  expect(fs.readFileSync(file, 'utf8')).not.toContain('Half a thought');
  const again = openPrivateStore(openOfflineStore(file, cipher), clock);
  expect(again.all()).toEqual({ draft: 'Half a thought' });
  again.clear();
  expect(fs.existsSync(file)).toBe(false);
  await clock.advance(1000);
  expect(openPrivateStore(openOfflineStore(file, cipher), clock).all()).toEqual({});
});

test('drafts are written again after a time in which the disk was full', async () => {
  const file = path.join(folder(), 'private.bin');
  const clock = fakeClock();
  const store = openPrivateStore(openOfflineStore(file, cipher), clock);
  // Nothing can be written where a folder stands.
  fs.mkdirSync(`${file}.new`);
  store.set('draft', 'Half a thought');
  await clock.advance(1000);
  expect(() => store.flush()).not.toThrow();
  fs.rmdirSync(`${file}.new`);
  store.set('reply', 'On its way');
  await clock.advance(1000);
  const again = openPrivateStore(openOfflineStore(file, cipher), clock);
  expect(again.all()).toEqual({ draft: 'Half a thought', reply: 'On its way' });
  store.set('draft', null);
  fs.mkdirSync(`${file}.new`);
  await clock.advance(1000);
  fs.rmdirSync(`${file}.new`);
  // When the program is quit.
  store.flush();
  expect(openPrivateStore(openOfflineStore(file, cipher), clock).all()).toEqual({ reply: 'On its way' });
});

test('without a keyring nothing is written', async () => {
  const dir = folder();
  const clock = fakeClock();
  const store = openPrivateStore(openOfflineStore(path.join(dir, 'private.bin'), null), clock);
  store.set('draft', 'Half a thought');
  store.flush();
  expect(fs.readdirSync(dir)).toEqual([]);
  expect(store.all()).toEqual({ draft: 'Half a thought' });
});

test('the log keeps three files of 1 MB', () => {
  const dir = folder();
  const log = openLog(path.join(dir, 'desk.log'));
  const line = 'x'.repeat(100_000);
  for (let number = 0; number < 60; number += 1) log(line);
  expect(fs.readdirSync(dir).toSorted()).toEqual(['desk.log', 'desk.log.1', 'desk.log.2']);
  const sizes = fs.readdirSync(dir).map((name) => fs.statSync(path.join(dir, name)).size);
  expect(Math.max(...sizes)).toBeLessThan(1_300_000);
});

test('a log that cannot be written does not end the program', () => {
  const file = path.join(folder(), 'desk.log');
  fs.mkdirSync(file);
  expect(() => openLog(file)('a line')).not.toThrow();
});

test.each([
  'remote-debugging-port',
  'remote-debugging-pipe',
  'inspect',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'ssl-key-log-file',
])('an installed program is not started with --%s', (name) =>
  expect(refusedSwitch((asked) => asked === name)).toBe(name),
);

test('an installed program may be started with a proxy', () =>
  expect(refusedSwitch((asked) => asked === 'proxy-server')).toBeNull());
