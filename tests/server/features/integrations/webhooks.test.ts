import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookEvent } from '#shared/features/integrations/webhooks.schema.ts';
import { webhookKinds } from '#shared/features/integrations/webhooks.values.ts';
import { isSigned, startWebhookReceiver, type WebhookReceiver } from '#tests/support/fakes/webhook-receiver.fake.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let hotel: TestHotel;
let admin: TestUser;
let base: string;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({
    settings: { WEBHOOK_INSIDE_ORIGINS: receiver.origin },
    clock: '2026-09-10T10:00:00Z',
  });
});
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});
beforeEach(async () => {
  await server.db.updateTable('webhook_endpoints').set({ is_on: false }).execute();
  receiver.answerWith(200);
  receiver.received.length = 0;
  hotel = await server.aHotel();
  admin = await server.asMemberOf(hotel);
  base = `/api/hotels/${hotel.id}/webhooks`;
});

const endpoint = async (kinds: readonly string[] = webhookKinds) =>
  (await admin.client.post(base, { url: receiver.url, kinds })).body;

let count = 0;
const book = async (at = hotel, by = admin): Promise<string> => {
  count += 1;
  const draft = {
    guest_name: `Guest ${count}`,
    guest_phone: `+49151${String(10_000_000 + count)}`,
    check_in_date: '2026-09-10',
    check_out_date: '2026-09-12',
  };
  return (await by.client.post(`/api/hotels/${at.id}/bookings`, draft)).body.id;
};
const seen = () => receiver.received.map(({ event }) => ('booking_id' in event.data ? event.data.booking_id : null));
const taken = (events: number) => until(`${events} events are taken`, () => receiver.received.length >= events);
const failing = (times: number) =>
  until(`it failed ${times} times`, async () => (await admin.client.get(base)).body.items[0].failures >= times);
const drained = () => until('no event waits', async () => (await waiting()) === 0);
const waiting = async () => (await admin.client.get(base)).body.items[0].waiting;

describe('an endpoint', () => {
  test('is told of a booking, signed, without a name or a number', async () => {
    const { secret } = await endpoint();
    const id = await book();
    await taken(1);
    const [one] = receiver.received;
    expect(webhookEvent.parse(one!.event)).toMatchObject({
      type: 'booking.created',
      version: 1,
      sequence: 1,
      hotel_id: hotel.id,
      data: { booking_id: id, status: 'confirmed', check_in_date: '2026-09-10' },
    });
    expect(one!.id).toMatch(/^msg_/);
    expect(isSigned(one!, secret)).toBe(true);
    expect(isSigned({ ...one!, text: `${one!.text} ` }, secret)).toBe(false);
    expect(one!.text).not.toContain('Guest');
    expect(one!.text).not.toContain('+49');
  });

  test('is told of messages, escalations and what was resolved, as the schema says', async () => {
    await endpoint();
    const asked = await admin.client.post(`/api/hotels/${hotel.id}/requests`, {
      guest_phone: '+4915112345699',
      message: 'Towels, please',
    });
    await admin.client.patch(`/api/hotels/${hotel.id}/requests/${asked.body.id}`, { status: 'resolved' });
    await until('it is told', () => receiver.received.some(({ event }) => event.type === 'conversation.resolved'));
    const own = receiver.received.filter(({ event }) => event.hotel_id === hotel.id);
    const kinds = own.map(({ event }) => webhookEvent.parse(event).type);
    expect(kinds).toContain('conversation.escalated');
    expect(own.map(({ event }) => event.sequence)).toEqual(kinds.map((_, index) => index + 1));
  });

  test('gets only the kinds that it wants, and nothing of another hotel', async () => {
    await endpoint(['booking.changed']);
    const other = await server.aHotel();
    const colleague = await server.asMemberOf(other);
    await book(other, colleague);
    const id = await book();
    await admin.client.patch(`/api/hotels/${hotel.id}/bookings/${id}`, { status: 'cancelled' });
    await taken(1);
    expect(receiver.received.map(({ event }) => event.type)).toEqual(['booking.changed']);
  });

  test('that crashes and comes back gets everything in order, with the same ids', async () => {
    await endpoint(['booking.created']);
    const first = await book();
    await taken(1);
    await receiver.crash();
    const later = [await book(), await book(), await book()];
    await failing(1);
    expect(await waiting()).toBe(3);
    server.clock.advance({ seconds: 5 });
    await failing(2);
    await receiver.comeBack();
    server.clock.advance({ seconds: 30 });
    await taken(4);
    expect(seen()).toEqual([first, ...later]);
    expect(receiver.received.map(({ event }) => event.sequence)).toEqual([1, 2, 3, 4]);
    await drained();
    expect((await admin.client.get(base)).body.items[0]).toMatchObject({ failures: 0, failing_since: null });
  });

  test('that crashes before it answers gets the event again, with the same id', async () => {
    await endpoint(['booking.created']);
    const ids: string[] = [];
    receiver.answerWith(({ id }) => (ids.push(id) === 1 ? 503 : 200));
    await book();
    await until('it is asked', () => ids.length === 1);
    await failing(1);
    server.clock.advance({ seconds: 5 });
    await until('it is asked', () => ids.length === 2);
    expect(ids[0]).toBe(ids[1]);
  });

  test('that never answers holds up no other endpoint', async () => {
    const { endpoint: slow } = await endpoint(['booking.created']);
    receiver.answerWith(({ event }) => (event.hotel_id === slow.hotel_id || event.hotel_id === hotel.id ? null : 200));
    await book();
    const other = await server.aHotel();
    const colleague = await server.asMemberOf(other);
    await colleague.client.post(`/api/hotels/${other.id}/webhooks`, { url: receiver.url, kinds: ['booking.created'] });
    const id = await book(other, colleague);
    await taken(1);
    expect(seen()).toEqual([id]);
  });

  test('is not followed to another address', async () => {
    const { endpoint: made } = await endpoint(['booking.created']);
    receiver.answerWith(302);
    await book();
    await failing(1);
    const { items } = (await admin.client.get(`${base}/${made.id}/events`)).body;
    expect(items[0]).toMatchObject({ status: 302, finished_at: null, answer: 'status 302', attempts: 1 });
  });

  test('is stopped after three days of failures; its admins are told, and nothing is lost', async () => {
    const { endpoint: made } = await endpoint(['booking.created']);
    const disabled = await server.asMemberOf(hotel, 'admin');
    await server.db.updateTable('user').set({ disabled_at: new Date() }).where('id', '=', disabled.user_id).execute();
    receiver.answerWith(500);
    const id = await book();
    await failing(1);
    server.clock.advance({ days: 3, minutes: 1 });
    await until('it is stopped', async () => (await admin.client.get(base)).body.items[0].stopped_at !== null);
    const told = async (email: string) => {
      const mails = (await server.db.selectFrom('practice_mails').selectAll().execute()).map((mail) =>
        JSON.stringify(mail),
      );
      return mails.some((mail) => mail.includes(email) && mail.includes(receiver.url));
    };
    await until('its admins are told', () => told(admin.email));
    expect(await told(disabled.email)).toBe(false);
    receiver.answerWith(200);
    await admin.client.patch(`${base}/${made.id}`, { is_on: true });
    await taken(1);
    expect(seen()).toEqual([id]);
  });

  test('gets a new secret; for a day events carry both signatures', async () => {
    const { endpoint: made, secret } = await endpoint(['booking.created']);
    const rotated = await admin.client.post(`${base}/${made.id}/secret`);
    await book();
    await taken(1);
    expect(isSigned(receiver.received[0]!, secret)).toBe(true);
    expect(isSigned(receiver.received[0]!, rotated.body.secret)).toBe(true);
    server.clock.advance({ hours: 25 });
    await book();
    await taken(2);
    expect(isSigned(receiver.received[1]!, secret)).toBe(false);
    expect(isSigned(receiver.received[1]!, rotated.body.secret)).toBe(true);
  });
});

