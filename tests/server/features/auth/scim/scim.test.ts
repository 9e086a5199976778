import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

const owner = 'owner@lake.test';
let server: TestServer;
let superAdmin: TestUser;
let hotel: TestHotel;
let group: string;
let token: string;

const newToken = async (id = group): Promise<string> =>
  (await superAdmin.client.post(`/api/admin/groups/${id}/scim-token`)).body.token;

async function aGroup(domain: string): Promise<string> {
  const { id } = (await superAdmin.client.post('/api/admin/groups', { name: domain })).body;
  const settings = { issuer: 'https://login.example.com', client_id: 'x', client_secret: 'y' };
  await superAdmin.client.put(`/api/admin/groups/${id}/sso`, settings);
  await superAdmin.client.put(`/api/admin/groups/${id}/sso/domains/${domain}`);
  return id;
}

async function scim(method: string, path: string, body?: unknown, bearer = token) {
  const response = await fetch(`${server.url}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/scim+json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type'), body: text ? JSON.parse(text) : null };
}
const address = () => `${randomUUID()}@lake.test`;
const byName = (email: string) => `/Users?filter=${encodeURIComponent(`userName eq "${email}"`)}`;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: owner } });
  superAdmin = await server.signUp({ email: owner, second_factor: true });
  hotel = await server.aHotel({ name: 'Lake' });
  group = await aGroup('lake.test');
  token = await newToken();
}, 60_000);
afterAll(() => server?.stop(), 60_000);

describe('a directory', () => {
  test('is told what the service can do', async () => {
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } });
    expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({ Resources: [{ endpoint: '/Users' }] });
    expect((await scim('GET', '/Schemas')).body.totalResults).toBe(1);
  });

  test('finds no one, adds the person, and finds the person', async () => {
    const email = address();
    expect((await scim('GET', byName(email))).body).toMatchObject({ totalResults: 0, Resources: [] });
    const name = { givenName: 'Lena', familyName: 'See' };
    const made = await scim('POST', '/Users', { userName: email.toUpperCase(), externalId: '7', name, active: true });
    expect([made.status, made.type]).toEqual([201, 'application/scim+json; charset=utf-8']);
    expect(made.body).toMatchObject({ userName: email, externalId: '7', name, active: true });
    expect((await scim('GET', byName(email))).body.Resources).toMatchObject([{ id: made.body.id }]);
    expect((await scim('POST', '/Users', { userName: email })).body).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    });
  });

  test('neither sees nor makes people outside the domains of its group', async () => {
    const stranger = await server.asMemberOf(hotel, 'staff', { email: `${randomUUID()}@sea.test` });
    expect((await scim('GET', byName(stranger.email))).body.totalResults).toBe(0);
    expect((await scim('GET', byName(owner))).body.totalResults).toBe(0);
    for (const id of [stranger.user_id, superAdmin.user_id, 'x'])
      for (const [method, body] of [['GET'], ['PUT', { active: false }], ['DELETE']] as const)
        expect((await scim(method, `/Users/${id}`, body)).status).toBe(404);
    expect((await scim('POST', '/Users', { userName: 'robin@sea.test' })).status).toBe(400);
    expect((await stranger.client.get('/api/me')).status).toBe(200);
    expect((await superAdmin.client.get('/api/me')).status).toBe(200);
  });

  test('of another group sees none of them', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    const other = await newToken(await aGroup('hill.test'));
    expect((await scim('GET', byName(member.email), undefined, other)).body.totalResults).toBe(0);
    expect((await scim('DELETE', `/Users/${member.user_id}`, undefined, other)).status).toBe(404);
  });

  test('needs a token that was not taken back; after a new one the old one works for a day', async () => {
    expect((await scim('GET', '/Users', undefined, 'wrong')).body).toMatchObject({ status: '401' });
    const old = token;
    token = await newToken();
    expect((await scim('GET', '/Users', undefined, old)).status).toBe(200);
    server.clock.advance({ hours: 25 });
    expect((await scim('GET', '/Users', undefined, old)).status).toBe(401);
    expect((await scim('GET', '/Users')).status).toBe(200);
    const rows = await server.db.selectFrom('sso_connections').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a person who leaves', () => {
  const ways: [string, string, unknown][] = [
    ['by Okta', 'PATCH', { Operations: [{ op: 'replace', value: { active: false } }] }],
    ['by Entra', 'PATCH', { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] }],
    ['by a whole user', 'PUT', { active: false }],
    ['by a deletion', 'DELETE', undefined],
  ];
  test.each(ways)('%s loses session, conversations and telephone at once', async (_name, method, body) => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    await server.asMemberOf(hotel, 'admin');
    await member.client.put(`/api/hotels/${hotel.id}/duty-contacts/me`, { phone: '+33612345678' });
    const key = randomUUID();
    const conversation = await server.db
      .insertInto('conversations')
      .values({ hotel_id: hotel.id, identity_key: key, reply_address: '+491700000001', assigned_to: member.user_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await scim(method, `/Users/${member.user_id}`, body)).status).toBe(method === 'DELETE' ? 204 : 200);
    expect((await member.client.get('/api/me')).status).toBe(401);
    const row = await server.db
      .selectFrom('conversations')
      .select('assigned_to')
      .where('id', '=', conversation.id)
      .executeTakeFirstOrThrow();
    expect(row.assigned_to).toBeNull();
    const phones = await server.db
      .selectFrom('duty_contacts')
      .select('phone')
      .where('user_id', '=', member.user_id)
      .execute();
    expect(phones).toEqual([]);
    expect((await scim('GET', `/Users/${member.user_id}`)).body.active).toBe(false);
  });

  test('as the last admin may; the super admin is told', async () => {
    const alone = await server.aHotel({ name: 'Alone' });
    const admin = await server.asMemberOf(alone, 'admin', { email: address() });
    await scim('DELETE', `/Users/${admin.user_id}`);
    const { items } = (await superAdmin.client.get('/api/notifications')).body;
    expect(items).toContainEqual(expect.objectContaining({ hotel_id: alone.id, type: 'last_admin_left' }));
  });

  test('comes back when the directory says so', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    await scim('DELETE', `/Users/${member.user_id}`);
    const back = { Operations: [{ op: 'replace', path: 'active', value: 'True' }] };
    expect((await scim('PATCH', `/Users/${member.user_id}`, back)).body.active).toBe(true);
    await superAdmin.client.post(`/api/admin/users/${member.user_id}/disable`, { reason: 'Stolen computer' });
    expect((await scim('PATCH', `/Users/${member.user_id}`, back)).body.active).toBe(false);
  });
});

test('what is no filter and no operation is refused in the words of SCIM', async () => {
  expect((await scim('GET', '/Users?filter=displayName%20co%20%22x%22')).body.scimType).toBe('invalidFilter');
  const member = await server.asMemberOf(hotel, 'staff', { email: address() });
  expect((await scim('PATCH', `/Users/${member.user_id}`, { active: false })).body).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '400',
  });
});
