import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let other: Desk;

const breakfast = {
  question: 'What time is breakfast?',
  answer: 'Breakfast is served from 7:00 AM to 10:30 AM.',
  category: 'Amenities',
  language: 'en',
};

beforeAll(async () => {
  flow = await startMessaging();
  desk = await flow.desk({ name: 'Harbour View', default_language: 'en' });
  other = await flow.desk({ default_language: 'en' });
});
afterAll(() => flow?.stop());

/** Keeps the simulator's answer as a test question. */
async function keep(of: Desk, question: string) {
  const { body: expected } = await of.post('/simulator', { message: question });
  return of.post('/test-questions', { question, expected });
}

describe('test questions', () => {
  let faqId: string;
  let id: string;

  beforeAll(async () => {
    faqId = (await desk.post('/faqs', breakfast)).body.id;
    const kept = await keep(desk, breakfast.question);
    expect(kept).toMatchObject({
      status: 201,
      body: {
        question: breakfast.question,
        history: [],
        expected: {
          reply: expect.stringContaining('7:00 AM'),
          human_required: false,
          entries: [{ id: faqId, kind: 'faq', title: breakfast.question }],
        },
        last_result: null,
      },
    });
    id = kept.body.id;
  });
  const items = async (of: Desk = desk) => (await of.get('/test-questions')).body.items;

  test('report expected results and keep the answer', async () => {
    expect(await desk.post(`/test-questions/${id}/run`, {})).toMatchObject({
      status: 200,
      body: { verdict: 'same', item: { last_result: { verdict: 'same', outdated: false } } },
    });
    expect(await items()).toMatchObject([{ id, last_result: { verdict: 'same', outdated: false } }]);
  });

  test('are outdated once an entry, the profile or a setting has changed', async () => {
    await desk.patch(`/faqs/${faqId}`, { answer: 'Breakfast is served from 8:00 AM to 10:30 AM.' });
    expect((await items())[0].last_result).toMatchObject({ verdict: 'same', outdated: true });
  });

  test('show that a changed entry changes the answer, before and after', async () => {
    const { body } = await desk.post(`/test-questions/${id}/run`, {});
    expect(body).toMatchObject({ verdict: 'different', outcome: { reply: expect.stringContaining('8:00 AM') } });
    expect((await items())[0]).toMatchObject({
      expected: { reply: expect.stringContaining('7:00 AM') },
      last_result: { verdict: 'different', outdated: false },
    });
  });

  test('take the new answer as right when a person says so', async () => {
    const [{ last_result }] = await items();
    expect((await desk.patch(`/test-questions/${id}`, { expected: last_result.outcome })).body).toMatchObject({
      expected: { reply: expect.stringContaining('8:00 AM') },
      last_result: { verdict: 'same' },
    });
  });

  test('are tried with an FAQ that is not live yet, and nothing of it is stored', async () => {
    const { body: question } = await keep(desk, 'Where can I park my car?');
    expect(question.expected.human_required).toBe(true);
    await desk.post('/faqs', {
      question: 'Where can I park my car?',
      answer: 'In the harbour garage.',
      category: 'Amenities',
      language: 'en',
      is_active: false,
    });
    const { body } = await desk.post(`/test-questions/${question.id}/run`, { with_inactive_faqs: true });
    expect(body).toMatchObject({
      verdict: 'different',
      outcome: { human_required: false, reply: expect.stringContaining('harbour garage') },
      item: { last_result: null },
    });
    expect((await items()).find((each: { id: string }) => each.id === question.id)).toMatchObject({
      last_result: null,
    });
    const settings = { message_tone: 'luxury' };
    expect((await desk.post(`/test-questions/${question.id}/run`, { settings })).body.item.last_result).toBeNull();
  });

  test('are of one hotel: another neither sees, changes, runs nor deletes them', async () => {
    expect(await items(other)).toEqual([]);
    expect((await other.patch(`/test-questions/${id}`, { expected: outcome })).status).toBe(404);
    expect((await other.post(`/test-questions/${id}/run`, {})).status).toBe(404);
    expect((await other.staff.client.delete(`/api/hotels/${other.hotel.id}/test-questions/${id}`)).status).toBe(404);
    expect((await other.staff.client.get(`/api/hotels/${desk.hotel.id}/test-questions`)).status).toBe(403);
    expect((await items()).some((each: { id: string }) => each.id === id)).toBe(true);
  });

  test('refuse a blank question, and are deleted for good', async () => {
    expect((await desk.post('/test-questions', { question: ' ', expected: outcome })).status).toBe(400);
    expect((await desk.staff.client.delete(`/api/hotels/${desk.hotel.id}/test-questions/${id}`)).status).toBe(200);
    expect((await items()).some((each: { id: string }) => each.id === id)).toBe(false);
  });
});

const outcome = { reply: 'Yes.', human_required: false, entries: [] };
