import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '#tests/support/until.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let superAdmin: TestUser;
let hotel: TestHotel;
let other: TestHotel;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
  superAdmin = await server.asSuperAdmin();
}, 60_000);
afterAll(() => server?.stop(), 60_000);

beforeEach(async () => {
  [hotel, other] = [
    await server.aHotel({ name: 'Seaside Inn', timezone: 'Europe/Paris', default_language: 'fr' }),
    await server.aHotel({ name: 'Hill House' }),
  ];
  await superAdmin.client.delete('/api/context');
});

const start = (at: { id: string }, view_mode?: 'hotel' | 'admin') =>
  superAdmin.client.post('/api/context', { hotel_id: at.id, reason: 'Ticket 17', ...(view_mode ? { view_mode } : {}) });
const sessions = () =>
  server.db
    .selectFrom('acting_sessions')
    .selectAll()
    .where('hotel_id', 'in', [hotel.id, other.id])
    .orderBy('id')
    .execute();
const audited = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'entity', 'entity_id', 'user_id', 'acting_session_id', 'details'])
    .where('hotel_id', '=', id)
    .orderBy('id')
    .execute();

describe('a super admin who acts in a hotel', () => {
  test('has no hotel before, and is an admin of that one then', async () => {
    expect((await superAdmin.client.get(`/api/hotels/${hotel.id}`)).status).toBe(403);
    const { status, body } = await start(hotel);
    expect([status, body]).toEqual([
      201,
      {
        session_id: expect.any(String),
        hotel_id: hotel.id,
        view_mode: 'hotel',
        hotel_name: 'Seaside Inn',
        reason: 'Ticket 17',
        ends_at: new Date(server.clock.now().getTime() + 3_600_000).toISOString(),
        seconds_left: 3600,
      },
    ]);
    expect((await superAdmin.client.get('/api/context')).body).toEqual(body);
    expect((await superAdmin.client.get('/api/me')).body).toMatchObject({
      is_super_admin: true,
      role: 'admin',
      context: body,
      hotel: { id: hotel.id, name: 'Seaside Inn', status: 'active', timezone: 'Europe/Paris', default_language: 'fr' },
    });
    expect((await superAdmin.client.patch(`/api/hotels/${hotel.id}`, { phone: '+33 1 23 45 67 89' })).status).toBe(200);
    expect((await superAdmin.client.get(`/api/hotels/${other.id}`)).status).toBe(403);
  });

  test('is in one hotel at a time: another one replaces it', async () => {
    await start(hotel);
    server.clock.advance({ minutes: 5 });
    expect((await start(other, 'admin')).body).toMatchObject({ hotel_id: other.id, view_mode: 'admin' });
    expect((await superAdmin.client.get(`/api/hotels/${hotel.id}`)).status).toBe(403);
    expect((await superAdmin.client.get(`/api/hotels/${other.id}`)).status).toBe(200);
    const [first, second] = await sessions();
    expect([first!.ended_at, second!.started_at, second!.ended_at]).toEqual([
      server.clock.now(),
      server.clock.now(),
      null,
    ]);
  });

  test('is in one hotel also when two are chosen at the same moment', async () => {
    const answers = await Promise.all([start(hotel), start(other), start(hotel), start(other)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await sessions()).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
  });

  test('needs a reason and one of the offered times', async () => {
    const asked = (body: object) => superAdmin.client.post('/api/context', { hotel_id: hotel.id, ...body });
    expect(await asked({ reason: '  ' })).toMatchObject({ status: 400, body: { details: [{ path: 'reason' }] } });
    expect((await asked({})).status).toBe(400);
    expect((await asked({ reason: 'Ticket 17', minutes: 10_000 })).status).toBe(400);
    expect(await sessions()).toEqual([]);
  });

  test('is out when the time is over by the clock of the server, with an entry of the audit log', async () => {
    const { session_id } = (
      await superAdmin.client.post('/api/context', { hotel_id: hotel.id, reason: 'Ticket 17', minutes: 15 })
    ).body;
    const began = server.clock.now();
    server.clock.advance({ minutes: 14 });
    expect((await superAdmin.client.get('/api/me')).body.context).toMatchObject({ seconds_left: 60 });
    expect((await superAdmin.client.get(`/api/hotels/${hotel.id}`)).status).toBe(200);
    server.clock.advance({ minutes: 1 });
    expect((await superAdmin.client.get(`/api/hotels/${hotel.id}`)).status).toBe(403);
    expect((await superAdmin.client.get('/api/me')).body).toMatchObject({ hotel: null, context: null });
    await until('the session is ended', async () => (await sessions())[0]!.ended_at !== null);
    expect((await sessions())[0]!.ended_at).toEqual(new Date(began.getTime() + 15 * 60_000));
    expect((await audited(hotel.id)).at(-1)).toMatchObject({
      action: 'end',
      entity_id: session_id,
      details: { by: 'time_limit' },
    });
  });

  test('can leave it repeatedly', async () => {
    await start(hotel);
    for (const _ of [1, 2]) expect((await superAdmin.client.delete('/api/context')).status).toBe(200);
    expect((await superAdmin.client.get('/api/context')).body).toBeNull();
    expect((await superAdmin.client.get('/api/me')).body).toMatchObject({ hotel: null, role: null, context: null });
    expect((await superAdmin.client.get(`/api/hotels/${hotel.id}`)).status).toBe(403);
  });

  test('leaves a trail: start, each change with its session, replaced or ended', async () => {
    const first = (await start(hotel)).body.session_id;
    await superAdmin.client.patch(`/api/hotels/${hotel.id}`, { policies: 'Quiet after ten.' });
    const second = (await start(other)).body.session_id;
    await superAdmin.client.delete('/api/context');
    const mine = { user_id: superAdmin.user_id };
    expect(await audited(hotel.id)).toMatchObject([
      {
        ...mine,
        action: 'start',
        entity: 'acting_session',
        entity_id: first,
        details: { reason: 'Ticket 17', minutes: 60 },
      },
      { ...mine, action: 'update', entity: 'hotel', acting_session_id: first },
      { ...mine, action: 'end', entity: 'acting_session', entity_id: first },
    ]);
    expect(await audited(other.id)).toMatchObject([
      { ...mine, action: 'start', entity_id: second },
      { ...mine, action: 'end', entity_id: second, acting_session_id: second },
    ]);
  });

  test('cannot act in a hotel that does not exist', async () => {
    expect(await start({ id: randomUUID() })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await start({ id: 'nowhere' })).toMatchObject({ status: 400, body: { details: [{ path: 'hotel_id' }] } });
  });
});

describe('other callers', () => {
  test.each(['admin', 'staff'] as const)('acts in another hotel: not the %s of one', async (role) => {
    const member = await server.asMemberOf(hotel, role);
    expect((await member.client.post('/api/context', { hotel_id: other.id })).status).toBe(403);
    expect((await member.client.get('/api/context')).status).toBe(403);
    expect((await member.client.delete('/api/context')).status).toBe(403);
    expect((await member.client.get(`/api/hotels/${other.id}`)).status).toBe(403);
    expect((await server.anonymous().post('/api/context', { hotel_id: other.id })).status).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  test('gains by an acting session that a former super admin left behind', async () => {
    const former = await server.asMemberOf(hotel);
    await server.db.insertInto('acting_sessions').values({ user_id: former.user_id, hotel_id: other.id }).execute();
    expect((await former.client.get(`/api/hotels/${other.id}`)).status).toBe(403);
    expect((await former.client.get('/api/me')).body).toMatchObject({ context: null, hotel: { id: hotel.id } });
  });
});
