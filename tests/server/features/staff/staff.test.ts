import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let admin: TestUser;
let desk: TestUser;
let otherAdmin: TestUser;
let staff: string;
let otherStaff: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  hotel = await server.aHotel();
  const other = await server.aHotel();
  admin = await server.asMemberOf(hotel, 'admin', { first_name: 'Ida', last_name: 'Admin' });
  desk = await server.asMemberOf(hotel, 'staff', { first_name: 'Dan', last_name: 'Desk' });
  otherAdmin = await server.asMemberOf(other, 'admin');
  staff = `/api/hotels/${hotel.id}/staff`;
  otherStaff = `/api/hotels/${other.id}/staff`;
});

async function idOf(user: TestUser): Promise<string> {
  const row = await server.db
    .selectFrom('hotel_staff')
    .select('id')
    .where('user_id', '=', user.user_id)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function roles(): Promise<string[]> {
  const rows = await server.db
    .selectFrom('hotel_staff')
    .select('role')
    .where('hotel_id', '=', hotel.id)
    .orderBy('id')
    .execute();
  return rows.map(({ role }) => role);
}

describe('the list of staff', () => {
  test('shows a receptionist names, addresses, roles and last logins of the own hotel only', async () => {
    const { status, body } = await desk.client.get(staff);
    expect(status).toBe(200);
    expect(body.next_cursor).toBeNull();
    expect(body.items).toEqual([
      {
        id: await idOf(admin),
        hotel_id: hotel.id,
        user_id: admin.user_id,
        role: 'admin',
        first_name: 'Ida',
        last_name: 'Admin',
        email: admin.email,
        is_disabled: false,
        by_directory: false,
        last_login: null,
        created_at: expect.any(String),
      },
      {
        id: await idOf(desk),
        hotel_id: hotel.id,
        user_id: desk.user_id,
        role: 'staff',
        first_name: 'Dan',
        last_name: 'Desk',
        email: desk.email,
        is_disabled: false,
        by_directory: false,
        last_login: '2026-09-10T08:00:00.000Z',
        created_at: expect.any(String),
      },
    ]);
    expect((await otherAdmin.client.get(staff)).status).toBe(403);
  });

  test('says whose account is disabled, and does not count it as the admin who has to stay', async () => {
    const second = await server.asMemberOf(hotel, 'admin');
    await server.db.updateTable('user').set({ disabled_at: new Date() }).where('id', '=', second.user_id).execute();
    const { items } = (await desk.client.get(staff)).body as { items: { user_id: string; is_disabled: boolean }[] };
    expect(items.filter(({ is_disabled }) => is_disabled).map(({ user_id }) => user_id)).toEqual([second.user_id]);
    expect((await admin.client.delete(`${staff}/${await idOf(admin)}`)).status).toBe(409);
    expect((await admin.client.delete(`${staff}/${await idOf(second)}`)).status).toBe(200);
  });

  test('comes in pages', async () => {
    const first = (await desk.client.get(`${staff}?limit=1`)).body;
    const second = (await desk.client.get(`${staff}?limit=1&cursor=${first.next_cursor}`)).body;
    expect([first.items[0].user_id, second.items[0].user_id]).toEqual([admin.user_id, desk.user_id]);
    expect(second.next_cursor).toBeNull();
  });
});

describe('removing a member', () => {
  test('revokes access from the next call on, also of an open stream', async () => {
    const stream = await desk.client.fetch(`/api/live?hotel_id=${hotel.id}`);
    const reading = stream.text();
    expect((await admin.client.delete(`${staff}/${await idOf(desk)}`)).status).toBe(200);
    expect((await desk.client.get(`/api/hotels/${hotel.id}`)).status).toBe(403);
    expect((await desk.client.get('/api/me')).body.hotel).toBeNull();
    // The stream ends; whether the event of the removal still arrives depends on which notification comes first.
    await expect(reading).resolves.toContain('retry:');
  });

  test('unassigns conversations of a removed member and publishes events', async () => {
    const conversationOf = async (place: { id: string }, user: TestUser) => {
      const row = await server.db
        .insertInto('conversations')
        .values({
          hotel_id: place.id,
          identity_key: `${place.id}-${user.user_id}`,
          reply_address: '+4915112345678',
          owner: 'staff',
          assigned_to: user.user_id,
          assigned_name: 'Somebody',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    };
    const [theirs, others] = [await conversationOf(hotel, desk), await conversationOf(hotel, admin)];
    const elsewhere = await server.aHotel();
    const otherHotels = await conversationOf(elsewhere, desk);
    expect((await admin.client.delete(`${staff}/${await idOf(desk)}`)).status).toBe(200);

    const rows = await server.db
      .selectFrom('conversations')
      .select(['id', 'owner', 'assigned_to', 'assigned_name'])
      .where('id', 'in', [theirs, others, otherHotels])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: theirs, owner: 'staff', assigned_to: null, assigned_name: null },
      { id: others, owner: 'staff', assigned_to: admin.user_id, assigned_name: 'Somebody' },
      { id: otherHotels, owner: 'staff', assigned_to: desk.user_id, assigned_name: 'Somebody' },
    ]);
    const told = await server.db.selectFrom('live_events').selectAll().where('hotel_id', '=', hotel.id).execute();
    expect(JSON.stringify(told)).toContain(theirs);
    expect(JSON.stringify(told)).not.toContain(others);
  });

  test('is for admins of this hotel only', async () => {
    expect((await desk.client.delete(`${staff}/${await idOf(admin)}`)).status).toBe(403);
    expect((await otherAdmin.client.delete(`${staff}/${await idOf(desk)}`)).status).toBe(403);
    expect((await otherAdmin.client.delete(`${otherStaff}/${await idOf(desk)}`)).status).toBe(404);
    expect(await roles()).toEqual(['admin', 'staff']);
  });

  test('never removes the last admin, also not by themselves', async () => {
    const { status, body } = await admin.client.delete(`${staff}/${await idOf(admin)}`);
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 409,
      code: 'conflict',
      message: 'The last admin cannot be removed. Make somebody else an admin first.',
    });
    await server.asMemberOf(hotel, 'admin');
    expect((await admin.client.delete(`${staff}/${await idOf(admin)}`)).status).toBe(200);
  });

  test('leaves one admin when two remove each other at the same moment', async () => {
    const second = await server.asMemberOf(hotel, 'admin');
    const [one, two] = [await idOf(admin), await idOf(second)];
    const answers = await Promise.all([
      admin.client.delete(`${staff}/${two}`),
      second.client.delete(`${staff}/${one}`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await roles()).toEqual(expect.arrayContaining(['admin', 'staff']));
    expect(await roles()).toHaveLength(2);
  });
});

