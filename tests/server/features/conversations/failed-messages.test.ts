import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let owner: TestClient;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging();
  owner = (await flow.server.asSuperAdmin()).client;
}, 60_000);
afterAll(() => flow?.stop(), 60_000);
beforeEach(async () => {
  await sql`update messages set failed_at = failed_at - interval '60 days'`.execute(flow.server.db);
  desk = await flow.desk();
  guest = flow.guest(desk);
});

const SENDER_OFF = 63112;
const key = `sender_off ${SENDER_OFF}`;
const replies = async () => (await desk.thread(guest)).messages.filter(({ direction }) => direction === 'out');
const statusOf = async (id: string) => (await replies()).find((message) => message['id'] === id)?.['delivery_status'];
/** The assistant's reply fails because the number is switched off; it is on again afterwards. */
const failedReply = async (): Promise<string> => {
  flow.twilio.failNext(1, { status: 400, code: SENDER_OFF });
  await guest.writes('Thank you!');
  const failed = await until('a reply has failed', async () =>
    (await replies()).find((message) => message['delivery_status'] === 'failed'),
  );
  await sql`delete from stopped_senders`.execute(flow.server.db);
  return failed['id'];
};
const groups = async () => (await owner.get('/api/admin/failed-messages')).body.items;
const listed = async (of = key) =>
  (await owner.get(`/api/admin/failed-messages/of?key=${encodeURIComponent(of)}`)).body.items;
const retry = async (which: { id: string } | { key: string }) =>
  (await owner.post('/api/admin/failed-messages/retry', which)).body;
const setAside = (which: object) => owner.post('/api/admin/failed-messages/set-aside', which);

test('a failed reply is listed by its reason without any text, and sent again once', async () => {
  const id = await failedReply();
  expect(await groups()).toMatchObject([
    {
      key,
      reasons: [{ code: 'sender_switched_off' }],
      text: expect.stringContaining('switched off'),
      messages: 1,
      hotels: 1,
    },
  ]);
  const items = await listed();
  expect(items).toMatchObject([{ id, hotel: { id: desk.hotel.id }, author: 'assistant', obstacle: null }]);
  expect(Object.keys(items[0]).sort()).toEqual(['author', 'failed_at', 'hotel', 'id', 'obstacle']);
  expect(guest.got).toEqual([]);
  const [one, other] = await Promise.all([retry({ key }), retry({ key })]);
  expect(one.queued + other.queued).toBe(1);
  await until('it has arrived', async () => ['sent', 'delivered', 'read'].includes((await statusOf(id))!));
  expect(guest.got).toHaveLength(1);
  expect((await owner.post('/api/admin/failed-messages/retry', { id })).status).toBe(404);
  expect(await groups()).toEqual([]);
  const entries = (await owner.get('/api/admin/audit?entity=message')).body.items;
  expect(entries[0]).toMatchObject({ action: 'send_again', entity_id: id, hotel_id: desk.hotel.id });
});

test('one that the provider took although we do not know of it is found there, and not sent again', async () => {
  await guest.writes('Thank you!');
  const sent = await until('a reply has arrived', async () => (await replies()).find((one) => one['sent_at']));
  await flow.twilio.idle();
  await sql`
    update messages set delivery_status = 'failed', provider_sid = null, failed_at = ${flow.server.clock.now()},
      first_attempt_at = created_at, attempts = 1 where id = ${sent['id']}`.execute(flow.server.db);
  const [group] = await groups();
  expect(await retry({ key: group.key })).toEqual({ queued: 1, left: [] });
  await until('it is known as sent', async () => (await statusOf(sent['id'])) !== 'failed');
  await flow.quiet();
  expect(['accepted', 'sent', 'delivered', 'read']).toContain(await statusOf(sent['id']));
  expect(guest.got).toHaveLength(1);
});

test('outside the 24-hour window it says so and is not sent', async () => {
  const id = await failedReply();
  flow.server.clock.advance({ hours: 25 });
  expect(await listed()).toMatchObject([{ id, obstacle: 'window_closed' }]);
  expect(await retry({ id })).toEqual({ queued: 0, left: [{ obstacle: 'window_closed', messages: 1 }] });
  expect([await statusOf(id), guest.got]).toEqual(['failed', []]);
});

test('neither is one to a guest who has got a newer answer, or has opted out', async () => {
  const id = await failedReply();
  await guest.writes('Is breakfast included?');
  await until('the guest was answered', async () => guest.got.length > 0);
  expect(await listed()).toMatchObject([{ id, obstacle: 'answered_since' }]);
  await sql`update conversations set opted_out_at = now() where hotel_id = ${desk.hotel.id}`.execute(flow.server.db);
  expect(await retry({ key })).toEqual({ queued: 0, left: [{ obstacle: 'opted_out', messages: 1 }] });
  expect(guest.got).toHaveLength(1);
});

test('a text that WhatsApp refuses would fail again', async () => {
  flow.twilio.failNext(1, { status: 400, code: 63013 });
  await guest.writes('Thank you!');
  await until('it has failed', async () => (await groups()).length > 0);
  expect(await listed('content_refused 63013')).toMatchObject([{ obstacle: 'fails_again' }]);
});

test('what is set aside leaves the list, and comes back when it fails once more', async () => {
  const id = await failedReply();
  expect((await setAside({ key })).body).toEqual({ messages: 1 });
  expect([await groups(), guest.got]).toEqual([[], []]);
  expect((await setAside({ id })).status).toBe(404);
  flow.server.clock.advance({ minutes: 1 });
  flow.twilio.failNext(1, { status: 400, code: SENDER_OFF });
  const conversation = (await desk.thread(guest)).conversation['id'];
  expect((await desk.post(`/conversations/${conversation}/messages/${id}/send-again`)).status).toBe(200);
  await until('it has failed again', async () => (await groups()).length > 0);
  await sql`delete from stopped_senders`.execute(flow.server.db);
  expect((await setAside({ id })).body).toEqual({ messages: 1 });
  const entries = (await owner.get('/api/admin/audit?entity=message')).body.items;
  expect(entries[0]).toMatchObject({ action: 'set_aside', entity_id: id, hotel_id: desk.hotel.id });
});

test('is closed to hotels', async () => {
  const { client } = desk.staff;
  expect((await client.get('/api/admin/failed-messages')).status).toBe(403);
  expect((await client.post('/api/admin/failed-messages/retry', { key })).status).toBe(403);
});
