import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aNumber, startMessaging, type Messaging } from '#tests/support/messaging.ts';
import type { TestHotel } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let owner: TestClient;
let hotel: TestHotel;
let admin: TestClient;

const path = (id: string, rest = '') => `/api/hotels/${id}/whatsapp-connection${rest}`;
const pageOf = async () => (await admin.get(path(hotel.id))).body;
const stage = async () => (await pageOf()).stage;
const look = () => owner.post('/api/whatsapp-requests/look');
const listed = async () =>
  (await owner.get('/api/hotels?limit=200')).body.items.find(({ id }: { id: string }) => id === hotel.id);
const queued = async () =>
  (await owner.get('/api/whatsapp-requests')).body.items.find((row: { hotel_id: string }) => row.hotel_id === hotel.id);
const described = { number_kind: 'new', display_name: 'Hotel Miramar', meta_business_id: '123456789012345' };

beforeAll(async () => {
  flow = await startMessaging();
  owner = (await flow.server.asSuperAdmin()).client;
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  hotel = await flow.server.aHotel();
  admin = (await flow.server.asMemberOf(hotel, 'admin')).client;
});

/** Connects a number that the account has. */
async function connect(number: string, hotelId = hotel.id): Promise<void> {
  flow.twilio.senders.set(number, 'ONLINE');
  await owner.put(path(hotelId), { whatsapp_number: number, state: 'connected' });
}

test('a hotel goes from no number to a live one, step by step', async () => {
  expect(await pageOf()).toMatchObject({ state: 'none', stage: 'none', works: false, sender: null, request: null });
  const number = aNumber('+49');
  await admin.post(path(hotel.id, '/request'), { whatsapp_number: number });
  expect(await stage()).toBe('number_given');
  const { body } = await admin.put(path(hotel.id, '/request'), described);
  expect(body).toMatchObject({ stage: 'requested', state: 'requested', request: described });
  expect(body.webhooks).toEqual({
    inbound: `${flow.server.url}/webhooks/twilio/inbound`,
    status: `${flow.server.url}/webhooks/twilio/status`,
  });

  flow.twilio.senders.set(number, 'ONLINE');
  flow.twilio.senderFacts.set(number, { properties: { quality_rating: 'HIGH', messaging_limit: '1K Customers/24hr' } });
  await look();
  expect(await pageOf()).toMatchObject({
    stage: 'sender_found',
    works: false,
    sender: { status: 'ONLINE', quality: 'HIGH', messaging_limit: '1K Customers/24hr' },
  });

  await owner.put(path(hotel.id), { whatsapp_number: number, state: 'connected' });
  expect(await pageOf()).toMatchObject({ stage: 'connected', works: false, webhook_at: null });
  expect((await listed()).ready).toBe(false);

  await flow.twilio.inbound({ from: aNumber('+44'), to: number, body: 'Hello' });
  await until('the message is answered', async () => (await stage()) === 'live');
  await until('the status callback is stored', async () => (await pageOf()).delivered_at !== null);
  expect(await pageOf()).toMatchObject({
    works: true,
    webhook_at: expect.any(String),
    answered_at: expect.any(String),
  });
});

test('a number that the account does not have is not said to be connected', async () => {
  await owner.put(path(hotel.id), { whatsapp_number: aNumber('+49'), state: 'connected' });
  await look();
  expect(await pageOf()).toMatchObject({ stage: 'sender_missing', works: false });
});

test('a webhook that never comes in is told, and the facts of a number do not pass to the next one', async () => {
  const number = aNumber('+49');
  await connect(number);
  expect(await pageOf()).toMatchObject({ stage: 'connected', text: expect.stringContaining('no message has come in') });
  await flow.twilio.inbound({ from: aNumber('+44'), to: number, body: 'Hello' });
  await until('the number works', async () => (await pageOf()).works);
  await connect(aNumber('+49'));
  expect(await pageOf()).toMatchObject({ stage: 'connected', works: false, webhook_at: null, answered_at: null });
});

