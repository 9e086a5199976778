import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let seaside: TestHotel;
let hill: TestHotel;
let foreign: TestHotel;
let desk: TestUser;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
  [seaside, hill, foreign] = [
    await server.aHotel({ name: 'Seaside Inn' }),
    await server.aHotel({ name: 'Hill House' }),
    await server.aHotel({ name: 'Elsewhere' }),
  ];
  desk = await server.asMemberOf(seaside, 'admin');
  await join(hill, desk, 'staff');
}, 60_000);
afterAll(() => server?.stop(), 60_000);

const join = (hotel: TestHotel, { user_id }: TestUser, role: 'admin' | 'staff') =>
  server.db.insertInto('hotel_staff').values({ hotel_id: hotel.id, user_id, role }).execute();
const choose = (user: TestUser, hotel: TestHotel) => user.client.put('/api/me/hotel', { hotel_id: hotel.id });

describe('a person who works in two hotels', () => {
  test('reaches both, each in the role that they have there', async () => {
    expect((await desk.client.get(`/api/hotels/${hill.id}`)).status).toBe(200);
    expect((await desk.client.patch(`/api/hotels/${seaside.id}`, { phone: '+33 1 23 45 67 89' })).status).toBe(200);
    expect((await desk.client.patch(`/api/hotels/${hill.id}`, { phone: '+33 1 23 45 67 89' })).status).toBe(403);
    expect((await desk.client.get(`/api/hotels/${foreign.id}`)).status).toBe(403);
  });

  test('sees the first one until they choose the other, which is remembered', async () => {
    expect((await desk.client.get('/api/me')).body).toMatchObject({ hotel: { id: seaside.id }, role: 'admin' });
    expect((await choose(desk, hill)).status).toBe(200);
    expect((await desk.client.get('/api/me')).body).toMatchObject({
      hotel: { id: hill.id, name: 'Hill House', default_language: 'en' },
      role: 'staff',
      memberships: [
        { hotel_id: hill.id, hotel_name: 'Hill House', timezone: 'UTC', role: 'staff' },
        { hotel_id: seaside.id, hotel_name: 'Seaside Inn', role: 'admin' },
      ],
    });
    await choose(desk, seaside);
  });

  test('cannot choose a hotel of other people', async () => {
    expect(await choose(desk, foreign)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await desk.client.get('/api/me')).body.hotel.id).toBe(seaside.id);
  });

  test('may look at the other one in a window of its own, and at no hotel of other people', async () => {
    const seen = async (hotel: TestHotel) => (await desk.client.get(`/api/me?hotel_id=${hotel.id}`)).body;
    expect(await seen(hill)).toMatchObject({
      hotel: { id: hill.id, name: 'Hill House', default_language: 'en' },
      role: 'staff',
    });
    expect(await seen(foreign)).toMatchObject({ hotel: { id: seaside.id }, role: 'admin' });
    expect((await desk.client.get('/api/me')).body.hotel.id).toBe(seaside.id);
  });

  test('keeps the other hotel when one removes them', async () => {
    const guest = await server.asMemberOf(seaside, 'staff');
    await join(hill, guest, 'staff');
    await choose(guest, seaside);
    const owner = await server.asMemberOf(seaside, 'admin');
    const { items } = (await owner.client.get(`/api/hotels/${seaside.id}/staff`)).body;
    const row = items.find(({ user_id }: { user_id: string }) => user_id === guest.user_id);
    expect((await owner.client.delete(`/api/hotels/${seaside.id}/staff/${row.id}`)).status).toBe(200);
    expect((await guest.client.get('/api/me')).body).toMatchObject({ hotel: { id: hill.id } });
    expect((await guest.client.get(`/api/hotels/${seaside.id}`)).status).toBe(403);
  });

  test('sets up a further hotel and becomes its admin', async () => {
    const owner = await server.asMemberOf(seaside, 'admin');
    const { status, body } = await owner.client.post('/api/hotels', { name: 'A second house' });
    expect(status).toBe(201);
    expect((await owner.client.get('/api/me')).body.memberships).toHaveLength(2);
    expect((await owner.client.patch(`/api/hotels/${body.id}`, { phone: '+33 1 23 45 67 89' })).status).toBe(200);
  });

  test('lists and resolves the notifications of each, and none of another hotel', async () => {
    for (const hotel of [seaside, hill, foreign])
      await server.db
        .insertInto('notifications')
        .values({ hotel_id: hotel.id, type: 'note', message: hotel.name })
        .execute();
    const listed = async (hotel: TestHotel) => await desk.client.get(`/api/notifications?hotel_id=${hotel.id}`);
    expect((await listed(hill)).body.items).toMatchObject([{ message: 'Hill House' }]);
    expect((await listed(foreign)).status).toBe(403);
    const { id } = (await listed(hill)).body.items[0];
    expect((await desk.client.post(`/api/notifications/${id}/resolve`)).status).toBe(200);
    const { id: theirs } = await server.db
      .selectFrom('notifications')
      .select('id')
      .where('hotel_id', '=', foreign.id)
      .executeTakeFirstOrThrow();
    expect((await desk.client.post(`/api/notifications/${theirs}/resolve`)).status).toBe(404);
  });
});

describe('a super admin who also works in a hotel', () => {
  test('works there without acting, acts elsewhere, and returns', async () => {
    const owner = await server.asSuperAdmin();
    await join(hill, owner, 'staff');
    expect((await owner.client.get('/api/me')).body).toMatchObject({
      hotel: { id: hill.id },
      role: 'staff',
      context: null,
    });
    await owner.client.post('/api/context', { hotel_id: foreign.id, reason: 'Testing' });
    expect((await owner.client.get('/api/me')).body).toMatchObject({ hotel: { id: foreign.id }, role: 'admin' });
    expect((await choose(owner, hill)).status).toBe(200);
    expect((await owner.client.get('/api/me')).body).toMatchObject({ hotel: { id: hill.id }, context: null });
    expect((await owner.client.get(`/api/hotels/${foreign.id}`)).status).toBe(403);
    expect((await owner.client.post('/api/hotels', { name: 'For a customer' })).status).toBe(201);
  });

  test('is its admin while acting in their own hotel', async () => {
    const owner = await server.asSuperAdmin({ actingIn: hill });
    expect((await owner.client.patch(`/api/hotels/${hill.id}`, { phone: '+33 1 23 45 67 89' })).status).toBe(200);
  });
});
