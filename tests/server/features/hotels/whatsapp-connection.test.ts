import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aNumber, startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let owner: TestClient;
let desk: Desk;
let admin: TestClient;
let rival: { id: string; admin: TestClient };

const path = (hotel: { id: string }, rest = '') => `/api/hotels/${hotel.id}/whatsapp-connection${rest}`;
const rowsOf = async (hotel: { id: string }, table: 'conversations' | 'messages' | 'live_events') =>
  (await flow.server.db.selectFrom(table).select('id').where('hotel_id', '=', hotel.id).execute()).length;

beforeAll(async () => {
  flow = await startMessaging();
  owner = (await flow.server.asSuperAdmin()).client;
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
  const hotel = await flow.server.aHotel();
  rival = { id: hotel.id, admin: (await flow.server.asMemberOf(hotel, 'admin')).client };
});

describe('a number that another hotel uses', () => {
  test('can be requested, and neither routes nor sends for the requesting hotel', async () => {
    const asked = await rival.admin.post(path(rival, '/request'), { whatsapp_number: desk.number });
    expect(asked).toMatchObject({ status: 200, body: { whatsapp_number: desk.number, state: 'requested' } });
    const guest = flow.guest(desk);
    expect((await guest.writes('Hello')).response.status).toBe(204);
    expect(await rowsOf(rival, 'conversations')).toBe(0);
    expect(await rowsOf(desk.hotel, 'conversations')).toBe(1);
    const sent = await rival.admin.post(`/api/hotels/${rival.id}/test-message`, { to: guest.address, message: 'Hi' });
    expect(sent.status).toBe(409);
    await flow.quiet();
    expect(guest.got.filter(({ body }) => body === 'Hi')).toEqual([]);
  });

  test('is asked for in setup and profile in the same way', async () => {
    const person = await flow.server.signUp();
    const { body: made } = await person.client.post('/api/hotels', { name: 'Copy', whatsapp_number: desk.number });
    expect((await person.client.get(path(made))).body).toMatchObject({ state: 'requested' });
    const saved = await rival.admin.patch(`/api/hotels/${rival.id}`, { whatsapp_number: desk.number });
    expect(saved).toMatchObject({ status: 200, body: { whatsapp_number: desk.number } });
    expect((await rival.admin.get(path(rival))).body).toMatchObject({ state: 'requested' });
  });

  test('is not assigned a second time', async () => {
    const wanted = { whatsapp_number: desk.number, state: 'connected' };
    expect(await owner.put(path(rival), wanted)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringMatching(/assigned to another hotel/) },
    });
    const spelled = `${desk.number.slice(0, 3)} (${desk.number.slice(3, 6)}) ${desk.number.slice(6)}`;
    expect((await owner.put(path(rival), { ...wanted, whatsapp_number: spelled })).status).toBe(409);
    await owner.put(path(desk.hotel), { whatsapp_number: null, state: 'none' });
    expect((await owner.put(path(rival), wanted)).body).toMatchObject({ state: 'connected' });
  });

  test('is assigned once under concurrent calls', async () => {
    const number = aNumber('+49');
    const hotels = await Promise.all([1, 2, 3].map(() => flow.server.aHotel()));
    const answers = await Promise.all(
      hotels.map((hotel) => owner.put(path(hotel), { whatsapp_number: number, state: 'connected' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('cannot be assigned by the hotel itself, not even in the database', async () => {
    const change = { whatsapp_number: desk.number, state: 'connected' };
    expect((await rival.admin.put(path(rival), change)).status).toBe(403);
    expect((await admin.put(path(rival), change)).status).toBe(403);
    const body = { sender_number: '+4930555019', sender_state: 'connected', connected_number: '+4930555019' };
    await rival.admin.patch(`/api/hotels/${rival.id}`, { ...body, name: 'Mine' });
    expect((await rival.admin.get(path(rival))).body).toMatchObject({ state: 'none', whatsapp_number: null });
  });
});

describe('a number that is asked for', () => {
  test('is refused at its field if invalid', async () => {
    for (const whatsapp_number of ['++49305550100', '+４９３０５５５０１００', '030 5550100', '+4930', 'abc']) {
      const answers = [
        await admin.post(path(desk.hotel, '/request'), { whatsapp_number }),
        await admin.patch(`/api/hotels/${desk.hotel.id}`, { whatsapp_number }),
        await owner.put(path(desk.hotel), { whatsapp_number, state: 'connected' }),
      ];
      for (const { status, body } of answers) {
        expect(status, whatsapp_number).toBe(400);
        expect(body.details[0].path).toBe('whatsapp_number');
      }
    }
  });

  test('is completed by the country of the address where it is a national one', async () => {
    await rival.admin.patch(`/api/hotels/${rival.id}`, {
      address: 'Unter den Linden 1, Berlin, Deutschland',
      phone: '',
    });
    const asked = await rival.admin.post(path(rival, '/request'), { whatsapp_number: '030 5550177' });
    expect(asked).toMatchObject({ status: 200, body: { whatsapp_number: '+49305550177' } });
  });

  test('waits for the super admin, who connects it; the hotel is notified', async () => {
    const number = aNumber('+49');
    await rival.admin.post(path(rival, '/request'), { whatsapp_number: aNumber('+49') });
    await rival.admin.post(path(rival, '/request'), { whatsapp_number: number });
    const pending = async (client: TestClient) =>
      (await client.get(`/api/notifications?hotel_id=${rival.id}`)).body.items.map(
        ({ type, message }: { type: string; message: string }) => [type, message],
      );
    expect(await pending(owner)).toEqual([['whatsapp_number_requested', expect.stringContaining(number)]]);
    const { body: list } = await owner.get('/api/hotels?limit=200');
    const listed = list.items.find(({ id }: { id: string }) => id === rival.id);
    expect(listed.whatsapp).toMatchObject({ whatsapp_number: number, state: 'requested' });
    const connected = await owner.put(path(rival), { whatsapp_number: number, state: 'connected' });
    expect(connected.body).toMatchObject({ whatsapp_number: number, state: 'connected' });
    expect(connected.body.steps.every(({ done }: { done: boolean }) => done)).toBe(true);
    expect(await pending(rival.admin)).toEqual([['whatsapp_number_connected', expect.stringContaining(number)]]);
  });

  test('leaves the connected one in use until it is assigned', async () => {
    const next = aNumber('+49');
    const saved = await admin.patch(`/api/hotels/${desk.hotel.id}`, { whatsapp_number: next });
    expect(saved.body.whatsapp_number).toBe(next);
    expect((await desk.get('/whatsapp-connection')).body).toMatchObject({
      whatsapp_number: desk.number,
      state: 'connected',
      requested_number: next,
    });
    const guest = flow.guest(desk);
    await guest.writes('Still here?');
    expect(await rowsOf(desk.hotel, 'conversations')).toBe(1);
    await owner.put(path(desk.hotel), { state: 'connected' });
    expect((await desk.get('/whatsapp-connection')).body).toMatchObject({
      whatsapp_number: next,
      requested_number: null,
    });
    await flow.guest(desk).writes('Old number');
    expect(await rowsOf(desk.hotel, 'conversations')).toBe(1);
  });

  test('cannot be removed from the profile once it is assigned', async () => {
    const { status, body } = await admin.patch(`/api/hotels/${desk.hotel.id}`, { whatsapp_number: '' });
    expect([status, body.details[0].path]).toEqual([409, 'whatsapp_number']);
  });

  test('is submitted to WhatsApp with its templates only once it is connected', async () => {
    const text = { fallback_template: 'Hello {{guest_name}}, the rival writes.' };
    const template = `/api/hotels/${rival.id}/message-templates/welcome`;
    await rival.admin.put(template, text);
    await flow.quiet();
    const made = () =>
      flow.twilio.templates.filter(({ body, status }) => body.includes('the rival writes') && status !== 'unsubmitted');
    expect(made()).toEqual([]);
    await owner.put(path(rival), { whatsapp_number: aNumber('+49'), state: 'connected' });
    await until('the template is submitted', async () => made().length === 1);
  });
});

describe('a number that is paused', () => {
  test.each(['paused', 'restricted', 'requested'])('or %s neither receives nor sends', async (state) => {
    const guest = flow.guest(desk);
    await guest.writes('Hello');
    await flow.quiet();
    const { conversation } = await desk.thread(guest);
    expect((await owner.put(path(desk.hotel), { state })).body).toMatchObject({ state, whatsapp_number: desk.number });
    const before = await rowsOf(desk.hotel, 'messages');
    expect((await guest.writes('Anybody?')).response.status).toBe(204);
    expect(await rowsOf(desk.hotel, 'messages')).toBe(before);
    const sent = guest.got.length;
    const reply = { content: 'Hello again', client_key: `key ${state}` };
    const { body } = await desk.post(`/conversations/${conversation['id']}/messages`, reply);
    await flow.quiet();
    const message = (await desk.thread(guest)).messages.find(({ id }) => id === body.id);
    expect(message).toMatchObject({ delivery_status: 'failed', error_message: expect.stringMatching(/not connected/) });
    expect(guest.got).toHaveLength(sent);
    await owner.put(path(desk.hotel), { state: 'connected' });
    await guest.writes('And now?');
    expect(await rowsOf(desk.hotel, 'messages')).toBeGreaterThan(before + 1);
  });
});

test('every change is in the audit log, and another hotel reads nothing of it', async () => {
  await owner.put(path(desk.hotel), { state: 'paused' });
  await admin.post(path(desk.hotel, '/request'), { whatsapp_number: aNumber('+49') });
  const entries = await flow.server.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'whatsapp_number')
    .where('hotel_id', '=', desk.hotel.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['pause', 'request']);
  expect((await rival.admin.get(path(desk.hotel))).status).toBe(403);
  expect((await rival.admin.post(path(desk.hotel, '/request'), { whatsapp_number: aNumber('+49') })).status).toBe(403);
});

test('the super admin sees what Twilio says of a number, and who has it', async () => {
  const check = async (number: string) =>
    (await owner.get(path(rival, `/check?whatsapp_number=${encodeURIComponent(number)}`))).body;
  expect(await check(desk.number)).toMatchObject({ result: 'missing', assigned_to: desk.hotel.name });
  const number = aNumber('+49');
  flow.twilio.senders.set(number, 'ONLINE');
  expect(await check(number)).toMatchObject({ result: 'online', assigned_to: null });
  flow.twilio.senders.set(number, 'OFFLINE');
  expect(await check(number)).toMatchObject({ result: 'offline' });
  flow.twilio.failNext(1, { on: 'senders', status: 503 });
  expect(await check(number)).toMatchObject({ result: 'unknown' });
});
