import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;
let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  stays = await startStays();
  flow = stays.flow;
});
afterAll(() => stays?.stop());
beforeEach(async () => {
  ({ desk, guest } = await stays.begin());
});

describe('what is due', () => {
  test('goes to a guest who has not written as an approved template: ContentSid and variables, no text', async () => {
    const sid = await stays.approve('welcome');
    const { id } = await stays.book();
    await stays.settled(id, 'welcome', 'sent');
    const [message] = await until('it is handed over', () => guest.got.length === 1 && guest.got);
    expect(message).toMatchObject({
      content_sid: sid,
      content_variables: { 1: 'Ada Lovelace', 2: 'Harbour View', 3: '10 September 2026' },
    });
    expect(message!.validity_period).toBeGreaterThan(3600);
    const read = await until('it was read', async () => {
      const found = await stays.entry(id, 'welcome');
      return found.delivery_status === 'read' && found;
    });
    expect(read).toMatchObject({
      state: 'sent',
      reason: null,
      phone_number: guest.address,
      content: 'Dear Ada Lovelace, Harbour View writes about welcome on 10 September 2026.',
    });
    expect((await desk.get(`/bookings/${id}`)).body).toMatchObject({
      welcome_message_sent: true,
      checkin_message_sent: false,
    });
    expect((await desk.thread(guest)).messages).toMatchObject([{ author: 'system', content: read.content }]);
    expect(flow.model.calls).toEqual([]);
  });

  test('waits for its time', async () => {
    await stays.approve('checkin');
    const { id } = await stays.book();
    const served = await stays.somethingElseDue('2026-09-10', '12:59');
    flow.server.clock.set('2026-09-10T12:59:00Z');
    await served();
    expect(await stays.entry(id, 'checkin')).toMatchObject({ state: 'planned' });
    flow.server.clock.set('2026-09-10T13:00:00Z');
    await stays.settled(id, 'checkin', 'sent');
    expect(guest.got).toHaveLength(1);
  });

  test('is written by the assistant while the window is open: a text, no template', async () => {
    await desk.put(`/message-settings`, {});
    await guest.writes('Hello, I have just booked.');
    await flow.quiet();
    flow.model.calls.length = 0;
    const before = guest.got.length;
    const { id } = await stays.book();
    const { content } = await stays.settled(id, 'welcome', 'sent');
    expect(content).toBe('We look forward to seeing you, Ada! 🌊');
    await until('it is handed over', () => guest.got.length === before + 1);
    expect(guest.got.at(-1)).toMatchObject({ body: content, content_sid: null });
    expect(flow.model.calls[0]!.input).toContain('Ada Lovelace');
  });

  test.each([
    ['invents a price', { message: 'Welcome! Breakfast is only 19 EUR.', language: 'en' }],
    ['leaves a placeholder', { message: 'Welcome, {{guest_name}}!', language: 'en' }],
    [
      'writes in another language',
      { message: 'Wir freuen uns sehr darauf, Sie bald bei uns im Hotel begrüßen zu dürfen.', language: 'de' },
    ],
  ])('is the fallback template where the model %s', async (_, answer) => {
    await guest.writes('Hello, I have just booked.');
    await flow.quiet();
    flow.model.answerWith((request) => modelAnswer(request, answer));
    const { id } = await stays.book();
    const { content } = await stays.settled(id, 'welcome', 'sent');
    expect(content).toMatch(/^Hello Ada Lovelace! 👋\n\nThank you for booking with Harbour View\./);
    expect(content).toContain('from 10 September 2026 to 13 September 2026 (Suite, confirmation ');
  });

  test('is the fallback template in the language of the booking if the model is unavailable', async () => {
    await guest.writes('Hallo, ich habe gerade gebucht.');
    await flow.quiet();
    flow.model.failNext(Infinity, { status: 503 });
    const { id } = await stays.book({ language: 'de' });
    expect((await stays.settled(id, 'welcome', 'sent')).content).toMatch(
      /^Guten Tag Ada Lovelace! 👋\n\nVielen Dank für Ihre Buchung/,
    );
  });
});
