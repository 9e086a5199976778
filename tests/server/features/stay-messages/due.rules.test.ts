import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  afterQuietHours,
  clockTime,
  dueOf,
  heldUntil,
  wallClock,
  statusObstacle,
  stayIsOver,
  type HotelTimes,
} from '#server/features/stay-messages/due.rules.ts';

const paris: HotelTimes = {
  timezone: 'Europe/Paris',
  check_in_time: '3:00 PM',
  check_out_time: '11:00 AM',
  quiet_from: '21:30',
  quiet_until: '08:00',
};
const stay = { check_in_date: '2026-09-10', check_out_date: '2026-09-13' };
const booked = { atOnce: new Date('2026-09-01T12:00:00Z') };
const due = (
  type: Parameters<typeof dueOf>[0],
  options: {
    stay?: typeof stay;
    hotel?: Partial<HotelTimes>;
    schedule?: Parameters<typeof dueOf>[3];
    atOnce?: string;
    ignoreQuiet?: boolean;
  } = {},
) => {
  const found = dueOf(type, options.stay ?? stay, { ...paris, ...options.hotel }, options.schedule ?? null, {
    atOnce: options.atOnce ? new Date(options.atOnce) : booked.atOnce,
    ignoreQuiet: options.ignoreQuiet ?? false,
  });
  return found && { due: found.due_at.toISOString(), late: found.late_after.toISOString() };
};

describe('the five messages of a stay in Paris in summer', () => {
  test('the welcome goes at once and is worth a day', () => {
    expect(due('welcome')).toEqual({ due: '2026-09-01T12:00:00.000Z', late: '2026-09-02T12:00:00.000Z' });
  });
  test('the pre-arrival message goes two days before check-in at ten', () => {
    expect(due('pre_arrival')).toEqual({ due: '2026-09-08T08:00:00.000Z', late: '2026-09-09T08:00:00.000Z' });
  });
  test("the check-in message goes on the day at the hotel's check-in time", () => {
    expect(due('checkin')).toEqual({ due: '2026-09-10T13:00:00.000Z', late: '2026-09-10T21:00:00.000Z' });
  });
  test('the mid-stay message goes the day after check-in at eleven', () => {
    expect(due('stay')).toEqual({ due: '2026-09-11T09:00:00.000Z', late: '2026-09-11T17:00:00.000Z' });
  });
  test('the checkout message is due on the day of departure at nine, with its grace period', () => {
    expect(due('checkout')).toEqual({ due: '2026-09-13T07:00:00.000Z', late: '2026-09-13T09:00:00.000Z' });
  });
});

describe('the length of a stay', () => {
  test('a stay of one night has no message in its middle', () => {
    expect(due('stay', { stay: { check_in_date: '2026-09-10', check_out_date: '2026-09-11' } })).toBeNull();
  });
  test('a stay of two nights has one', () => {
    expect(due('stay', { stay: { check_in_date: '2026-09-10', check_out_date: '2026-09-12' } })?.due).toBe(
      '2026-09-11T09:00:00.000Z',
    );
  });
  test('a mid-stay message that the hotel schedules after the departure is none', () => {
    expect(due('stay', { schedule: { days: 3, time: '11:00' } })).toBeNull();
    expect(due('stay', { schedule: { days: 2, time: '11:00' } })?.due).toBe('2026-09-12T09:00:00.000Z');
  });
});

