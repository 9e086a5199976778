import { reason } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import type { Translate } from '#renderer/lib/translate.ts';
import type { StayMessage } from '#shared/features/bookings/bookings.schema.ts';
import { plannedWords, welcomeNews } from '#renderer/features/bookings/stay-messages/due-words.rules.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { filtersOf, isFiltered, queryOf, withFilters } from '#renderer/features/bookings/list/booking-filters.rules.ts';
import {
  differingFields,
  emptyFields,
  fieldsOf,
  mergeOf,
} from '#renderer/features/bookings/form/booking-form.rules.ts';
import { bookingListRows } from '#renderer/features/bookings/list/booking-list-rows.ts';
import {
  deliveryOf,
  failureOf,
  historyOf,
  messageLines,
  whyNothing,
} from '#renderer/features/bookings/stay-messages/stay-messages.rules.ts';
import { problemOf } from '#renderer/features/bookings/form/booking-problems.rules.ts';
import { decodeFile } from '#renderer/features/bookings/import/import.rules.ts';
import { nightsOf } from '#shared/lib/dates.ts';
import { stayWords } from '#renderer/lib/dates.ts';
import { aBooking, anEntry, bookingId, today } from './booking-rows.ts';

describe('the filters of the bookings', () => {
  test('come from the address; invalid values are ignored', () => {
    const filters = filtersOf(new URLSearchParams('q=ana&status=cancelled&today=arrivals&from=2026-13-99&guest=x'));
    expect(filters).toEqual({
      search: 'ana',
      status: 'cancelled',
      today: 'arrivals',
      from: null,
      to: null,
      guestId: null,
    });
    expect(queryOf(filters, today)).toEqual({ search: 'ana', status: 'cancelled', arrivals_on: today });
  });

  test('that are cleared leave the address, and an open booking stays in it', () => {
    const params = new URLSearchParams(`today=departures&booking=${bookingId}`);
    const next = withFilters(params, { today: null });
    expect(next.toString()).toBe(`booking=${bookingId}`);
    expect(isFiltered(filtersOf(next))).toBe(false);
  });
});

describe('the list of the bookings', () => {
  const arriving = aBooking({ id: 'a' });
  const leaving = aBooking({ id: 'd' });
  const other = aBooking({ id: 'o' });

  test('starts with today’s arrivals and departures and shows each booking once', () => {
    const rows = bookingListRows([other, arriving, leaving], {
      arrivals: { items: [arriving], count: 3 },
      departures: { items: [leaving], count: 1 },
    });
    expect(rows.map(({ key }) => key)).toEqual(['arrivals', 'a', 'departures', 'd', 'all', 'o']);
    expect(rows[0]).toMatchObject({ count: 3, hidden: 2 });
  });

  test('has no headings without arrivals and departures, or with filters', () => {
    const noBookings = { items: [], count: 0 };
    expect(bookingListRows([other], { arrivals: noBookings, departures: noBookings }).map(({ key }) => key)).toEqual([
      'o',
    ]);
    expect(bookingListRows([other], null).map(({ key }) => key)).toEqual(['o']);
  });
});

describe("a booking's form", () => {
  test('sends only what was changed; spaces around a text are no change', () => {
    const before = fieldsOf(aBooking(), '.');
    expect(differingFields(before, { ...before, room_type: ' Double ', total_amount: '' })).toEqual(['total_amount']);
    expect(differingFields(emptyFields, emptyFields)).toEqual([]);
  });

  test('shows an amount in the reader’s way, and another spelling of it is no change', () => {
    const before = fieldsOf(aBooking({ total_amount: 1234.5 }), ',');
    expect(before.total_amount).toBe('1234,50');
    expect(differingFields(before, { ...before, total_amount: '1.234,50' })).toEqual([]);
    expect(differingFields(before, { ...before, total_amount: '444,50' })).toEqual(['total_amount']);
  });

  test('takes changes of other people and keeps typed values', () => {
    const base = fieldsOf(aBooking(), '.');
    const typed = { ...base, room_type: 'Suite', special_requests: 'Cot' };
    const newest = { ...base, room_type: 'Single', number_of_guests: 3 };
    expect(mergeOf(base, typed, newest)).toEqual({ taken: ['number_of_guests'], kept: ['room_type'] });
    expect(mergeOf(base, typed, { ...base, room_type: 'Suite' })).toEqual({ taken: [], kept: [] });
  });

  test('reads an overlap and a stale version from what the server refused', () => {
    const details = [
      fieldProblem('check_in_date', reason('booking_lasts', { number: 'K7QX', from: '2026-11-20', to: '2026-11-22' })),
    ];
    const overlap = new ApiError({ code: 'booking_overlap', message: 'overlap', details, request_id: '' }, 409);
    expect(problemOf(overlap)).toEqual({
      kind: 'overlap',
      other: { number: 'K7QX', from: '2026-11-20', to: '2026-11-22' },
    });
    const stale = { version: 5, changed_by: 'malo@hotel.example' };
    expect(
      problemOf(new ApiError({ code: 'conflict', message: 'stale', details: stale, request_id: '' }, 409)),
    ).toEqual({
      kind: 'stale',
      who: 'malo@hotel.example',
    });
    expect(problemOf(new ApiError({ code: 'internal', message: 'oh', request_id: '' }, 500))).toBeNull();
  });
});

