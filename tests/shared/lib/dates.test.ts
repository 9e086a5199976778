import { expect, test } from 'vitest';
import { addDays, clockIn, dayIn, daysBetween, dayStart, isDay, nightsOf } from '#shared/lib/dates.ts';

test.each([
  ['2026-11-20', 'Asia/Tokyo', '2026-11-19T15:00:00.000Z'],
  ['2026-11-20', 'America/New_York', '2026-11-20T05:00:00.000Z'],
  ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
])('the day %s begins in %s at %s, also where the clocks change', (day, timezone, at) => {
  expect(dayStart(day, timezone)).toBe(at);
});

test('an instant is on the day and at the time of the zone', () => {
  const at = new Date('2026-11-20T23:30:00Z');
  expect([dayIn('Asia/Tokyo', at), clockIn('Asia/Tokyo', at)]).toEqual(['2026-11-21', '08:30']);
  expect([dayIn('UTC', at), clockIn('UTC', at)]).toEqual(['2026-11-20', '23:30']);
  expect(clockIn('UTC', new Date('2026-11-20T00:05:00Z'))).toBe('00:05');
});

test('days and nights are counted over a month and over a change of the clocks', () => {
  expect(nightsOf({ check_in_date: '2026-10-24', check_out_date: '2026-11-02' })).toBe(9);
  expect(nightsOf({ check_in_date: '2026-11-02', check_out_date: '2026-11-01' })).toBe(-1);
  expect(addDays('2026-10-24', 9)).toBe('2026-11-02');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
});

test('a day is a day of the calendar', () => {
  expect(['2026-02-28', '2026-13-01', '2026-2-1', 'today', ''].map(isDay)).toEqual([true, false, false, false, false]);
});
