import { describe, expect, test } from 'vitest';
import type { BookingRow } from '#server/features/bookings/bookings.rules.ts';
import { planSteps, type KnownEntry } from '#server/features/stay-messages/plan.rules.ts';
import { guestLanguage, templateValueOf, valuesOf, withoutEmojis } from '#server/features/stay-messages/texts.rules.ts';
import { weatherWords } from '#server/features/stay-messages/weather.words.ts';
import { transportSuggestions } from '#server/features/messaging/transport.rules.ts';

const booking = {
  id: '0',
  hotel_id: '1',
  guest_name: 'Ada',
  guest_phone: '+4915112345678',
  room_type: null,
  check_in_date: '2026-09-10',
  check_out_date: '2026-09-13',
  confirmation_number: 'ABC',
  language: null,
  status: 'confirmed',
  version: 1,
} as BookingRow;
const hotel = {
  name: 'Harbour',
  address: null,
  timezone: 'Europe/Paris',
  check_in_time: '3:00 PM',
  check_out_time: '11:00 AM',
  quiet_from: '21:30',
  quiet_until: '08:00',
};

describe('the language of a guest', () => {
  test("is the booking's, else the conversation's, else a hint of the phone, else the hotel's", () => {
    expect(guestLanguage({ ...booking, language: 'fr' }, { language: 'it' }, 'en')).toEqual({
      language: 'fr',
      known: true,
    });
    expect(guestLanguage(booking, { language: 'it' }, 'en')).toEqual({ language: 'it', known: true });
    expect(guestLanguage(booking, undefined, 'en')).toEqual({ language: 'de', known: false });
    expect(guestLanguage({ ...booking, guest_phone: '+81312345678' }, { language: null }, 'es')).toEqual({
      language: 'es',
      known: false,
    });
  });
});

describe('values', () => {
  test("are in the guest's words: dates, the clock, a room without a name, the weather", () => {
    expect(
      valuesOf(booking, hotel, 'de', {
        forecast: { summary_code: 61, temperature_max: 17.6, temperature_min: 9 },
        transport: 'Taxi',
      }),
    ).toEqual({
      guest_name: 'Ada',
      hotel_name: 'Harbour',
      check_in_date: '10. September 2026',
      check_out_date: '13. September 2026',
      confirmation_number: 'ABC',
      room_type: 'Ihr Zimmer',
      hotel_address: null,
      check_in_time: '15:00',
      check_out_time: '11:00',
      weather_forecast: 'Regen',
      temperature: '18°C',
      transportation_suggestions: 'Taxi',
    });
    expect(valuesOf(booking, hotel, 'en', { forecast: null, transport: null })).toMatchObject({
      check_in_time: '3:00 PM',
      weather_forecast: null,
      temperature: null,
    });
  });
  test('that are missing in an approved template say so, in its language', () => {
    expect(templateValueOf({ weather_forecast: null }, 'fr')('weather_forecast')).toBe('pas encore connu');
  });
  test.each([
    [0, 'sunny'],
    [3, 'cloudy'],
    [48, 'foggy'],
    [55, 'light drizzle'],
    [81, 'rain'],
    [86, 'snow'],
    [95, 'thunderstorms'],
    [42, null],
  ])('the weather code %i is %s', (code, words) => {
    expect(weatherWords(code, 'en')).toBe(words);
  });
  test('emojis go without leaving holes', () => {
    expect(withoutEmojis('Hello Ada! 👋\n\n☀️ Sunny, 24°C.\n🛎️\n\nBye 👍🏽')).toBe('Hello Ada!\n\nSunny, 24°C.\n\nBye');
  });
});

describe('how to get to the hotel', () => {
  const nothing = { amenities: null, special_services: null, entries: [] };
  test("is what the hotel's services and amenities say", () => {
    expect(
      transportSuggestions(
        {
          ...nothing,
          special_services: ['Airport shuttle', 'Laundry'],
          amenities: ['Pool', 'airport shuttle', 'Taxi desk'],
        },
        'en',
      ),
    ).toBe('Airport shuttle, Taxi desk');
  });
  test("else the beginning of an answer in the guest's language", () => {
    const entries = [
      { title: 'Wie komme ich vom Flughafen zu Ihnen?', text: 'Mit der S1 in 25 Minuten.', language: 'de' },
      {
        title: 'How do I get from the airport to you?',
        text: 'Take the S1, 25 minutes. A taxi is about 40 EUR.',
        language: 'en',
      },
    ];
    expect(transportSuggestions({ ...nothing, entries }, 'en')).toBe('Take the S1, 25 minutes');
    expect(transportSuggestions({ ...nothing, entries }, 'it')).toBeNull();
  });
  test('is empty if the hotel has no text, or says there is none', () => {
    expect(transportSuggestions({ ...nothing, amenities: ['Pool'] }, 'en')).toBeNull();
    expect(
      transportSuggestions(
        {
          ...nothing,
          entries: [{ title: 'Is there an airport shuttle?', text: 'Unfortunately not.', language: 'en' }],
        },
        'en',
      ),
    ).toBeNull();
  });
});

describe('the steps of a plan', () => {
  const now = new Date('2026-09-01T12:00:00Z');
  const steps = (known: KnownEntry[], fields: Partial<BookingRow> = {}, at = now, awaited = false) =>
    planSteps({ booking: { ...booking, ...fields }, hotel, schedules: {}, known, now: at, awaited });
  const known = (message_type: KnownEntry['message_type'], state: KnownEntry['state'], gone = false): KnownEntry => ({
    id: message_type,
    message_type,
    state,
    gone,
  });

  test('a sent message is never planned again', () => {
    expect(
      steps([known('welcome', 'sent', true), known('pre_arrival', 'sent', true)]).map(
        (step) => step.do === 'insert' && step.message_type,
      ),
    ).toEqual(['checkin', 'stay', 'checkout']);
  });
  test('a sent message that failed is planned again when the booking changes', () => {
    expect(steps([known('welcome', 'sent', false)])[0]).toMatchObject({
      do: 'insert',
      message_type: 'welcome',
      skipped: null,
    });
  });
  test('planned messages move and are not duplicated', () => {
    expect(steps([known('checkin', 'planned')]).filter((step) => step.do === 'move')).toMatchObject([
      { id: 'checkin', due: { due_at: new Date('2026-09-10T13:00:00Z') } },
    ]);
  });
  test('a booking at night is welcomed in the morning, or at once if the guest wrote recently', () => {
    const night = new Date('2026-09-01T22:00:00Z');
    expect(steps([], {}, night, true)[0]).toMatchObject({ due: { due_at: night } });
    expect(steps([], {}, night)[0]).toMatchObject({ due: { due_at: new Date('2026-09-02T06:00:00Z') } });
  });
  test('a cancelled booking keeps nothing', () => {
    expect(steps([known('checkin', 'planned'), known('welcome', 'sent', true)], { status: 'cancelled' })).toEqual([
      { do: 'cancel', id: 'checkin', reason: { code: 'booking_cancelled', params: {} } },
    ]);
  });
  test('a missed message is noted once', () => {
    const late = new Date('2026-09-10T10:00:00Z');
    expect(steps([], {}, late).filter((step) => step.do === 'insert' && step.skipped)).toHaveLength(1);
    expect(
      steps([known('pre_arrival', 'skipped')], {}, late).filter((step) => step.do === 'insert' && step.skipped),
    ).toEqual([]);
  });
});
