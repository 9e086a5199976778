import { expect, test } from 'vitest';
import { isFeedFile, withRollout } from '#build/installer/rollout.ts';

const feed = "version: 1.0.1\nfiles:\n  - url: a.AppImage\n    size: 3\nreleaseDate: '2026-11-21T09:00:00.000Z'\n";

test('a version is offered to a tenth, then to half, then to everyone', () => {
  const tenth = withRollout(feed, 10);
  expect(tenth).toBe(`${feed}stagingPercentage: 10\n`);
  expect(withRollout(tenth, 50)).toBe(`${feed}stagingPercentage: 50\n`);
  expect(withRollout(withRollout(tenth, 50), 100)).toBe(feed);
});

test('a version is held back from everyone', () => {
  expect(withRollout(feed, 0)).toBe(`${feed}stagingPercentage: 0\n`);
});

test.each([-1, 101, 12.5, Number.NaN])('%s is no share of all computers', (percent) => {
  expect(() => withRollout(feed, percent)).toThrow(/from 0 to 100/);
});

test('the files that programs ask for are known by their names', () => {
  const names = ['latest.yml', 'latest-mac.yml', 'latest-linux.yml', 'builder-debug.yml', 'a.exe'];
  expect(names.filter(isFeedFile)).toEqual(['latest.yml', 'latest-mac.yml', 'latest-linux.yml']);
});
