import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let desk: TestUser;
let otherDesk: TestUser;
let hotelPath: string;
let otherPath: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  const hotel = await server.aHotel();
  const other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
  hotelPath = `/api/hotels/${hotel.id}`;
  otherPath = `/api/hotels/${other.id}`;
});

const pool = { question: ' When does the pool open? ', answer: 'At 8.', category: 'Amenities', language: 'en' };

test('an FAQ is trimmed, active and listed first', async () => {
  await desk.client.post(`${hotelPath}/faqs`, { question: 'Is there parking?', answer: 'Yes, free.' });
  const made = await desk.client.post(`${hotelPath}/faqs`, pool);
  expect(made).toMatchObject({ status: 201, body: { question: 'When does the pool open?', is_active: true } });
  const { body } = await desk.client.get(`${hotelPath}/faqs`);
  expect(body.items.map((faq: { question: string }) => faq.question)).toEqual([
    'When does the pool open?',
    'Is there parking?',
  ]);
  expect(body.items[1].category).toBe('General');
});

test('an FAQ needs a question and an answer, and says which is missing', async () => {
  const { status, body } = await desk.client.post(`${hotelPath}/faqs`, { question: '  ', answer: '' });
  expect(status).toBe(400);
  expect(body.details).toMatchObject([
    { path: 'question', message: 'Enter the question.' },
    { path: 'answer', message: 'Enter the answer.' },
  ]);
});

test('searching looks into questions and answers, page by page', async () => {
  for (let number = 1; number <= 5; number += 1)
    await desk.client.post(`${hotelPath}/faqs`, {
      question: `Question ${number}`,
      answer: number % 2 ? 'sauna' : 'bar',
    });
  const first = await desk.client.get(`${hotelPath}/faqs?search=SAUNA&limit=2`);
  const rest = await desk.client.get(`${hotelPath}/faqs?search=SAUNA&limit=2&cursor=${first.body.next_cursor}`);
  const questions = [...first.body.items, ...rest.body.items].map((faq: { question: string }) => faq.question);
  expect(questions).toEqual(['Question 5', 'Question 3', 'Question 1']);
  expect(rest.body.next_cursor).toBeNull();
});

test('an FAQ is changed, switched off and deleted by its hotel alone', async () => {
  const { body: faq } = await desk.client.post(`${hotelPath}/faqs`, pool);
  for (const path of [`${otherPath}/faqs/${faq.id}`, `${hotelPath}/faqs/${faq.id}`]) {
    expect([403, 404]).toContain((await otherDesk.client.patch(path, { answer: 'Never.' })).status);
    expect([403, 404]).toContain((await otherDesk.client.delete(path)).status);
  }
  expect((await otherDesk.client.get(`${otherPath}/faqs`)).body.items).toEqual([]);
  const changed = await desk.client.patch(`${hotelPath}/faqs/${faq.id}`, { answer: 'At 9.', is_active: false });
  expect(changed).toMatchObject({ status: 200, body: { answer: 'At 9.', is_active: false, category: 'Amenities' } });
  expect((await desk.client.delete(`${hotelPath}/faqs/${faq.id}`)).status).toBe(200);
  expect((await desk.client.patch(`${hotelPath}/faqs/${faq.id}`, { answer: 'At 7.' })).status).toBe(404);
});

test('pairs with a blank side are left out, the others are kept', async () => {
  const { status, body } = await desk.client.post(`${hotelPath}/knowledge`, {
    items: [
      { question: ' Do you take dogs? ', answer: 'Up to 10 kg. ' },
      { question: 'Half a pair', answer: '   ' },
    ],
  });
  expect(status).toBe(201);
  expect(body.items).toHaveLength(1);
  expect(body.items[0]).toMatchObject({ question: 'Do you take dogs?', answer: 'Up to 10 kg.', category: 'general' });
  expect((await otherDesk.client.get(`${otherPath}/knowledge`)).body.items).toEqual([]);
  expect((await otherDesk.client.get(`${hotelPath}/knowledge`)).status).toBe(403);
});
