import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, newToken, scimOf, type Scim } from '#tests/support/directory.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

const owner = 'owner@lake.test';
let server: TestServer;
let superAdmin: TestUser;
let hotel: TestHotel;
let group: string;
let token: string;
let scim: Scim;

const address = () => `${randomUUID()}@lake.test`;
const byName = (email: string) => `/Users?filter=${encodeURIComponent(`userName eq "${email}"`)}`;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: owner } });
  superAdmin = await server.signUp({ email: owner, second_factor: true });
  hotel = await server.aHotel({ name: 'Lake' });
  group = await aCompany(superAdmin, 'lake.test');
  token = await newToken(superAdmin, group);
  scim = scimOf(server, () => token);
}, 60_000);
afterAll(() => server?.stop(), 60_000);

describe('a directory', () => {
  test('is told what the service can do', async () => {
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } });
    expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({
      totalResults: 2,
      Resources: [{ endpoint: '/Users' }, { endpoint: '/Groups' }],
    });
    const schemas = (await scim('GET', '/Schemas')).body;
    expect(schemas.totalResults).toBe(2);
    for (const path of ['/ResourceTypes/Group', `/Schemas/${schemas.Resources[1].id}`])
      expect((await scim('GET', path)).body).toMatchObject({ name: 'Group' });
    expect((await scim('GET', '/Schemas/other')).body).toMatchObject({ status: '404' });
  });

  test('finds no one, adds the person, and finds the person', async () => {
    const email = address();
    expect((await scim('GET', byName(email))).body).toMatchObject({ totalResults: 0, Resources: [] });
    const name = { givenName: 'Lena', familyName: 'See' };
    const made = await scim('POST', '/Users', { userName: email.toUpperCase(), externalId: '7', name, active: true });
    expect([made.status, made.type]).toEqual([201, 'application/scim+json; charset=utf-8']);
    expect(made.body).toMatchObject({ userName: email.toUpperCase(), externalId: '7', name, active: true });
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
    const other = await newToken(superAdmin, await aCompany(superAdmin, 'hill.test'));
    expect((await scim('GET', byName(member.email), undefined, other)).body.totalResults).toBe(0);
    expect((await scim('DELETE', `/Users/${member.user_id}`, undefined, other)).status).toBe(404);
  });

  test('needs a token that was not taken back; after a new one the old one works for a day', async () => {
    expect((await scim('GET', '/Users', undefined, 'wrong')).body).toMatchObject({ status: '401' });
    const old = token;
    token = await newToken(superAdmin, group);
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
    const after = await scim('GET', `/Users/${member.user_id}`);
    if (method === 'DELETE') expect(after.status).toBe(404);
    else expect(after.body.active).toBe(false);
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
    await scim('PATCH', `/Users/${member.user_id}`, { Operations: [{ op: 'replace', value: { active: false } }] });
    const back = { Operations: [{ op: 'replace', path: 'active', value: 'True' }] };
    expect((await scim('PATCH', `/Users/${member.user_id}`, back)).body.active).toBe(true);
    await superAdmin.client.post(`/api/admin/users/${member.user_id}/disable`, { reason: 'Stolen computer' });
    expect((await scim('PATCH', `/Users/${member.user_id}`, back)).body.active).toBe(false);
  });

  test('comes back to the same account after a deletion, which hid the person', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    await scim('DELETE', `/Users/${member.user_id}`);
    expect((await scim('GET', byName(member.email))).body.totalResults).toBe(0);
    for (const [method, body] of [['GET'], ['PUT', { active: true }], ['DELETE']] as const)
      expect((await scim(method, `/Users/${member.user_id}`, body)).status).toBe(404);
    const again = await scim('POST', '/Users', { userName: member.email });
    expect([again.status, again.body.id, again.body.active]).toEqual([201, member.user_id, true]);
    expect((await scim('POST', '/Users', { userName: member.email })).status).toBe(409);
  });

  test('and was disabled by the platform stays disabled', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    await superAdmin.client.post(`/api/admin/users/${member.user_id}/disable`, { reason: 'Stolen computer' });
    await scim('DELETE', `/Users/${member.user_id}`);
    expect((await scim('POST', '/Users', { userName: member.email })).body.active).toBe(false);
  });
});

describe('another address', () => {
  const rename = (id: string, userName: string) =>
    scim('PATCH', `/Users/${id}`, { Operations: [{ op: 'Replace', path: 'userName', value: userName }] });

  test('is taken over in the confirmed domains, and links that were mailed before stop working', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    const next = address();
    expect((await rename(member.user_id, next)).body).toMatchObject({ id: member.user_id, userName: next });
    expect((await member.client.get('/api/me')).body.user.email).toBe(next);
    expect((await scim('GET', byName(member.email))).body.totalResults).toBe(0);
    const links = await server.db.selectFrom('account_links').where('user_id', '=', member.user_id).execute();
    expect(links).toEqual([]);
  });

  test('is refused outside the domains, and where another account or a super admin has it', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    const other = await server.asMemberOf(hotel, 'staff', { email: address() });
    expect((await rename(member.user_id, 'robin@sea.test')).body).toMatchObject({ scimType: 'invalidValue' });
    for (const address of [other.email, owner])
      expect((await rename(member.user_id, address)).body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    expect((await scim('GET', `/Users/${member.user_id}`)).body.userName).toBe(member.email);
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