describe("a booking's messages", () => {
  test.each([
    ['delivered', 'ok'],
    ['read', 'ok'],
    ['failed', 'danger'],
    ['undelivered', 'danger'],
    ['sent', 'teal'],
    ['queued', 'teal'],
    ['accepted', 'teal'],
    ['sending', 'teal'],
    ['never-heard-of', 'quiet'],
  ])('%s is shown in the tone %s', (status, tone) => {
    expect(deliveryOf(status)?.[0]).toBe(tone);
  });

  test('are five lines in the order of a stay, the plan before what was sent', () => {
    const sent = anEntry({ id: 's', message_type: 'checkin' });
    const planned = anEntry({ id: 'p', message_type: 'checkin', state: 'planned', delivery_status: null });
    const lines = messageLines([sent, planned]);
    expect(lines.map(({ type }) => type)).toEqual(['welcome', 'pre_arrival', 'checkin', 'stay', 'checkout']);
    expect(lines[2]?.entry?.id).toBe('p');
    expect(lines[0]?.entry).toBeNull();
    expect(historyOf([planned, sent])).toEqual([sent]);
  });

  test('that failed show reason and remedy', () => {
    const error_message = 'There is no WhatsApp user with this number. Call.';
    const error_reasons = [reason('not_on_whatsapp')];
    expect(failureOf(anEntry({ delivery_status: 'failed', error_message, error_reasons }))).toBe(error_message);
    const noNumber = anEntry({ state: 'failed', delivery_status: null, reason: 'This hotel has no WhatsApp number.' });
    expect(failureOf(noNumber)).toBe('This hotel has no WhatsApp number.');
    expect(failureOf(anEntry())).toBeNull();
  });

  test('that are not planned say why', () => {
    expect(whyNothing('stay', aBooking({ check_out_date: '2026-11-22' }), today)).toBe(
      'The stay is too short for this message.',
    );
    expect(whyNothing('welcome', aBooking({ status: 'cancelled' }), today)).toBe('The booking was cancelled.');
    expect(whyNothing('welcome', aBooking({ check_out_date: '2026-11-20' }), today)).toBe('The stay is over.');
  });
});

describe('when a planned message goes out', () => {
  const moment = { language: 'en', timezone: 'Asia/Tokyo', now: Date.parse('2026-11-21T14:41:00Z') };
  const t = ((key: string, values: Record<string, string> = {}) =>
    key.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!)) as unknown as Translate;
  const planned = (overrides: Partial<StayMessage>) =>
    anEntry({ message_type: 'welcome', state: 'planned', delivery_status: null, reason: null, ...overrides });
  const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

  test('is said by the calendar of the hotel', () => {
    const news = (due_at: string) => plain(welcomeNews([planned({ due_at })], moment, t));
    expect(news('2026-11-21T14:41:00Z')).toBe('Welcome goes out now.');
    expect(news('2026-11-21T23:00:00Z')).toBe('Welcome goes out tomorrow at 8:00 AM.');
    expect(news('2026-11-21T14:50:00Z')).toBe('Welcome goes out today at 11:50 PM.');
    expect(news('2026-11-24T23:00:00Z')).toBe('Welcome goes out Wed, Nov 25, 2026, 8:00 AM.');
  });

  test('is not announced if something prevents it', () => {
    const words = 'This message is switched off in Message Settings.';
    const off = planned({ reason: words, reasons: [reason('switched_off')] });
    expect(welcomeNews([off], moment, t)).toBe(`The welcome message does not go out. ${words}`);
    expect(plannedWords(off, moment, t)).toBe(`Will not go out as things are. ${words}`);
    expect(welcomeNews([], moment, t)).toBeNull();
  });
});

describe('a file from another system', () => {
  test('is read in the code page that it was written in', () => {
    expect(decodeFile(new TextEncoder().encode('Müller'))).toBe('Müller');
    expect(decodeFile(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]))).toBe('Müller');
    expect(decodeFile(new Uint8Array([0xff, 0xfe, 0x4d, 0x00, 0xfc, 0x00]))).toBe('Mü');
  });
});

describe('days and amounts', () => {
  test('a stay names both weekdays, and its nights', () => {
    // The kind of space beside the dash depends on the calendar library.
    expect(stayWords(aBooking(), 'en').replaceAll(/\s/g, ' ')).toBe('Sat, Nov 21 – Tue, Nov 24, 2026');
    expect(nightsOf(aBooking())).toBe(3);
  });
});
