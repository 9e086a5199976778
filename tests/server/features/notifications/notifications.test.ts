import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let other: TestHotel;
let desk: TestUser;
let otherDesk: TestUser;
let superAdmin: TestUser;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  await server.db.deleteFrom('notifications').execute();
  hotel = await server.aHotel();
  other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
  superAdmin = await server.asSuperAdmin();
});

const leave = (user: TestUser, at: TestHotel, message = 'We would like to try WhatsApp.') =>
  user.client.post(`/api/hotels/${at.id}/notifications`, {
    type: 'test_key_request',
    message,
    metadata: { service: 'twilio_whatsapp' },
  });
const pending = async (user: TestUser, query = '') => (await user.client.get(`/api/notifications${query}`)).body;

describe('a notification', () => {
  test('of a hotel is pending for the hotel and the super admin only', async () => {
    const { status, body } = await leave(desk, hotel);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      hotel_id: hotel.id,
      hotel_name: hotel.name,
      type: 'test_key_request',
      message: 'We would like to try WhatsApp.',
      reasons: null,
      created_by: desk.user_id,
      metadata: { service: 'twilio_whatsapp' },
      status: 'pending',
      resolved_by: null,
      resolved_at: null,
      created_at: expect.any(String),
    });
    expect((await pending(desk)).items).toEqual([body]);
    expect((await pending(superAdmin)).items).toEqual([body]);
    expect((await pending(otherDesk)).items).toEqual([]);
    expect((await pending(await server.signUp())).items).toEqual([]);
    expect((await leave(otherDesk, hotel)).status).toBe(403);
    expect((await otherDesk.client.get(`/api/notifications?hotel_id=${hotel.id}`)).status).toBe(403);
  });

  test('is resolved once, with who and when', async () => {
    const { body } = await leave(desk, hotel);
    const resolve = () => desk.client.post(`/api/notifications/${body.id}/resolve`);
    expect((await resolve()).body).toMatchObject({
      id: body.id,
      status: 'resolved',
      resolved_by: desk.user_id,
      resolved_at: '2026-09-10T08:00:00.000Z',
    });
    expect(await resolve()).toMatchObject({ status: 409, body: { code: 'already_resolved' } });
    expect((await pending(desk)).items).toEqual([]);
  });

  test('resolved by two at the same moment is resolved by one of them', async () => {
    const { body } = await leave(desk, hotel);
    const answers = await Promise.all(
      [desk, superAdmin].map((user) => user.client.post(`/api/notifications/${body.id}/resolve`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('of another hotel is not there', async () => {
    const { body } = await leave(desk, hotel);
    expect((await otherDesk.client.post(`/api/notifications/${body.id}/resolve`)).status).toBe(404);
    expect((await (await server.signUp()).client.post(`/api/notifications/${body.id}/resolve`)).status).toBe(404);
    expect((await pending(desk)).items).toHaveLength(1);
  });

  test('resolved by a super admin who acts in the hotel is in the audit log with the session', async () => {
    const { body } = await leave(desk, hotel);
    await server.asSuperAdmin({ actingIn: hotel });
    const { session_id } = (await superAdmin.client.get('/api/context')).body;
    expect((await superAdmin.client.post(`/api/notifications/${body.id}/resolve`)).status).toBe(200);
    const entry = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', body.id)
      .where('action', '=', 'resolve')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ hotel_id: hotel.id, user_id: superAdmin.user_id, acting_session_id: session_id });
    await superAdmin.client.delete('/api/context');
  });

  test('is published to the open consoles of its hotel', async () => {
    const { body } = await leave(desk, hotel);
    const { data } = await server.db
      .selectFrom('live_events')
      .select('data')
      .where('hotel_id', '=', hotel.id)
      .executeTakeFirstOrThrow();
    expect(data).toEqual({ type: 'notification.updated', hotel_id: hotel.id, notification_id: body.id });
  });
});

describe('the list of pending notifications', () => {
  test('is newest first, in pages, and can be narrowed to a hotel by a super admin', async () => {
    for (const message of ['one', 'two', 'three']) await leave(desk, hotel, message);
    await leave(otherDesk, other, 'elsewhere');
    const first = await pending(desk, '?limit=2');
    const second = await pending(desk, `?limit=2&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items].map(({ message }) => message)).toEqual(['three', 'two', 'one']);
    expect(second.next_cursor).toBeNull();
    expect((await pending(superAdmin)).items).toHaveLength(4);
    expect((await pending(superAdmin, `?hotel_id=${other.id}`)).items).toMatchObject([
      { message: 'elsewhere', hotel_name: other.name },
    ]);
  });
});

test.each([
  ['without words', { message: '  ' }],
  ['of an odd type', { type: 'Test Key!' }],
  ['with a document for metadata', { metadata: { text: 'x'.repeat(9000) } }],
])('a notification %s is refused', async (_what, fields) => {
  const { status } = await desk.client.post(`/api/hotels/${hotel.id}/notifications`, {
    type: 'test_key_request',
    message: 'Please',
    ...fields,
  });
  expect(status).toBe(400);
});
