import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, filter, newToken, patchOf, scimOf, type Scim } from '#tests/support/directory.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

const owner = 'owner@lake.test';
let server: TestServer;
let superAdmin: TestUser;
let lake: TestHotel;
let hill: TestHotel;
let elsewhere: TestHotel;
let company: string;
let scim: Scim;
let other: Scim;

const add = (id: string, ...people: TestUser[]) =>
  scim('PATCH', `/Groups/${id}`, patchOf({ op: 'add', path: 'members', value: people.map(member) }));
const remove = (id: string, { user_id }: TestUser) =>
  scim('PATCH', `/Groups/${id}`, patchOf({ op: 'remove', path: `members[value eq "${user_id}"]` }));
const member = ({ user_id }: TestUser) => ({ value: user_id });
const aPerson = () => server.signUp({ email: `${randomUUID()}@lake.test` });
const aGroup = async (name = `Reception ${randomUUID()}`, members: object[] = []): Promise<string> =>
  (await scim('POST', '/Groups', { displayName: name, members })).body.id;

type Given = { hotel: TestHotel; role?: 'admin' | 'staff' };
const give = (id: string, given: Given[], client = superAdmin.client, group = company) =>
  client.put(`/api/admin/groups/${group}/directory/groups/${id}`, {
    hotels: given.map(({ hotel, role = 'staff' }) => ({ hotel_id: hotel.id, role })),
  });
const hotelsOf = async ({ client }: TestUser): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await client.get('/api/me')).body.memberships.map((m: { hotel_name: string; role: string }) => [
      m.hotel_name,
      m.role,
    ]),
  );

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: owner } });
  superAdmin = await server.signUp({ email: owner, second_factor: true });
  lake = await server.aHotel({ name: 'Lake' });
  hill = await server.aHotel({ name: 'Hill' });
  elsewhere = await server.aHotel({ name: 'Elsewhere' });
  company = await aCompany(superAdmin, 'lake.test');
  for (const { id } of [lake, hill]) await superAdmin.client.put(`/api/admin/groups/${company}/hotels/${id}`);
  const token = await newToken(superAdmin, company);
  scim = scimOf(server, () => token);
  const otherToken = await newToken(superAdmin, await aCompany(superAdmin, 'sea.test'));
  other = scimOf(server, () => otherToken);
}, 60_000);
afterAll(() => server?.stop(), 60_000);

