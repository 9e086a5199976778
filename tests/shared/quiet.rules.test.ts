import { expect, test } from 'vitest';
import { quietAt, quietEnd, timesOfDay } from '#shared/quiet.rules.ts';

const shiftEnds = ['07:00', '15:00', '23:00'];
const at = (time: string) => Date.parse(time);
const shiftEnd = (now: string, zone: string | null) => quietEnd('shift', { now: at(now), shiftEnds, zone });

test('"do not disturb" ends after 30 minutes or an hour', () => {
  const now = at('2026-01-05T08:00:30Z');
  expect(quietEnd('half_hour', { now, shiftEnds, zone: null }) - now).toBe(30 * 60_000);
  expect(quietEnd('hour', { now, shiftEnds, zone: null }) - now).toBe(60 * 60_000);
});

test.each([
  ['2026-01-05T08:00:30Z', 'Europe/Paris', '2026-01-05T14:00:00Z'],
  ['2026-01-05T22:30:00Z', 'Europe/Paris', '2026-01-06T06:00:00Z'],
  // At the end of a shift the next one counts.
  ['2026-01-05T14:00:00Z', 'Europe/Paris', '2026-01-05T22:00:00Z'],
  ['2026-01-05T08:00:00Z', 'Asia/Kolkata', '2026-01-05T09:30:00Z'],
  // The night in which summer time begins, and the one in which it ends.
  ['2026-03-28T23:00:00Z', 'Europe/Paris', '2026-03-29T05:00:00Z'],
  ['2026-10-24T22:00:00Z', 'Europe/Paris', '2026-10-25T06:00:00Z'],
])('at %s the shift in %s ends at %s', (now, zone, end) => {
  expect(new Date(shiftEnd(now, zone)).toISOString()).toBe(new Date(end).toISOString());
});

test('an end in the past, or further away than a day, is none', () => {
  const now = at('2026-01-05T08:00:00Z');
  expect([now - 1, now, now + 1, now + 25 * 3_600_000].map((end) => quietAt(end, now))).toEqual([
    null,
    null,
    now + 1,
    null,
  ]);
});

test.each([
  ['7:00, 15.00; 23h30', ['07:00', '15:00', '23:30']],
  ['24:00', null],
  ['in the evening', null],
  ['', null],
])('%s is read as times', (text, times) => expect(timesOfDay(text)).toEqual(times));