describe('zones', () => {
  test.each([
    ['Asia/Tokyo', '2026-09-08T01:00:00.000Z'],
    ['America/New_York', '2026-09-08T14:00:00.000Z'],
    ['Asia/Kathmandu', '2026-09-08T04:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-09-07T20:00:00.000Z'],
    ['UTC', '2026-09-08T10:00:00.000Z'],
  ])('ten in the morning in %s', (timezone, expected) => {
    expect(due('pre_arrival', { hotel: { timezone } })?.due).toBe(expected);
  });
  test('clocks go back between booking and arrival: ten is ten at the hotel on both sides', () => {
    const before = { check_in_date: '2026-10-26', check_out_date: '2026-10-29' };
    expect(due('pre_arrival', { stay: before })?.due).toBe('2026-10-24T08:00:00.000Z');
    expect(due('checkin', { stay: before })?.due).toBe('2026-10-26T14:00:00.000Z');
  });
  test('clocks go forward: a time that does not exist that night is an hour later', () => {
    const spring = { check_in_date: '2027-03-28', check_out_date: '2027-03-30' };
    expect(
      due('checkin', { stay: spring, hotel: { quiet_from: null }, schedule: { days: 0, time: '02:30' } })?.due,
    ).toBe('2027-03-28T01:30:00.000Z');
    expect(due('pre_arrival', { stay: spring })?.due).toBe('2027-03-26T09:00:00.000Z');
    expect(due('stay', { stay: { check_in_date: '2027-03-27', check_out_date: '2027-03-30' } })?.due).toBe(
      '2027-03-28T09:00:00.000Z',
    );
  });
  test('an hour that comes twice is the first of the two', () => {
    const autumn = { check_in_date: '2026-11-01', check_out_date: '2026-11-03' };
    expect(
      due('checkin', {
        stay: autumn,
        hotel: { timezone: 'America/New_York', quiet_from: null },
        schedule: { days: 0, time: '01:30' },
      })?.due,
    ).toBe('2026-11-01T05:30:00.000Z');
  });
  test('a stay is over after its last day at the hotel, not in London', () => {
    const ends = { check_in_date: '2026-09-08', check_out_date: '2026-09-10' };
    const moment = new Date('2026-09-10T16:00:00Z');
    expect(stayIsOver(ends, { timezone: 'Asia/Tokyo' }, moment)).toBe(true);
    expect(stayIsOver(ends, { timezone: 'Europe/Paris' }, moment)).toBe(false);
  });
});

describe('quiet hours', () => {
  test('what falls into the evening waits for the morning', () => {
    expect(due('welcome', { atOnce: '2026-09-01T20:00:00Z' })?.due).toBe('2026-09-02T06:00:00.000Z');
  });
  test('messages due in the early morning wait for the same morning', () => {
    expect(due('welcome', { atOnce: '2026-09-01T01:00:00Z' })?.due).toBe('2026-09-01T06:00:00.000Z');
  });
  test('the first quiet minute is quiet and the last one is over', () => {
    expect(due('welcome', { atOnce: '2026-09-01T19:29:59Z' })?.due).toBe('2026-09-01T19:29:59.000Z');
    expect(due('welcome', { atOnce: '2026-09-01T19:30:00Z' })?.due).toBe('2026-09-02T06:00:00.000Z');
    expect(due('welcome', { atOnce: '2026-09-01T06:00:00Z' })?.due).toBe('2026-09-01T06:00:00.000Z');
  });
  test('quiet hours end at eight on days of clock changes too', () => {
    expect(due('welcome', { atOnce: '2026-10-24T22:00:00Z' })?.due).toBe('2026-10-25T07:00:00.000Z');
    expect(due('welcome', { atOnce: '2027-03-27T22:00:00Z' })?.due).toBe('2027-03-28T06:00:00.000Z');
  });
  test('quiet hours within a day', () => {
    const moment = Temporal.ZonedDateTime.from('2026-09-01T13:30[Europe/Paris]');
    expect(afterQuietHours(moment, { quiet_from: '13:00', quiet_until: '14:00' }).toPlainTime().toString()).toBe(
      '14:00:00',
    );
    expect(afterQuietHours(moment, { quiet_from: '14:00', quiet_until: '15:00' })).toBe(moment);
  });
  test('a hotel without quiet hours sends at any time', () => {
    expect(
      due('welcome', { atOnce: '2026-09-01T22:00:00Z', hotel: { quiet_from: null, quiet_until: null } })?.due,
    ).toBe('2026-09-01T22:00:00.000Z');
  });
  test('the grace period of a check-in message held by quiet hours counts from its own time', () => {
    expect(due('checkin', { hotel: { check_in_time: '23:00' } })).toEqual({
      due: '2026-09-11T06:00:00.000Z',
      late: '2026-09-11T05:00:00.000Z',
    });
  });
  test('the welcome is not held by quiet hours if the guest wrote recently', () => {
    expect(due('welcome', { atOnce: '2026-09-01T22:00:00Z', ignoreQuiet: true })?.due).toBe('2026-09-01T22:00:00.000Z');
    expect(due('checkout', { schedule: { days: 0, time: '06:00' }, ignoreQuiet: true })?.due).toBe(
      '2026-09-13T06:00:00.000Z',
    );
  });
});

