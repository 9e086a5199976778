import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

const owner = 'owner@platform.test';
let server: TestServer;
let superAdmin: TestUser;
let coast: { id: string; hotels: [TestHotel, TestHotel]; admin: TestUser };
let hills: { id: string; hotel: TestHotel; admin: TestUser };

const makeGroup = async (name: string, hotels: TestHotel[]): Promise<string> => {
  const { id } = (await superAdmin.client.post('/api/admin/groups', { name })).body;
  for (const hotel of hotels) await superAdmin.client.put(`/api/admin/groups/${id}/hotels/${hotel.id}`);
  return id;
};
const give = (by: TestUser, group: string, email: string) => by.client.post(`/api/groups/${group}/admins`, { email });

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: owner } });
  superAdmin = await server.signUp({ email: owner, second_factor: true });
  const [a, b, c] = [
    await server.aHotel({ name: 'Anchor' }),
    await server.aHotel({ name: 'Beach' }),
    await server.aHotel({ name: 'Cabin' }),
  ];
  const admins = [await server.asMemberOf(a, 'staff'), await server.asMemberOf(c, 'admin')] as const;
  coast = { id: await makeGroup('Coast', [a, b]), hotels: [a, b], admin: admins[0] };
  hills = { id: await makeGroup('Hills', [c]), hotel: c, admin: admins[1] };
  expect((await give(superAdmin, coast.id, admins[0].email.toUpperCase())).status).toBe(201);
  expect((await give(superAdmin, hills.id, admins[1].email)).status).toBe(201);
}, 60_000);
afterAll(() => server?.stop());

test('a group admin sees the hotels of the group with the own role in each, and the admins', async () => {
  const { body } = await coast.admin.client.get(`/api/groups/${coast.id}`);
  expect(body).toMatchObject({ name: 'Coast', admins: [{ email: coast.admin.email, is_disabled: false }] });
  expect(body.hotels.map(({ name, role }: { name: string; role: string | null }) => [name, role])).toEqual([
    ['Anchor', 'staff'],
    ['Beach', null],
  ]);
  expect((await coast.admin.client.get('/api/me')).body.groups).toEqual([{ id: coast.id, name: 'Coast' }]);
  expect((await superAdmin.client.get('/api/me')).body.groups).toEqual([]);
});

test('reads nothing in a hotel of the group without being its member', async () => {
  const beach = coast.hotels[1].id;
  for (const part of ['', '/conversations', '/guests', '/faqs', '/dashboard', '/staff'])
    expect((await coast.admin.client.get(`/api/hotels/${beach}${part}`)).status, part).toBe(403);
  expect((await coast.admin.client.put('/api/me/hotel', { hotel_id: beach })).status).toBe(403);
});

test('neither reads nor changes another group', async () => {
  const { client } = coast.admin;
  expect((await client.get(`/api/groups/${hills.id}`)).body.code).toBe('forbidden');
  expect((await give(coast.admin, hills.id, coast.admin.email)).status).toBe(403);
  expect((await client.delete(`/api/groups/${hills.id}/admins/${hills.admin.user_id}`)).status).toBe(403);
  const through = await client.delete(`/api/groups/${coast.id}/admins/${hills.admin.user_id}`);
  expect([through.status, through.body.reason.code]).toEqual([404, 'group_admin_not_found']);
  expect((await hills.admin.client.get(`/api/groups/${hills.id}`)).body.admins).toHaveLength(1);
});

test('makes members of the group’s hotels admins, and learns nothing about other accounts', async () => {
  const colleague = await server.asMemberOf(coast.hotels[1], 'staff');
  const made = await give(coast.admin, coast.id, colleague.email);
  expect(made.body.admins.map(({ email }: { email: string }) => email)).toEqual([coast.admin.email, colleague.email]);
  expect((await give(coast.admin, coast.id, colleague.email)).status, 'again').toBe(201);
  const elsewhere = await give(coast.admin, coast.id, hills.admin.email);
  const unknown = await give(coast.admin, coast.id, `${randomUUID()}@nowhere.test`);
  expect(elsewhere.body.reason.code).toBe('not_in_group_hotels');
  expect([elsewhere.status, elsewhere.body.reason]).toEqual([unknown.status, unknown.body.reason]);
  expect((await colleague.client.get(`/api/groups/${coast.id}`)).status).toBe(200);
  expect((await coast.admin.client.delete(`/api/groups/${coast.id}/admins/${colleague.user_id}`)).status).toBe(200);
  expect((await colleague.client.get(`/api/groups/${coast.id}`)).status).toBe(403);
  expect((await colleague.client.get('/api/me')).body.memberships).toHaveLength(1);
  const audit = await server.db
    .selectFrom('audit_log')
    .select(['action', 'user_email', 'details'])
    .where('entity_id', '=', coast.id)
    .where('user_email', '=', coast.admin.email)
    .orderBy('id')
    .execute();
  const details = { name: 'Coast', email: colleague.email };
  expect(audit).toEqual([
    { action: 'add_admin', user_email: coast.admin.email, details },
    { action: 'remove_admin', user_email: coast.admin.email, details },
  ]);
});

test('the super admin names confirmed accounts only', async () => {
  const unconfirmed = await server.signUp({ verified: false });
  const refused = await give(superAdmin, coast.id, unconfirmed.email);
  expect([refused.status, refused.body.reason.code]).toEqual([404, 'no_account_with_address']);
  expect((await give(superAdmin, randomUUID(), hills.admin.email)).body.reason.code).toBe('group_not_found');
});

test('a hotel that left the group is not shown any more, and a removed group has no page', async () => {
  const group = await makeGroup('Short', []);
  const hotel = await server.aHotel({ name: 'Guesthouse' });
  const person = await server.asMemberOf(hotel, 'admin');
  await superAdmin.client.put(`/api/admin/groups/${group}/hotels/${hotel.id}`);
  await give(superAdmin, group, person.email);
  await superAdmin.client.delete(`/api/admin/groups/${group}/hotels/${hotel.id}`);
  expect((await person.client.get(`/api/groups/${group}`)).body.hotels).toEqual([]);
  await superAdmin.client.delete(`/api/admin/groups/${group}`);
  expect((await person.client.get(`/api/groups/${group}`)).status).toBe(403);
});
