import { expect, test } from 'vitest';
import { hotelDraft } from '#shared/features/hotels/hotels.schema.ts';
import { readTimeOfDay } from '#shared/features/hotels/clock-times.rules.ts';

test.each([
  ['Noon', '12:00 PM'],
  ['midday', '12:00 PM'],
  ['midnight', '12:00 AM'],
  ['15h', '3:00 PM'],
  ['15 Uhr', '3:00 PM'],
  ['15.30 Uhr', '3:30 PM'],
  ['3 pm', '3:00 PM'],
  ['3:00 PM', '3:00 PM'],
  ['11 a.m.', '11:00 AM'],
  ['15:00', '15:00'],
  ['0:30', '12:30 AM'],
  ['soon', null],
  ['25:00', null],
  ['13 pm', null],
  ['15:75', null],
])('“%s” is %s', (typed, expected) => expect(readTimeOfDay(typed)).toBe(expected));

test('a check-in time is stored in a form that is read everywhere, or refused at the field', () => {
  const read = (check_in_time: string) => hotelDraft.safeParse({ name: 'Harbour View', check_in_time });
  expect(read('Noon').data?.check_in_time).toBe('12:00 PM');
  expect(read('').data?.check_in_time).toBe('3:00 PM');
  expect(read('whenever').error?.issues).toMatchObject([{ path: ['check_in_time'], message: 'use_clock_time' }]);
});