describe('a group of the directory', () => {
  test('gives the hotels that the super admin has mapped, with the highest role, and takes them with the membership', async () => {
    const person = await aPerson();
    const [desk, managers] = [await aGroup(), await aGroup()];
    await give(desk, [{ hotel: lake }, { hotel: hill }]);
    await give(managers, [{ hotel: lake, role: 'admin' }]);
    await add(desk, person);
    expect(await hotelsOf(person)).toEqual({ Lake: 'staff', Hill: 'staff' });
    await add(managers, person);
    expect(await hotelsOf(person)).toEqual({ Lake: 'admin', Hill: 'staff' });
    await remove(managers, person);
    expect(await hotelsOf(person)).toEqual({ Lake: 'staff', Hill: 'staff' });
    await remove(desk, person);
    expect(await hotelsOf(person)).toEqual({});
    expect((await person.client.get(`/api/hotels/${lake.id}`)).status).toBe(403);
  });

  test('gives and takes at once when the mapping changes, and takes with its deletion', async () => {
    const person = await aPerson();
    const desk = await aGroup(undefined, [member(person)]);
    expect(await hotelsOf(person)).toEqual({});
    await give(desk, [{ hotel: lake }]);
    expect(await hotelsOf(person)).toEqual({ Lake: 'staff' });
    await give(desk, [{ hotel: hill, role: 'admin' }]);
    expect(await hotelsOf(person)).toEqual({ Hill: 'admin' });
    expect((await scim('DELETE', `/Groups/${desk}`)).status).toBe(204);
    expect(await hotelsOf(person)).toEqual({});
    expect((await scim('DELETE', `/Groups/${desk}`)).status).toBe(404);
  });

  test('gives back the conversations and ends the live stream of a person who loses the hotel', async () => {
    const person = await aPerson();
    const desk = await aGroup(undefined, [member(person)]);
    await give(desk, [{ hotel: lake }]);
    const { id } = await server.db
      .insertInto('conversations')
      .values({ hotel_id: lake.id, identity_key: desk, reply_address: '+491700000001', assigned_to: person.user_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const live = await person.client.fetch(`/api/live?hotel_id=${lake.id}`);
    expect(live.status).toBe(200);
    await remove(desk, person);
    await live.text();
    const row = await server.db
      .selectFrom('conversations')
      .select('assigned_to')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ assigned_to: null });
    expect((await person.client.fetch(`/api/live?hotel_id=${lake.id}`)).status).toBe(403);
  });

  test('neither changes nor takes what was given by hand', async () => {
    const person = await server.asMemberOf(lake, 'staff', { email: `${randomUUID()}@lake.test` });
    const desk = await aGroup();
    await give(desk, [{ hotel: lake, role: 'admin' }]);
    await add(desk, person);
    expect(await hotelsOf(person)).toEqual({ Lake: 'staff' });
    await remove(desk, person);
    await scim('DELETE', `/Groups/${desk}`);
    expect(await hotelsOf(person)).toEqual({ Lake: 'staff' });
  });

  test('is where its memberships are changed: the hotel’s admins and the super admin are told so', async () => {
    const person = await aPerson();
    const admin = await server.asMemberOf(lake, 'admin');
    const desk = await aGroup(undefined, [member(person)]);
    await give(desk, [{ hotel: lake }]);
    const staff = `/api/hotels/${lake.id}/staff`;
    const row = (await admin.client.get(`${staff}?limit=100`)).body.items.find(
      (one: { user_id: string }) => one.user_id === person.user_id,
    );
    expect(row).toMatchObject({ role: 'staff', by_directory: true });
    const refused = { status: 409, body: { reason: { code: 'directory_membership' } } };
    expect(await admin.client.patch(`${staff}/${row.id}`, { role: 'admin' })).toMatchObject(refused);
    expect(await admin.client.delete(`${staff}/${row.id}`)).toMatchObject(refused);
    const asUser = `/api/admin/users/${person.user_id}/memberships/${lake.id}`;
    expect(await superAdmin.client.delete(asUser)).toMatchObject(refused);
    expect(await hotelsOf(person)).toEqual({ Lake: 'staff' });
  });

  test('takes the last admin too, and the super admin is told', async () => {
    const alone = await server.aHotel({ name: 'Alone' });
    await superAdmin.client.put(`/api/admin/groups/${company}/hotels/${alone.id}`);
    const person = await aPerson();
    const managers = await aGroup(undefined, [member(person)]);
    await give(managers, [{ hotel: alone, role: 'admin' }]);
    await remove(managers, person);
    const { items } = (await superAdmin.client.get('/api/notifications')).body;
    const told = items.filter((one: { hotel_id: string }) => one.hotel_id === alone.id);
    expect(told).toMatchObject([{ type: 'last_admin_left', reasons: [{ code: 'last_admin_of_directory' }] }]);
  });

  test('loses a person whom the directory deletes; the hotels go with it, and do not come back with the account', async () => {
    const person = await aPerson();
    const desk = await aGroup(undefined, [member(person)]);
    await give(desk, [{ hotel: lake }]);
    await scim('DELETE', `/Users/${person.user_id}`);
    expect((await scim('GET', `/Groups/${desk}`)).body.members).toEqual([]);
    const rows = await server.db.selectFrom('hotel_staff').select('id').where('user_id', '=', person.user_id).execute();
    expect(rows).toEqual([]);
    await scim('POST', '/Users', { userName: person.email });
    expect((await scim('GET', `/Users/${person.user_id}`)).body.groups).toEqual([]);
  });

  test('leaves memberships as given by hand when the hotel leaves the group or the sign-in is removed', async () => {
    const person = await aPerson();
    const apart = await server.aHotel({ name: 'Apart' });
    const third = await aCompany(superAdmin, 'apart.test');
    await superAdmin.client.put(`/api/admin/groups/${third}/sso/domains/apart.test`);
    await server.db.updateTable('user').set({ email: 'x@apart.test' }).where('id', '=', person.user_id).execute();
    await superAdmin.client.put(`/api/admin/groups/${third}/hotels/${apart.id}`);
    const token = await newToken(superAdmin, third);
    const its = scimOf(server, () => token);
    const { id } = (await its('POST', '/Groups', { displayName: 'Desk', members: [member(person)] })).body;
    await give(id, [{ hotel: apart }], superAdmin.client, third);
    await superAdmin.client.delete(`/api/admin/groups/${third}/hotels/${apart.id}`);
    await its('DELETE', `/Groups/${id}`);
    expect(await hotelsOf(person)).toEqual({ Apart: 'staff' });
    await superAdmin.client.delete(`/api/admin/groups/${third}/sso`);
    expect(await hotelsOf(person)).toEqual({ Apart: 'staff' });
  });
});

