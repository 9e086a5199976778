import { describe, expect, test } from 'vitest';
import {
  nextCheckMs,
  planUpdates,
  readBuild,
  updateAddress,
  type Build,
  type Installation,
} from '#electron/main/update/update.rules.ts';

const FEED = 'https://updates.example.com/desk';
const aBuild = (changed: Partial<Build> = {}): Build => ({ updates: 'self', feed: FEED, signed: true, ...changed });
const anInstallation = (changed: Partial<Installation> = {}): Installation => ({
  platform: 'win32',
  isPackaged: true,
  appImage: undefined,
  build: aBuild(),
  ...changed,
});

const anAppImage = { platform: 'linux' as const, appImage: '/home/desk/Concierge.AppImage' };

describe('an installed program updates itself', () => {
  const installations: [string, Installation][] = [
    ['on Windows, installed by a person', anInstallation()],
    ['on macOS', anInstallation({ platform: 'darwin' })],
    ['on Linux, as an AppImage', anInstallation({ ...anAppImage, build: aBuild({ updateKey: 'a key' }) })],
  ];
  test.each(installations)('%s', (_where, installation) => {
    const key = installation.build?.updateKey ?? null;
    expect(planUpdates({}, installation)).toEqual({ on: true, feed: FEED, key });
    expect(planUpdates({ updates: true }, installation)).toEqual({ on: true, feed: FEED, key });
  });

  test.each(installations)('%s, from the address that IT names', (_where, installation) => {
    const updateUrl = 'https://files.hotel.example/concierge';
    expect(planUpdates({ updateUrl }, installation)).toMatchObject({ on: true, feed: updateUrl });
  });

  test.each(installations)('%s, unless IT switched it off', (_where, installation) => {
    expect(planUpdates({ updates: false, updateUrl: FEED }, installation)).toEqual({
      on: false,
      reason: "switched off by this computer's administrators",
    });
  });
});

describe('a program does not update itself', () => {
  const wholeComputer = aBuild({ updates: 'managed', feed: null });
  test.each<[string, Installation, RegExp]>([
    ['started from its sources', anInstallation({ isPackaged: false }), /not an installed program/],
    ['without a stamp of its making', anInstallation({ build: null }), /not an installed program/],
    ['installed by IT for a whole computer', anInstallation({ build: wholeComputer }), /IT brings/],
    ['an AppImage without a key', anInstallation(anAppImage), /has no key/],
    ['installed as a deb or rpm', anInstallation({ platform: 'linux' }), /package manager/],
    ['unsigned on Windows', anInstallation({ build: aBuild({ signed: false }) }), /not signed/],
    ['unsigned on macOS', anInstallation({ platform: 'darwin', build: aBuild({ signed: false }) }), /not signed/],
    ['built without an address', anInstallation({ build: aBuild({ feed: null }) }), /https address/],
    ['on a system that it is not made for', anInstallation({ platform: 'freebsd' }), /freebsd/],
  ])('%s', (_case, installation, reason) => {
    const plan = planUpdates({}, installation);
    expect(plan.on ? '' : plan.reason).toMatch(reason);
  });

  test('not even where IT names an address, if IT installed it for the whole computer', () => {
    expect(planUpdates({ updateUrl: FEED }, anInstallation({ build: wholeComputer })).on).toBe(false);
  });
});

test('an address for updates keeps its path and must be https, or on this computer', () => {
  expect(updateAddress('https://files.hotel.example/it/concierge/')).toBe('https://files.hotel.example/it/concierge');
  expect(updateAddress('http://localhost:8080/feed?x=1')).toBe('http://localhost:8080/feed');
  for (const wrong of ['http://files.hotel.example', 'ftp://files.hotel.example', 'file:///etc', 'desk', ''])
    expect(updateAddress(wrong)).toBeNull();
});

test('the build information is read from package.json, and is null if it is invalid', () => {
  expect(readBuild(JSON.stringify({ name: 'concierge-desk', conciergeDesk: aBuild() }))).toEqual(aBuild());
  expect(readBuild(JSON.stringify({ name: 'concierge' }))).toBeNull();
  expect(readBuild(JSON.stringify({ conciergeDesk: { updates: 'always', feed: FEED, signed: true } }))).toBeNull();
});

test('the first check is soon after the start, the next after about four hours, spread by chance', () => {
  expect([0, 1].map((chance) => nextCheckMs(true, chance))).toEqual([12_000, 18_000]);
  const hours = [0, 0.5, 1].map((chance) => nextCheckMs(false, chance) / 3_600_000);
  expect(hours.map((hour) => Number(hour.toFixed(2)))).toEqual([3.2, 4, 4.8]);
});