describe('changing a role', () => {
  test('makes a receptionist an admin, and is in the audit log', async () => {
    const id = await idOf(desk);
    expect((await admin.client.patch(`${staff}/${id}`, { role: 'admin' })).body).toMatchObject({
      id,
      role: 'admin',
      email: desk.email,
    });
    const entry = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      hotel_id: hotel.id,
      user_id: admin.user_id,
      action: 'set_role',
      entity: 'staff',
      details: { role: 'admin' },
    });
  });

  test('is refused to staff and to other hotels', async () => {
    const id = await idOf(desk);
    expect((await desk.client.patch(`${staff}/${id}`, { role: 'admin' })).status).toBe(403);
    expect((await otherAdmin.client.patch(`${otherStaff}/${id}`, { role: 'admin' })).status).toBe(404);
    expect(await roles()).toEqual(['admin', 'staff']);
  });

  test('leaves one admin when two admins make each other staff at the same moment', async () => {
    const second = await server.asMemberOf(hotel, 'admin');
    const [one, two] = [await idOf(admin), await idOf(second)];
    const answers = await Promise.all([
      admin.client.patch(`${staff}/${two}`, { role: 'staff' }),
      second.client.patch(`${staff}/${one}`, { role: 'staff' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await roles()).filter((role) => role === 'admin')).toHaveLength(1);
  });
});
