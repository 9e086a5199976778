import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aNumber, startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let flow: Messaging;
let owner: TestClient;
let desk: Desk;

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
  owner = (await flow.server.asSuperAdmin()).client;
  desk = await flow.desk({ name: 'Hotel Amsel' });
}, 60_000);
afterAll(() => flow?.stop(), 60_000);

const read = async (query = '') => (await owner.get(`/api/admin/numbers?limit=200${query}`)).body;
const rowsOf = async (number: string) =>
  (await read()).items.filter((item: { number: string }) => item.number === number);
const look = () => owner.post('/api/whatsapp-requests/look');
const addSender = (number: string, status: string, properties: object = {}) => {
  flow.twilio.senders.set(number, status);
  flow.twilio.senderFacts.set(number, { name: 'Amsel', properties: properties as never });
};

test('a sender of the account that no hotel has is listed with its account, quality and limit', async () => {
  const number = aNumber();
  addSender(number, 'ONLINE', { quality_rating: 'HIGH', messaging_limit: '10K Customers/24hr' });
  await look();
  expect(await rowsOf(number)).toMatchObject([
    {
      hotel: null,
      stage: null,
      next: 'give_to_hotel',
      sender: {
        account: flow.twilio.accountSid,
        status: 'ONLINE',
        quality: 'HIGH',
        messaging_limit: '10K Customers/24hr',
        display_name: 'Amsel',
      },
    },
  ]);
  flow.twilio.senders.delete(number);
  await look();
  expect(await rowsOf(number)).toEqual([]);
});

test('the number of a hotel has its stage, the last messages and the next step', async () => {
  addSender(desk.number, 'ONLINE');
  await look();
  expect(await rowsOf(desk.number)).toMatchObject([
    { hotel: { id: desk.hotel.id, name: 'Hotel Amsel' }, stage: 'connected', next: 'write_first', last_in_at: null },
  ]);
  await flow.guest(desk).writes('Hello');
  const [row] = await rowsOf(desk.number);
  expect(row).toMatchObject({ last_in_at: expect.any(String), last_out_at: null });
});

test('a connected number that the account does not have, and one whose messages go elsewhere, need the super admin', async () => {
  const [missing, elsewhere] = [await flow.desk(), await flow.desk()];
  flow.twilio.senders.set(elsewhere.number, 'ONLINE');
  flow.twilio.senderFacts.set(elsewhere.number, { webhook: { callback_url: 'https://other.example' } as never });
  await look();
  expect(await rowsOf(missing.number)).toMatchObject([{ next: 'find_at_provider', sender: null }]);
  expect(await rowsOf(elsewhere.number)).toMatchObject([{ next: 'bring_here' }]);
});

test('a hotel that asks for another number has two rows, and facts of the first do not count for the second', async () => {
  const asking = await flow.desk();
  addSender(asking.number, 'ONLINE', { quality_rating: 'LOW', messaging_limit: null });
  await look();
  const wanted = aNumber();
  const admin = await flow.server.asMemberOf(asking.hotel, 'admin');
  const path = `/api/hotels/${asking.hotel.id}/whatsapp-connection/request`;
  expect((await admin.client.post(path, { whatsapp_number: wanted })).status).toBe(200);
  expect(await rowsOf(asking.number)).toMatchObject([{ stage: 'quality_low', next: 'raise_quality' }]);
  expect(await rowsOf(wanted)).toMatchObject([{ stage: 'number_given', next: 'wait_for_hotel', in_queue: true }]);
});

test('a number that guests write to and no hotel has is listed with its last message', async () => {
  const number = aNumber();
  await sql`insert into unrouted_messages values (${`SM${number}`}, ${number}, '{}', now())`.execute(flow.server.db);
  expect(await rowsOf(number)).toMatchObject([{ next: 'find_hotel', sender: null, last_in_at: expect.any(String) }]);
});

test('is searched by digits as they are typed, by hotel and by account, filtered, and read in pages', async () => {
  const typed = `${desk.number.slice(0, 5)} ${desk.number.slice(5, 8)}-${desk.number.slice(8)}`;
  expect((await read(`&search=${encodeURIComponent(typed)}`)).items).toMatchObject([{ number: desk.number }]);
  expect((await read('&search=amsel')).items.map(({ number }: { number: string }) => number)).toContain(desk.number);
  expect((await read(`&search=${flow.twilio.accountSid}`)).total).toBeGreaterThan(0);
  expect((await read('&show=no_hotel')).items.every(({ hotel }: { hotel: unknown }) => hotel === null)).toBe(true);
  expect((await read('&show=attention')).items.map(({ next }: { next: string }) => next)).not.toContain('nothing');
  const first = (await owner.get('/api/admin/numbers?limit=2')).body;
  const second = (await owner.get(`/api/admin/numbers?limit=2&cursor=${first.next_cursor}`)).body;
  expect(second.items[0]).toEqual((await read()).items[2]);
  expect((await owner.get('/api/admin/numbers?cursor=x')).status).toBe(400);
});

test('is closed to hotels', async () => {
  expect((await desk.staff.client.get('/api/admin/numbers')).status).toBe(403);
});
