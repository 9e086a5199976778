import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiScopes, callsPerMinute, mostApiKeys } from '#shared/features/integrations/api-keys.values.ts';
import { aKey, keyClient } from '#tests/support/builders/api-keys.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let other: TestHotel;
let admin: TestUser;
let keys: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T10:00:00Z' });
  hotel = await server.aHotel({ name: 'Maison' });
  other = await server.aHotel({ name: 'Seehaus' });
  admin = await server.asMemberOf(hotel, 'admin', { first_name: 'Gwen', last_name: 'Le Goff' });
  keys = `/api/hotels/${hotel.id}/api-keys`;
});
afterAll(() => server?.stop());

const booking = {
  guest_name: 'Ada Lovelace',
  guest_phone: '+4915112345678',
  check_in_date: '2026-09-10',
  check_out_date: '2026-09-12',
};

describe('an API key', () => {
  test('is shown once, and only its hash is stored', async () => {
    const made = await admin.client.post(keys, { name: 'PMS', scopes: ['bookings:read'] });
    expect(made.status).toBe(201);
    expect(made.body.key).toMatch(/^concierge_[\w-]{43}$/);
    expect(made.body.api_key).toMatchObject({ name: 'PMS', created_by_name: 'Gwen Le Goff', last_used_at: null });
    const list = await admin.client.get(keys);
    expect(JSON.stringify(list.body)).not.toContain(made.body.key);
    expect(made.body.key.startsWith(list.body.items[0].prefix)).toBe(true);
    const rows = await server.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.body.key);
  });

  test('calls what its scopes allow, and notes when and from where', async () => {
    const made = await admin.client.post(keys, { name: 'Lobby', scopes: ['bookings:read', 'bookings:write'] });
    const client = keyClient(server, made.body.key);
    const added = await client.post(`/api/hotels/${hotel.id}/bookings`, booking);
    expect(added.status).toBe(201);
    expect((await client.get(`/api/hotels/${hotel.id}/bookings/${added.body.id}`)).body.guest_name).toBe(
      'Ada Lovelace',
    );
    const { items } = (await admin.client.get(keys)).body;
    expect(items.find(({ name }: { name: string }) => name === 'Lobby')).toMatchObject({
      last_used_at: '2026-09-10T10:00:00.000Z',
      last_used_ip: expect.stringContaining('127.0.0.1'),
    });
  });

  test('stands in the audit log by its name, without a person', async () => {
    const { id, client } = await aKey(server, hotel, ['knowledge:write'], 'Website');
    await client.post(`/api/hotels/${hotel.id}/faqs`, { question: 'Is there a pool?', answer: 'Yes, until ten.' });
    const entry = await server.db.selectFrom('audit_log').selectAll().where('api_key_id', '=', id).executeTakeFirst();
    expect(entry).toMatchObject({ entity: 'faq', api_key_name: 'Website', user_id: null, user_email: null });
    const owner = await server.asSuperAdmin();
    const found = await owner.client.get('/api/admin/audit?user=websit');
    expect(found.body.items[0]).toMatchObject({ api_key_name: 'Website' });
  });

  test('is refused by name where a scope is missing', async () => {
    const { client } = await aKey(server, hotel, ['bookings:read']);
    const answer = await client.post(`/api/hotels/${hotel.id}/bookings`, booking);
    expect(answer).toMatchObject({ status: 403, body: { reason: { code: 'key_lacks_scope' } } });
    expect(answer.body.message).toContain('bookings:write');
  });

  test('reaches no people, settings, keys or streams, whatever its scopes', async () => {
    const { client } = await aKey(server, hotel, apiScopes);
    for (const path of [keys, `/api/hotels/${hotel.id}/staff`, '/api/me', '/api/hotels', '/api/admin/users'])
      expect((await client.get(path)).status, path).toBe(403);
    expect((await client.post(keys, { name: 'More', scopes: ['bookings:read'] })).status).toBe(403);
    expect((await client.get(`/api/live?hotel_id=${hotel.id}`)).status).toBe(401);
  });

  test('reaches no other hotel', async () => {
    const { client } = await aKey(server, hotel, apiScopes);
    expect((await client.get(`/api/hotels/${other.id}/bookings`)).status).toBe(403);
    const stranger = await aKey(server, other, apiScopes);
    const { items } = (await client.get(`/api/hotels/${hotel.id}/bookings`)).body;
    expect(items).not.toHaveLength(0);
    expect((await stranger.client.get(`/api/hotels/${other.id}/bookings/${items[0].id}`)).status).toBe(404);
  });

  test('counts instead of the cookies that come with it', async () => {
    const { key } = await aKey(server, hotel, ['rooms:read']);
    const headers = { authorization: `Bearer ${key}` };
    expect((await admin.client.fetch(`/api/hotels/${hotel.id}/staff`, { headers })).status).toBe(403);
    expect((await admin.client.fetch(keys, { headers: { authorization: 'Bearer nonsense' } })).status).toBe(401);
  });

  test('ends at once when it is revoked, and on the day that it expires', async () => {
    const made = await admin.client.post(keys, { name: 'Trial', scopes: ['rooms:read'], expires_in_days: 1 });
    const rooms = `/api/hotels/${hotel.id}/rooms`;
    const trial = keyClient(server, made.body.key);
    expect((await trial.get(rooms)).status).toBe(200);
    const second = await admin.client.post(keys, { name: 'Second', scopes: ['rooms:read'] });
    const revoked = await admin.client.delete(`${keys}/${second.body.api_key.id}`);
    expect(revoked.body).toMatchObject({ revoked_by_name: 'Gwen Le Goff', revoked_at: expect.any(String) });
    expect((await keyClient(server, second.body.key).get(rooms)).body).toMatchObject({
      code: 'unauthenticated',
      reason: { code: 'key_not_valid' },
    });
    server.clock.advance({ days: 1 });
    expect((await trial.get(rooms)).status).toBe(401);
  });

  test('cannot be revoked from another hotel', async () => {
    const { id, client } = await aKey(server, hotel, ['rooms:read']);
    const stranger = await server.asMemberOf(other);
    expect((await stranger.client.delete(`/api/hotels/${other.id}/api-keys/${id}`)).status).toBe(404);
    expect((await client.get(`/api/hotels/${hotel.id}/rooms`)).status).toBe(200);
  });

  test('waits after too many calls in a minute', async () => {
    const { id, client } = await aKey(server, hotel, ['rooms:read']);
    const rooms = `/api/hotels/${hotel.id}/rooms`;
    expect((await client.get(rooms)).status).toBe(200);
    await server.db.updateTable('api_keys').set({ minute_calls: callsPerMinute }).where('id', '=', id).execute();
    server.clock.advance({ seconds: 20 });
    const refused = await client.get(rooms);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(refused.headers.get('retry-after')).toBe('40');
    server.clock.advance({ seconds: 40 });
    expect((await client.get(rooms)).status).toBe(200);
  });

  test('answers a guest as the hotel; the conversation stays unassigned', async () => {
    const { client } = await aKey(server, hotel, ['conversations:read', 'conversations:write'], 'Chatbot');
    const asked = await client.post(`/api/hotels/${hotel.id}/requests`, {
      guest_name: 'Ada',
      guest_phone: '+4915112345699',
      message: 'Towels, please',
    });
    expect(asked.status).toBe(201);
    const at = `/api/hotels/${hotel.id}/conversations/${asked.body.conversation_id}`;
    const taken = await client.put(`${at}/owner`, { owner: 'staff' });
    expect(taken).toMatchObject({ status: 200, body: { owner: 'staff', assigned_to: null } });
    expect((await client.get(`/api/hotels/${hotel.id}/conversations?view=mine`)).body.items).toEqual([]);
    const { client: writer } = await aKey(server, hotel, ['messages:write'], 'Chatbot');
    const sent = await writer.post(`${at}/messages`, { content: 'Coming.', client_key: 'first' });
    expect(sent.body.code).toBe('window_closed');
  });
});

test('a hotel has no more than twenty keys that can be used', async () => {
  const small = await server.aHotel();
  const owner = await server.asMemberOf(small);
  const made = [];
  for (let count = 0; count < mostApiKeys; count += 1) made.push(await aKey(server, small, ['rooms:read']));
  const path = `/api/hotels/${small.id}/api-keys`;
  const draft = { name: 'One more', scopes: ['rooms:read'] };
  expect((await owner.client.post(path, draft)).status).toBe(409);
  await owner.client.delete(`${path}/${made[0]!.id}`);
  expect((await owner.client.post(path, draft)).status).toBe(201);
});
