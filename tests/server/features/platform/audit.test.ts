import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let other: TestHotel;
let desk: TestUser;
let superAdmin: TestUser;

const faq = { question: 'Is there a pool?', answer: 'Yes, a heated one.' };

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
  hotel = await server.aHotel({ name: 'Alpha' });
  other = await server.aHotel({ name: 'Beta' });
  desk = await server.asMemberOf(hotel, 'staff', { email: 'desk@alpha.test' });
  const otherDesk = await server.asMemberOf(other, 'staff', { email: 'desk@beta.test' });
  superAdmin = await server.asSuperAdmin();
  await desk.client.post(`/api/hotels/${hotel.id}/faqs`, faq);
  await otherDesk.client.post(`/api/hotels/${other.id}/faqs`, faq);
  await server.asSuperAdmin({ actingIn: hotel });
  await superAdmin.client.patch(`/api/hotels/${hotel.id}`, { phone: '+4930123456' });
});
afterAll(() => server?.stop());

const read = async (query = '') => (await superAdmin.client.get(`/api/admin/audit${query}`)).body;

describe('the audit log', () => {
  test('lists entries newest first, with the acting session of a super admin', async () => {
    const { items } = await read();
    const { session_id } = (await superAdmin.client.get('/api/context')).body;
    expect(items).toMatchObject([
      {
        action: 'update',
        entity: 'hotel',
        hotel_name: 'Alpha',
        user_email: superAdmin.email,
        acting_session_id: session_id,
        details: { fields: ['phone'] },
      },
      { action: 'start', entity: 'acting_session', hotel_name: 'Alpha', entity_id: session_id },
      { action: 'create', entity: 'faq', hotel_name: 'Beta', user_email: 'desk@beta.test', acting_session_id: null },
      { action: 'create', entity: 'faq', hotel_name: 'Alpha', user_email: 'desk@alpha.test', acting_session_id: null },
    ]);
  });

  test.each([
    ['a hotel', () => `?hotel_id=${other.id}`, 1],
    ["a part of the user's address", () => '?user=@alpha', 1],
    ["the user's id", () => `?user=${desk.user_id}`, 1],
    ['an action', () => '?action=create', 2],
    ['an entity', () => '?entity=hotel', 1],
    ['a period', () => `?from=${new Date(Date.now() - 60_000).toISOString()}`, 4],
    ['a period that is over', () => '?to=2020-01-01', 0],
    ['hotel and entity', () => `?hotel_id=${hotel.id}&entity=faq`, 1],
  ])('can be narrowed to %s', async (_what, query, count) => {
    expect((await read(query())).items).toHaveLength(count);
  });

  test('comes in pages', async () => {
    const first = await read('?limit=3');
    const second = await read(`?limit=3&cursor=${first.next_cursor}`);
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([3, 1, null]);
  });

  test('is written to a CSV file', async () => {
    const { body } = await superAdmin.client.get('/api/admin/audit/export?action=create');
    expect(body).toMatchObject({ filename: 'audit-2026-09-10.csv', entries: 2, truncated: false });
    const [header, first] = body.csv.replace('\uFEFF', '').split('\r\n');
    expect(header).toBe(
      'created_at,hotel_name,hotel_id,user_email,user_id,acting_session_id,action,entity,entity_id,details',
    );
    expect(first).toContain(`,Beta,${other.id},desk@beta.test,`);
  });

  test('has entries for its own exports and for provider tests with their result', async () => {
    const file = (await superAdmin.client.get(`/api/admin/audit/export?hotel_id=${hotel.id}`)).body;
    const tried = await superAdmin.client.post('/api/admin/settings/test', { provider: 'maps' });
    expect(tried.status).toBe(200);
    const { items } = await read();
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'test', entity: 'provider', entity_id: 'maps', user_email: superAdmin.email, details: { ok: false } },
      { action: 'export', entity: 'audit_log', hotel_id: hotel.id, details: { entries: file.entries } },
    ]);
    const before = items.length;
    expect((await desk.client.get('/api/admin/audit/export')).status).toBe(403);
    expect((await desk.client.post('/api/admin/settings/test', { provider: 'maps' })).status).toBe(403);
    expect((await read()).items).toHaveLength(before);
    expect((await read(`?hotel_id=${other.id}&action=export`)).items).toEqual([]);
  });

  test('holds what staff exported: bookings, analytics, the handover sheet', async () => {
    const exports = `/api/hotels/${hotel.id}/exports`;
    await desk.client.get(`/api/hotels/${hotel.id}/bookings/export`);
    for (const kind of ['analytics', 'handover']) {
      expect((await desk.client.post(exports, { kind })).body).toEqual({ ok: true });
    }
    expect((await desk.client.post(exports, { kind: 'passwords' })).status).toBe(400);
    const by = { action: 'export', user_email: desk.email, hotel_id: hotel.id };
    expect((await read(`?user=${desk.user_id}&action=export`)).items).toMatchObject([
      { ...by, entity: 'handover' },
      { ...by, entity: 'analytics' },
      { ...by, entity: 'booking', details: { bookings: 0 } },
    ]);
    await superAdmin.client.post('/api/admin/exports', { kind: 'analytics' });
    expect((await read('?action=export')).items[0]).toMatchObject({ entity: 'analytics', hotel_id: null });
  });

  test('accepts nothing from staff about another hotel', async () => {
    expect((await desk.client.post(`/api/hotels/${other.id}/exports`, { kind: 'handover' })).status).toBe(403);
    expect((await desk.client.post('/api/admin/exports', { kind: 'analytics' })).status).toBe(403);
    expect((await read(`?hotel_id=${other.id}&action=export`)).items).toEqual([]);
  });

  test('is for super admins', async () => {
    expect((await desk.client.get('/api/admin/audit')).status).toBe(403);
    expect((await desk.client.get('/api/admin/audit/export')).status).toBe(403);
  });

  test('of a hotel that is deleted stays', async () => {
    const gone = await server.aHotel({ name: 'Gone' });
    await superAdmin.client.delete(`/api/hotels/${gone.id}`);
    expect((await read(`?hotel_id=${gone.id}`)).items).toMatchObject([
      { action: 'delete', entity: 'hotel', hotel_name: null, details: { name: 'Gone' } },
    ]);
  });
});
