import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { aNumber, startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

const garage = { question: 'How do I open the garage?', answer: 'Press 8213 and the green key.' };
let flow: Messaging;
let desk: Desk;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  flow.server.clock.set('2026-09-10T12:00:00Z');
  desk = await flow.desk({ name: 'Harbour View', default_language: 'en', timezone: 'Europe/London' });
});

/** The reply to a guest with this booking, or without one. */
async function answerTo(question: string, booking: Record<string, unknown> | null): Promise<string> {
  const guest = flow.guest(desk, aNumber());
  if (booking) await desk.post('/bookings', aBooking({ guest_phone: guest.address, ...booking }));
  await guest.writes(question);
  const { body } = await until('an answer', () => guest.got.find((message) => !message.body.startsWith('Hello Ada')));
  return body;
}

/** Before the stay, and otherwise. */
const refused = /^I can tell (?:you that from the day of your arrival|that only to guests who are staying)/;
const now = { check_in_date: '2026-09-09', check_out_date: '2026-09-12' };

describe('an entry only for guests in the house', () => {
  test.each([['faqs'], ['knowledge']])('is told only to their numbers, in %s', async (kind) => {
    const draft = { ...garage, in_house_only: true };
    await desk.post(`/${kind}`, kind === 'faqs' ? draft : { items: [draft] });
    expect(await answerTo(garage.question, now)).toContain('8213');
    for (const booking of [
      null,
      { check_in_date: '2026-09-12', check_out_date: '2026-09-14' },
      { check_in_date: '2026-09-05', check_out_date: '2026-09-09' },
      { ...now, status: 'cancelled' },
    ])
      expect(await answerTo(garage.question, booking)).toMatch(refused);
  });

  test('is marked in the lists, and can be opened again', async () => {
    const { body: faq } = await desk.post('/faqs', { ...garage, in_house_only: true });
    expect(faq).toMatchObject({ in_house_only: true, in_house_decided: true, in_house_proposed: false });
    const { body: changed } = await desk.patch(`/faqs/${faq.id}`, { in_house_only: false });
    expect(changed).toMatchObject({ in_house_only: false, in_house_decided: true });
    expect(await answerTo(garage.question, null)).toContain('8213');
    const { body: entry } = (await desk.post('/knowledge', { items: [garage] })).body.items.map((body: object) => ({
      body,
    }))[0];
    expect(entry).toMatchObject({ in_house_only: false, in_house_decided: false });
    expect((await desk.patch(`/knowledge/${entry.id}`, { in_house_only: true })).body.in_house_only).toBe(true);
  });
});

describe('an entry without a decision', () => {
  test('is withheld if it opens a door, like older rows', async () => {
    await flow.server.db
      .insertInto('faqs')
      .values({ hotel_id: desk.hotel.id, question: 'How do I get in at night?', answer: 'Type 4711# on the pad.' })
      .execute();
    expect((await desk.get('/faqs')).body.items).toMatchObject([
      { in_house_only: true, in_house_decided: false, in_house_proposed: true },
    ]);
    expect(await answerTo('How do I get in at night?', null)).not.toContain('4711');
    expect(await answerTo('How do I get in at night?', now)).toContain('4711#');
  });

  test('is proposed if it may be a code, and disclosed until staff decide', async () => {
    const wifi = { question: 'What is the Wi-Fi password?', answer: 'The password is sunrise.' };
    expect((await desk.post('/faqs', wifi)).body).toMatchObject({ in_house_only: false, in_house_proposed: true });
    expect((await desk.post('/knowledge/inspect', wifi)).body).toMatchObject({ looks_like_code: true });
    expect((await desk.post('/knowledge/inspect', { question: 'Pool?', answer: 'At 8.' })).body).toMatchObject({
      looks_like_code: false,
    });
    const text = 'What is the Wi-Fi password?\nThe password is sunrise.\n\nIs there a pool?\nYes, on the roof.';
    const { body } = await desk.post('/knowledge/import', { kind: 'text', text });
    expect(body.items).toMatchObject([{ in_house_only: true }, { in_house_only: false }]);
  });
});

test('the simulator and the test questions are asked by a stranger or by a guest in the house', async () => {
  await desk.post('/faqs', { ...garage, in_house_only: true });
  const ask = async (body: object) => (await desk.post('/simulator', { message: garage.question, ...body })).body;
  expect(await ask({})).toMatchObject({ human_required: true, entries: [] });
  const inside = await ask({ in_house: true });
  expect(inside).toMatchObject({ human_required: false, reply: garage.answer });
  const { body: kept } = await desk.post('/test-questions', {
    question: garage.question,
    in_house: true,
    expected: inside,
  });
  expect(kept).toMatchObject({ in_house: true });
  expect((await desk.post(`/test-questions/${kept.id}/run`, {})).body.verdict).toBe('same');
});