describe('by hand', () => {
  test('an event is sent again, a span is replayed in order, and a test event is sent', async () => {
    const { endpoint: made } = await endpoint(['booking.created']);
    const ids = [await book(), await book()];
    await taken(2);
    await drained();
    const { items } = (await admin.client.get(`${base}/${made.id}/events`)).body;
    await admin.client.post(`${base}/${made.id}/events/${items[1].id}/send-again`);
    await taken(3);
    expect(receiver.received[2]!.id).toBe(receiver.received[0]!.id);
    await drained();
    const from = new Date(Date.now() - 3_600_000).toISOString();
    const to = new Date(Date.now() + 3_600_000).toISOString();
    const replayed = await admin.client.post(`${base}/${made.id}/replay`, { from, to });
    expect(replayed.body).toEqual({ events: 2 });
    await taken(5);
    expect(seen().slice(3)).toEqual(ids);
    await admin.client.post(`${base}/${made.id}/test`);
    await taken(6);
    expect(receiver.received[5]!.event).toMatchObject({ type: 'test', data: {} });
  });

  test('an event that its receiver does not take is skipped, and later ones follow', async () => {
    const { endpoint: made } = await endpoint(['booking.created']);
    receiver.answerWith(({ event }) => (event.sequence === 1 ? 422 : 200));
    await book();
    await failing(1);
    const { items } = (await admin.client.get(`${base}/${made.id}/events`)).body;
    const good = await book();
    await admin.client.post(`${base}/${made.id}/events/${items[0].id}/skip`);
    await taken(1);
    expect(seen()).toEqual([good]);
  });

  test('an address inside a network is refused', async () => {
    for (const url of ['http://example.com/x', 'https://127.0.0.1/x', 'https://10.0.0.1/', 'https://a:b@example.com/'])
      expect((await admin.client.post(base, { url, kinds: ['booking.created'] })).status, url).toBe(400);
  });

  test('another hotel’s endpoint is not found', async () => {
    const { endpoint: made } = await endpoint();
    const other = await server.aHotel();
    const stranger = await server.asMemberOf(other);
    const theirs = `/api/hotels/${other.id}/webhooks`;
    for (const path of [`${theirs}/${made.id}/secret`, `${theirs}/${made.id}/test`])
      expect((await stranger.client.post(path)).status, path).toBe(404);
    expect((await stranger.client.get(`${theirs}/${made.id}/events`)).status).toBe(404);
    expect((await stranger.client.delete(`${theirs}/${made.id}`)).status).toBe(404);
    expect((await stranger.client.get(theirs)).body.items).toEqual([]);
  });
});