describe('what is in the way of a connected number', () => {
  let number: string;
  beforeEach(async () => {
    number = aNumber('+49');
    await connect(number);
    await flow.twilio.inbound({ from: aNumber('+44'), to: number, body: 'Hello' });
    await until('the number is live', async () => (await stage()) === 'live');
  });

  test('a declined display name', async () => {
    flow.twilio.senderFacts.set(number, { pending_display_name_status: 'DECLINED' });
    await look();
    expect(await pageOf()).toMatchObject({ stage: 'display_name_rejected', works: true });
  });

  test('a sender that is offline because of its name', async () => {
    flow.twilio.senders.set(number, 'OFFLINE');
    const reason = { code: '63060', message: 'WhatsApp Display Name Rejected', more_info: 'https://example.com' };
    flow.twilio.senderFacts.set(number, { offline_reasons: [reason] });
    await look();
    expect(await pageOf()).toMatchObject({ stage: 'display_name_rejected', works: false });
    expect((await queued()).sender.offline_code).toBe(63060);
    flow.twilio.senderFacts.delete(number);
    await look();
    expect(await pageOf()).toMatchObject({ stage: 'restricted', works: false });
    expect((await listed()).ready).toBe(false);
  });

  test('a low quality', async () => {
    flow.twilio.senderFacts.set(number, { properties: { quality_rating: 'LOW' } });
    await look();
    expect(await pageOf()).toMatchObject({ stage: 'quality_low', works: true, sender: { quality: 'LOW' } });
    flow.twilio.senderFacts.set(number, { properties: { quality_rating: 'HIGH' } });
    await look();
    expect(await stage()).toBe('live');
  });

  test('the daily limit', async () => {
    flow.server.clock.set(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
    flow.twilio.failNext(1, { status: 429, code: 63038 });
    await flow.twilio.inbound({ from: aNumber('+44'), to: number, body: 'Is there a pool?' });
    await until('the limit is known', async () => (await stage()) === 'limit_reached');
    expect((await pageOf()).works).toBe(true);
  });

  test('a sender that the account no longer has', async () => {
    flow.twilio.senders.delete(number);
    await look();
    expect(await pageOf()).toMatchObject({ stage: 'sender_missing', works: false });
    expect((await listed()).ready).toBe(false);
    expect(await queued()).toMatchObject({ stage: 'sender_missing', sender: null });
    flow.twilio.senders.set(number, 'ONLINE');
    await look();
    expect(await stage()).toBe('live');
  });

  test('a sender whose messages go to another address', async () => {
    flow.twilio.senderFacts.set(number, { webhook: { callback_url: 'https://elsewhere.example/hook' } });
    await look();
    expect(await pageOf()).toMatchObject({ stage: 'webhooks_elsewhere', works: false });
    expect(await queued()).toMatchObject({ stage: 'webhooks_elsewhere', sender: { calls_us: false } });
    await owner.post(`/api/whatsapp-requests/${hotel.id}/webhooks`);
    expect(await pageOf()).toMatchObject({ stage: 'live', works: true });
  });

  test('a declined name does not hide that messages go to another address', async () => {
    flow.twilio.senderFacts.set(number, {
      webhook: { callback_url: 'https://elsewhere.example/hook' },
      pending_display_name_status: 'DECLINED',
    });
    await look();
    expect(await pageOf()).toMatchObject({ stage: 'display_name_rejected', works: false });
  });

  test('the platform, or WhatsApp', async () => {
    await owner.put(path(hotel.id), { state: 'paused' });
    expect(await pageOf()).toMatchObject({ stage: 'paused', works: false });
    await owner.put(path(hotel.id), { state: 'restricted' });
    expect(await pageOf()).toMatchObject({ stage: 'restricted', works: false });
  });
});

test('a hotel is ready with a profile, an admin and a number that works, and not before', async () => {
  const made = (await owner.post('/api/hotels', { name: 'Seehaus' })).body;
  hotel = made;
  admin = (await flow.server.asMemberOf(made, 'staff')).client;
  const number = aNumber('+49');
  await connect(number, made.id);
  await flow.twilio.inbound({ from: aNumber('+44'), to: number, body: 'Hello' });
  await until('the number works', async () => (await pageOf()).works);
  expect((await listed()).ready).toBe(false);
  const leader = (await flow.server.asMemberOf(made, 'admin')).client;
  expect((await listed()).ready).toBe(false);
  await leader.patch(`/api/hotels/${made.id}`, { address: 'Uferweg 1, Lindau', phone: '+49 8382 5550100' });
  expect((await listed()).ready).toBe(true);
  await owner.patch(`/api/hotels/${made.id}/status`, { status: 'inactive' });
  expect((await listed()).ready).toBe(false);
});

test('what a hotel says of its number is checked, kept in the audit log, and closed to another hotel', async () => {
  const rival = await flow.server.aHotel();
  const other = (await flow.server.asMemberOf(rival, 'admin')).client;
  expect((await other.put(path(hotel.id, '/request'), described)).status).toBe(403);
  const wrong = await admin.put(path(hotel.id, '/request'), { ...described, display_name: 'H', meta_business_id: 'x' });
  expect(wrong.body.details.map((each: { path: string }) => each.path).toSorted()).toEqual([
    'display_name',
    'meta_business_id',
  ]);
  await admin.put(path(hotel.id, '/request'), described);
  expect((await other.get(path(rival.id))).body.request).toBeNull();
  const entry = await flow.server.db
    .selectFrom('audit_log')
    .select(['action', 'entity'])
    .where('hotel_id', '=', hotel.id)
    .where('action', '=', 'describe')
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'describe', entity: 'whatsapp_number' });
});

test('the provider that does not answer is named, and nothing is forgotten', async () => {
  await owner.put(path(hotel.id), { whatsapp_number: aNumber('+49'), state: 'connected' });
  flow.twilio.failNext(1, { on: 'senders', status: 503 });
  expect(await look()).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
});

test('the first steps of a new hotel are done one by one, and only by itself', async () => {
  const steps = async () => (await admin.get(`/api/hotels/${hotel.id}/first-steps`)).body;
  const open = { number: false, answers: false, colleague: false, test_message: false, first_booking: false };
  expect(await steps()).toEqual(open);
  const faq = { question: 'Is there a pool?', answer: 'Yes.', category: 'Amenities', language: 'en' };
  expect((await admin.post(`/api/hotels/${hotel.id}/faqs`, faq)).status).toBe(201);
  await flow.server.asMemberOf(hotel, 'staff');
  expect(await steps()).toEqual({ ...open, answers: true, colleague: true });
  const number = aNumber('+49');
  await connect(number);
  await flow.twilio.inbound({ from: aNumber('+44'), to: number, body: 'Hello' });
  await until('the message is seen', async () => (await steps()).test_message);
  expect(await steps()).toEqual({ ...open, answers: true, colleague: true, number: true, test_message: true });
  const rival = await flow.server.aHotel();
  const other = (await flow.server.asMemberOf(rival, 'admin')).client;
  expect((await other.get(`/api/hotels/${hotel.id}/first-steps`)).status).toBe(403);
  expect((await other.get(`/api/hotels/${rival.id}/first-steps`)).body).toEqual(open);
});