describe('what comes up late', () => {
  const held = (due: string, now: string, hotel: Partial<HotelTimes> = {}) =>
    heldUntil(new Date(due), { ...paris, ...hotel }, new Date(now))?.toISOString() ?? null;
  test('by day goes at once', () => {
    expect(held('2026-09-08T08:00:00Z', '2026-09-08T19:29:00Z')).toBeNull();
  });
  test('at night waits for the morning', () => {
    expect(held('2026-09-08T08:00:00Z', '2026-09-08T19:30:00Z')).toBe('2026-09-09T06:00:00.000Z');
    expect(held('2026-09-08T08:00:00Z', '2026-09-09T05:59:00Z')).toBe('2026-09-09T06:00:00.000Z');
  });
  test('in a hotel without quiet hours goes at once', () => {
    expect(held('2026-09-08T08:00:00Z', '2026-09-08T23:00:00Z', { quiet_from: null })).toBeNull();
  });
  test('a welcome typed at night goes while the guest still waits for it', () => {
    expect(held('2026-09-08T22:00:00Z', '2026-09-08T22:01:00Z')).toBeNull();
    expect(held('2026-09-08T22:00:00Z', '2026-09-09T01:00:00Z')).toBe('2026-09-09T06:00:00.000Z');
  });
});

describe('limits', () => {
  test('a pre-arrival message is not sent after the check-in time', () => {
    expect(due('pre_arrival', { schedule: { days: 0, time: '10:00' } })?.late).toBe('2026-09-10T13:00:00.000Z');
  });
  test('a welcome for a stay that ends soon ends with it', () => {
    expect(due('welcome', { atOnce: '2026-09-13T07:00:00Z' })?.late).toBe('2026-09-13T09:00:00.000Z');
  });
  test('a note of thanks that the hotel schedules after the departure has its own limit', () => {
    expect(due('checkout', { schedule: { days: 2, time: '12:00' } })).toEqual({
      due: '2026-09-15T10:00:00.000Z',
      late: '2026-09-15T12:00:00.000Z',
    });
  });
});

test.each([
  ['3:00 PM', '15:00'],
  ['3 pm', '15:00'],
  ['12:30 AM', '00:30'],
  ['12 PM', '12:00'],
  ['15:00', '15:00'],
  ['15h30', '15:30'],
  ['15.30 Uhr', '15:30'],
  ['from 2:15 p.m.', '14:15'],
  ['noon', null],
  ['27:00', null],
  ['13 PM', null],
])('a check-in time typed as %s is %s', (typed, expected) => {
  expect(clockTime(typed)).toBe(expected);
});

test('a status that a message does not fit', () => {
  expect(statusObstacle('welcome', 'confirmed')).toBeNull();
  expect(statusObstacle('checkin', 'checked-in')).toBeNull();
  expect(statusObstacle('pre_arrival', 'checked-in')).toBe('guest_arrived');
  expect(statusObstacle('checkout', 'checked-out')).toBe('guest_checked_out');
  expect(statusObstacle('stay', 'cancelled')).toBe('booking_cancelled');
});

test("a moment in words for staff is the hotel's", () => {
  expect(wallClock(new Date('2026-09-08T08:00:00Z'), 'Europe/Paris')).toBe('2026-09-08T10:00');
});
