import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startTestServer, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let desk: TestUser;
let otherDesk: TestUser;
let path: string;
let otherPath: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  const hotel = await server.aHotel();
  const other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'admin');
  otherDesk = await server.asMemberOf(other, 'staff');
  path = `/api/hotels/${hotel.id}`;
  otherPath = `/api/hotels/${other.id}`;
});

async function postOnce(who: TestUser, to: string, body: object, key: string) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const response = await who.client.fetch(to, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

const pool = { question: 'When does the pool open?', answer: 'At 8.' };

const calls: [name: string, path: string, body: object][] = [
  ['an FAQ', '/faqs', pool],
  ['pairs', '/knowledge', { items: [pool, { question: 'Is there a bar?', answer: 'Yes.' }] }],
  ['a booking', '/bookings', aBooking()],
  ['a task', '/tasks', { title: 'Towels to 12', kind: 'other' }],
  ['a saved reply', '/saved-replies', { title: 'Pool', content: 'The pool opens at 8.' }],
  ['a room', '/rooms', { number: '12' }],
  ['a department', '/departments', { name: 'Spa', members: [] }],
  ['a tag', '/tags', { name: 'VIP' }],
];

test.each(calls)('%s whose answer was lost is created once', async (_name, to, body) => {
  const first = await postOnce(desk, path + to, body, 'key-1');
  const again = await postOnce(desk, path + to, body, 'key-1');
  expect(first).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
  expect(again).toEqual(first);
});

test('the same key makes one row a hotel, also for calls at the same moment', async () => {
  const all = [
    ...Array.from({ length: 4 }, () => postOnce(desk, `${path}/faqs`, pool, 'same')),
    postOnce(otherDesk, `${otherPath}/faqs`, pool, 'same'),
  ];
  const made = await Promise.all(all);
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(2);
  expect((await desk.client.get(`${path}/faqs`)).body.items).toHaveLength(1);
  expect((await otherDesk.client.get(`${otherPath}/faqs`)).body.items).toHaveLength(1);
});

test('a key of other content is refused, and a refused call leaves no key', async () => {
  expect((await postOnce(desk, `${path}/faqs`, { question: 'Pool?', answer: '' }, 'k')).status).toBe(400);
  expect((await postOnce(desk, `${path}/faqs`, pool, 'k')).status).toBe(201);
  const other = await postOnce(desk, `${path}/faqs`, { ...pool, answer: 'At 9.' }, 'k');
  expect(other).toMatchObject({ status: 422, body: { reason: { code: 'repeat_key_taken' } } });
  expect((await postOnce(desk, `${path}/faqs`, pool, 'with space')).status).toBe(400);
});

test('a message to a guest whose answer was lost is sent once; the same key sends it for another booking', async () => {
  const book = async () => (await desk.client.post(`${path}/bookings`, aBooking())).body.id;
  const [one, other] = [await book(), await book()];
  const messages = (id: string) => `${path}/bookings/${id}/messages`;
  const welcome = { message_type: 'welcome' };
  const first = await postOnce(desk, messages(one), welcome, 'k');
  const again = await postOnce(desk, messages(one), welcome, 'k');
  const next = await postOnce(desk, messages(other), welcome, 'k');
  expect([first.status, again.status, next.status]).toEqual([201, 201, 201]);
  expect(again.body.id).toBe(first.body.id);
  expect(next.body.id).not.toBe(first.body.id);
  const sent = server.db.selectFrom('messages').select('id').where('author', '=', 'system');
  const hotel_id = path.split('/').at(-1)!;
  expect(await sent.where('hotel_id', '=', hotel_id).execute()).toHaveLength(2);
});

test('a shift whose answer was lost is taken over once', async () => {
  const sign = () => postOnce(desk, `${path}/shift/signatures`, { note: 'Room 12' }, 'k');
  expect(await sign()).toMatchObject({ status: 201, body: { signatures: [{ note: 'Room 12' }] } });
  expect(await sign()).toMatchObject({ status: 201, body: { signatures: [{ note: 'Room 12' }] } });
  expect((await desk.client.get(`${path}/shift`)).body.signatures).toHaveLength(1);
});

test('calls without a key create a row each', async () => {
  await desk.client.post(`${path}/faqs`, pool);
  await desk.client.post(`${path}/faqs`, pool);
  expect((await desk.client.get(`${path}/faqs`)).body.items).toHaveLength(2);
});

test('erasing a guest removes the answers that are kept', async () => {
  const made = await postOnce(desk, `${path}/guests`, { first_name: 'Ana', phone: '+34600111222' }, 'k');
  expect(made.status).toBe(201);
  const hotel_id = path.split('/').at(-1)!;
  const kept = () => server.db.selectFrom('kept_answers').select('key').where('hotel_id', '=', hotel_id).execute();
  expect(await kept()).toHaveLength(1);
  const erased = await desk.client.post(`${path}/guests/${made.body.id}/erase`, {});
  expect(erased.status).toBeLessThan(300);
  expect(await kept()).toEqual([]);
});
