import { expect, test } from 'vitest';
import { createSystemQuiet } from '#electron/main/system/system-quiet.ts';
import { quietQuestions } from '#electron/main/system/system-quiet.rules.ts';
import { fakeClock } from '../alarm/fake-clock.ts';

const says = (platform: NodeJS.Platform, output: string) =>
  quietQuestions(platform).map(({ isQuiet }) => isQuiet(output));

test('Windows answers by its notification mode, KDE by a property, GNOME by a setting', () => {
  expect(says('win32', 'PriorityOnly\r\n')).toEqual([true]);
  expect(says('win32', 'AlarmsOnly\r\n')).toEqual([true]);
  expect(says('win32', 'Unrestricted\r\n')).toEqual([false]);
  expect(says('win32', '')).toEqual([false]);
  expect(says('linux', '   variant       boolean true\n')).toEqual([true, false]);
  expect(says('linux', 'false\n')).toEqual([false, true]);
  expect(says('darwin', '')).toEqual([]);
});

test('the system is asked once for several rings, and again later; no answer counts as off', async () => {
  const clock = fakeClock();
  let asked = 0;
  let output: string | null = 'PriorityOnly';
  const quiet = createSystemQuiet(clock, 'win32', async () => {
    asked += 1;
    return output;
  });
  expect(await Promise.all([quiet.look(), quiet.look()])).toEqual([true, true]);
  expect(await quiet.look()).toBe(true);
  expect(asked).toBe(1);
  output = null;
  await clock.advance(20_000);
  expect(await quiet.look()).toBe(false);
  expect(quiet.isOn()).toBe(false);
  // The clock was set back.
  output = 'AlarmsOnly';
  clock.sleep(-3_600_000);
  expect(await quiet.look()).toBe(true);
});