describe('of another company', () => {
  test('no group is seen, changed or deleted', async () => {
    const name = `Desk ${randomUUID()}`;
    const id = await aGroup(name);
    expect((await other('GET', `/Groups?${filter(`displayName eq "${name}"`)}`)).body.totalResults).toBe(0);
    for (const [method, body] of [
      ['GET'],
      ['PUT', { displayName: 'x' }],
      ['PATCH', patchOf({ op: 'replace', value: { displayName: 'x' } })],
      ['DELETE'],
    ] as const)
      expect((await other(method, `/Groups/${id}`, body)).status).toBe(404);
    expect((await scim('GET', `/Groups/${id}`)).body.displayName).toBe(name);
    // The same name is free for another company.
    expect((await other('POST', '/Groups', { displayName: name })).status).toBe(201);
  });

  test('no person, no super admin and no unknown id becomes a member', async () => {
    const stranger = await server.signUp({ email: `${randomUUID()}@sea.test` });
    const id = await aGroup();
    for (const value of [stranger.user_id, superAdmin.user_id, randomUUID(), 'x']) {
      const answer = await scim('PATCH', `/Groups/${id}`, patchOf({ op: 'add', path: 'members', value: [{ value }] }));
      expect(answer.body).toMatchObject({ status: '400', scimType: 'invalidValue' });
    }
    expect((await scim('GET', `/Groups/${id}`)).body.members).toEqual([]);
  });

  test('no hotel is given, and no group of the directory is mapped', async () => {
    const id = await aGroup();
    expect(await give(id, [{ hotel: elsewhere }])).toMatchObject({ status: 400 });
    const { id: theirs } = (await other('POST', '/Groups', { displayName: randomUUID() })).body;
    expect((await give(theirs, [{ hotel: lake }])).status).toBe(404);
    const admin = await server.asMemberOf(lake, 'admin');
    expect((await give(id, [{ hotel: lake, role: 'admin' }], admin.client)).status).toBe(403);
  });
});

test('names are 1 to 200 characters and one of a kind, in any case', async () => {
  const name = `Desk ${randomUUID()}`;
  await aGroup(name);
  const again = await scim('POST', '/Groups', { displayName: name.toUpperCase() });
  expect(again.body).toMatchObject({ status: '409', scimType: 'uniqueness' });
  for (const displayName of ['', ' ', 'x'.repeat(201), undefined])
    expect((await scim('POST', '/Groups', { displayName })).body).toMatchObject({ scimType: 'invalidValue' });
});

test('pages of groups come in one order, with the total; members are left out on demand', async () => {
  const names = Array.from({ length: 5 }, () => `Page ${randomUUID()}`);
  for (const name of names) await aGroup(name);
  const { totalResults } = (await scim('GET', '/Groups?count=0')).body;
  const seen: string[] = [];
  for (let start = 1; start <= totalResults; start += 2) {
    const { body } = await scim('GET', `/Groups?startIndex=${start}&count=2&excludedAttributes=members`);
    expect(body).toMatchObject({ totalResults, startIndex: start });
    expect(body.itemsPerPage).toBe(body.Resources.length);
    for (const { id, members } of body.Resources) {
      expect(members).toBeUndefined();
      seen.push(id);
    }
  }
  expect(new Set(seen).size).toBe(totalResults);
});

test.each([
  ['a path that is not understood', { op: 'replace', path: 'members[value eq "x"].display', value: 'x' }],
  ['members that are none', { op: 'add', path: 'members', value: [7] }],
  ['a removal without a path', { op: 'remove' }],
  ['an unknown operation', { op: 'move', path: 'members' }],
])('%s is refused, and nothing of the request is done', async (_name, operation) => {
  const name = `Desk ${randomUUID()}`;
  const id = await aGroup(name);
  const answer = await scim(
    'PATCH',
    `/Groups/${id}`,
    patchOf({ op: 'replace', value: { displayName: 'x' } }, operation),
  );
  expect(answer.body).toMatchObject({ status: '400', scimType: 'invalidSyntax' });
  expect((await scim('GET', `/Groups/${id}`)).body.displayName).toBe(name);
});

test('each step is in the audit log, by the directory', async () => {
  const person = await aPerson();
  const desk = await aGroup(undefined, [member(person)]);
  await give(desk, [{ hotel: lake }]);
  await remove(desk, person);
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['action', 'hotel_id', 'details'])
    .where('entity', 'in', ['staff', 'company_accounts'])
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  const by = expect.objectContaining({ by: 'directory' });
  expect(rows.reverse()).toMatchObject([
    { action: 'create_directory_group', details: by },
    { action: 'set_directory_hotels', details: { hotels: [{ hotel_id: lake.id, role: 'staff' }] } },
    { action: 'add', hotel_id: lake.id, details: by },
    { action: 'change_directory_group', details: by },
    { action: 'remove', hotel_id: lake.id, details: by },
  ]);
});
