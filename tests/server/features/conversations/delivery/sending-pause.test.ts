import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let superAdmin: TestUser;
let desk: Desk;
let guest: Guest;
let conversation: string;

beforeAll(async () => {
  flow = await startMessaging();
  superAdmin = await flow.server.asSuperAdmin();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk({ assistant_enabled: false });
  guest = flow.guest(desk);
  await guest.writes('Hello?');
  await flow.quiet();
  conversation = (await desk.thread(guest)).conversation['id'];
});
afterEach(async () => {
  for (const { hotel_id } of await pauses()) await resume(hotel_id);
  await flow.twilio.idle();
});

const path = '/api/admin/sending-pauses';
const pauses = async (): Promise<{ hotel_id: string | null; waiting: number; reason: string }[]> =>
  (await superAdmin.client.get(path)).body.items;
const pause = async (hotel_id: string | null, reason = 'A wrong template is under way') =>
  expect((await superAdmin.client.post(path, { hotel_id, reason })).status).toBe(200);
const resume = async (hotel_id: string | null) =>
  expect((await superAdmin.client.post(`${path}/resume`, { hotel_id })).status).toBe(200);
const reply = async (content: string) => {
  const draft = { content, client_key: randomUUID() };
  const { status, body } = await desk.post(`/conversations/${conversation}/messages`, draft);
  expect(status).toBe(201);
  return body.id as string;
};
const statusOf = async (id: string) =>
  (await desk.thread(guest)).messages.find((message) => message['id'] === id)!['delivery_status'];
const bodies = (of: Guest) => of.got.map(({ body }) => body);

/** A guest of another hotel has been answered, so workers have looked for messages since. */
async function anotherHotelIsAnswered(): Promise<void> {
  const other = await flow.desk({ assistant_enabled: false });
  const theirs = flow.guest(other);
  await theirs.writes('Hi?');
  await until('the other guest is stored', async () => Boolean((await other.thread(theirs)).conversation));
  const { id } = (await other.thread(theirs)).conversation as { id: string };
  await other.post(`/conversations/${id}/messages`, { content: 'Welcome!', client_key: randomUUID() });
  await until('the other hotel has answered', () => bodies(theirs).includes('Welcome!'));
}

test('messages of a paused hotel wait and go out in order when it ends, each once; other hotels send', async () => {
  await pause(desk.hotel.id);
  const first = await reply('One');
  await reply('Two');
  await anotherHotelIsAnswered();
  expect(guest.got).toEqual([]);
  expect(await statusOf(first)).toBe('queued');
  expect(await pauses()).toMatchObject([{ hotel_id: desk.hotel.id, waiting: 2 }]);
  await resume(desk.hotel.id);
  await until('both are out', () => guest.got.length === 2);
  await flow.quiet();
  expect(bodies(guest)).toEqual(['One', 'Two']);
});

test('a pause of all hotels holds back every hotel', async () => {
  await pause(null);
  await pause(desk.hotel.id);
  await reply('One');
  await resume(desk.hotel.id);
  const other = await flow.desk({ assistant_enabled: false });
  await pause(other.hotel.id);
  await resume(other.hotel.id);
  expect(await pauses()).toMatchObject([{ hotel_id: null, waiting: 1 }]);
  expect(guest.got).toEqual([]);
  await resume(null);
  await until('it is out', () => guest.got.length === 1);
});

test("the hotel's people read the reason, those of another hotel do not", async () => {
  const other = await flow.desk();
  const pauseFor = async ({ staff }: Desk) => (await staff.client.get('/api/me')).body.hotel.sending_pause;
  await pause(desk.hotel.id, 'A wrong template');
  expect(await pauseFor(desk)).toMatchObject({ reason: 'A wrong template', all_hotels: false });
  expect(await pauseFor(other)).toBeNull();
  await pause(null, 'Twilio is down');
  expect(await pauseFor(other)).toMatchObject({ reason: 'Twilio is down', all_hotels: true });
});

test('a message whose window closes meanwhile fails visibly and is never sent', async () => {
  await pause(desk.hotel.id);
  const id = await reply('Your taxi is here');
  flow.server.clock.advance({ hours: 25 });
  await until('it has failed', async () => (await statusOf(id)) === 'failed');
  const failed = (await desk.thread(guest)).messages.find((message) => message['id'] === id)!;
  expect(failed['error_message']).toMatch(/paused sending/);
  await resume(desk.hotel.id);
  await anotherHotelIsAnswered();
  expect(guest.got).toEqual([]);
});

test('a guest in danger calls the reception while the answer waits', async () => {
  const own = await flow.desk();
  const caller = flow.guest(own);
  await pause(own.hotel.id);
  await caller.writes('There is a fire in my room!');
  await until('the reception is called', async () =>
    (await own.thread(caller)).requests.some((request) => request['human_required']),
  );
  const { messages } = await own.thread(caller);
  expect(messages.filter(({ direction }) => direction === 'out')).toMatchObject([{ delivery_status: 'queued' }]);
  expect(caller.got).toEqual([]);
  await resume(own.hotel.id);
  await until('the answer is out', () => caller.got.length === 1);
});

test('a pause says why, and is of a hotel that exists', async () => {
  const post = async (body: object) => (await superAdmin.client.post(path, body)).status;
  expect(await post({ hotel_id: null, reason: ' ' })).toBe(400);
  expect(await post({ hotel_id: randomUUID(), reason: 'Why' })).toBe(404);
  expect((await superAdmin.client.post(`${path}/resume`, { hotel_id: null })).status).toBe(404);
  expect((await desk.staff.client.get(path)).status).toBe(403);
});
