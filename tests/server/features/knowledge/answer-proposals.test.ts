import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let id: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
  id = await asks(guest);
});

const question = 'Do you have a babysitter?';
const answer = 'Yes, Marie looks after children from six in the evening, for twenty euros an hour.';
async function asks(one: Guest, text = question): Promise<string> {
  await one.writes(text);
  await flow.quiet();
  return (await desk.thread(one)).conversation['id'] as string;
}
const replies = (conversation: string, content = answer) =>
  desk.post(`/conversations/${conversation}/messages`, { content, client_key: randomUUID() });
const proposal = async (conversation = id, of = desk) =>
  (await of.get(`/conversations/${conversation}/answer-proposal`)).body.proposal;
const decide = (decision: 'kept' | 'never', request_id: string, of = desk) =>
  of.post(`/conversations/${id}/answer-proposal`, { request_id, decision });

test('a reply to a question that no entry answers is proposed as an entry, with what it would answer', async () => {
  expect(await proposal()).toBeNull();
  const expected = { reply: '', human_required: true, entries: [] };
  const asked = { history: [], in_house: false, expected };
  await desk.post('/test-questions', { question: 'Is there a babysitter?', ...asked });
  await desk.post('/test-questions', { question: 'When is breakfast?', ...asked });
  await replies(id);
  expect(await proposal()).toMatchObject({
    question,
    answer,
    answers: expect.arrayContaining(['babysitting']) as string[],
    test_questions: ['Is there a babysitter?'],
  });
});

test('kept as an entry, or never wanted, the question is not proposed again, to no guest of the hotel', async () => {
  await replies(id);
  const { request_id } = await proposal();
  expect((await decide('never', request_id)).status).toBe(200);
  expect(await proposal()).toBeNull();
  const again = await asks(flow.guest(desk), 'do you have a BABYSITTER? ');
  await replies(again);
  expect(await proposal(again)).toBeNull();
  const rows = await flow.server.db
    .selectFrom('audit_log')
    .select('details')
    .where('entity_id', '=', request_id)
    .execute();
  expect(rows).toEqual([{ details: { decision: 'never' } }]);
});

test('an FAQ with this question ends the proposal', async () => {
  await replies(id);
  await desk.post('/faqs', { question, answer, category: 'Services' });
  expect(await proposal()).toBeNull();
});

test('a question that an entry answers, and an old one, are not proposed', async () => {
  await desk.post('/faqs', { question: 'When is breakfast?', answer: 'From 7:00 to 10:30.' });
  const answered = await asks(flow.guest(desk), 'When is breakfast?');
  await replies(answered, 'Breakfast is from seven, as you were told.');
  expect(await proposal(answered)).toBeNull();
  await replies(id);
  flow.server.clock.advance({ days: 8 });
  expect(await proposal()).toBeNull();
  flow.server.clock.advance({ days: -8 });
});

test('another hotel neither reads nor decides a proposal, and its decision changes nothing here', async () => {
  await replies(id);
  const other = await flow.desk();
  const { request_id } = await proposal();
  expect(await proposal(id, other)).toBeNull();
  expect((await decide('never', request_id, other)).status).toBe(404);
  expect(
    (await other.staff.client.get(`/api/hotels/${desk.hotel.id}/conversations/${id}/answer-proposal`)).status,
  ).toBe(403);
  expect(await proposal()).toMatchObject({ request_id });
});
