import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import { aPhone } from '#tests/support/builders/bookings.ts';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let number: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk, aNumber());
  const { body } = await desk.post('/bookings', {
    guest_name: 'Ada Lovelace',
    guest_phone: aPhone(),
    check_in_date: '2027-03-10',
    check_out_date: '2027-03-12',
    status: 'confirmed',
  });
  number = body.confirmation_number;
});

const says = (name: 'booking_proved' | 'booking_not_proved', language = 'en') =>
  fixedSentence(name, language, { hotelName: desk.hotel.name });

async function answerTo(text: string, from: Guest = guest): Promise<string> {
  await from.writes(text);
  await flow.quiet();
  return from.got.at(-1)?.body ?? '';
}
const stays = async () =>
  (await desk.get('/conversations')).body.items.map(({ stay }: { stay: { status: string } | null }) => stay?.status);

describe('a guest with an unknown number', () => {
  test('proves a booking with its number and surname, in one message or two', async () => {
    expect(await answerTo(`My booking is ${number}, name Lovelace`)).toBe(says('booking_proved'));
    expect(await stays()).toEqual(['confirmed']);
    const other = flow.guest(desk, aNumber());
    expect(await answerTo(`${number.slice(0, 4)} ${number.slice(4).toLowerCase()}`, other)).toBe(
      says('booking_not_proved'),
    );
    expect(await answerTo('Lovelace', other)).toBe(says('booking_proved'));
  });

  test('gets the same answer for a wrong number, a wrong surname and the booking of another hotel', async () => {
    const elsewhere = await flow.desk();
    const there = flow.guest(elsewhere, aNumber());
    const refused = [
      await answerTo('My booking is K7QXC9MP, name Lovelace'),
      await answerTo(`My booking is ${number}, name Hopper`, flow.guest(desk, aNumber())),
    ];
    expect(refused).toEqual([says('booking_not_proved'), says('booking_not_proved')]);
    const answer = await answerTo(`My booking is ${number}, name Lovelace`, there);
    expect(answer).toBe(fixedSentence('booking_not_proved', 'en', { hotelName: elsewhere.hotel.name }));
    expect(await stays()).toEqual([undefined, undefined]);
  });

  test('has five attempts a day; then the right one is refused too', { timeout: 120_000 }, async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await answerTo('Booking K7QXC9MP, Lovelace')).toBe(says('booking_not_proved'));
      flow.server.clock.advance({ minutes: 1 });
    }
    expect(await answerTo(`Booking ${number}, Lovelace`)).toBe(says('booking_not_proved'));
    flow.server.clock.advance({ days: 1, minutes: 1 });
    expect(await answerTo(`Booking ${number}, Lovelace`)).toBe(says('booking_proved'));
  });

  test('is answered in the language of the message', async () => {
    const answer = await answerTo(`Hallo, meine Buchung hat die Nummer ${number}, der Nachname ist Lovelace`);
    expect(answer).toBe(says('booking_proved', 'de'));
  });

  test('who wants something of a booking that is not found is passed on to people', async () => {
    expect(await answerTo('Please cancel my booking 12345678')).not.toBe(says('booking_not_proved'));
    const { requests } = await desk.thread(guest);
    expect(requests[0]).toMatchObject({ human_required: true });
  });

  test('who asks something beside the number gets an answer to that', async () => {
    await answerTo(`My booking is ${number}, name Lovelace. When can I check in?`);
    expect(guest.got).toHaveLength(1);
    expect(guest.got[0]?.body).not.toBe(says('booking_proved'));
    expect(await stays()).toEqual(['confirmed']);
  });

  test('who names another number does not try to prove a booking', async () => {
    expect(await answerTo('We arrive with LH1234 at noon')).not.toBe(says('booking_not_proved'));
  });
});
