import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCompany,
  errorSchema,
  filter,
  groupSchema,
  listSchema,
  newToken,
  patchOf,
  scimOf,
  userSchema,
  type Scim,
} from '#tests/support/directory.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/**
 * What Microsoft Entra ID sends: the cases of its SCIM validator by their names, in the shapes of its provisioning service
 * ("Add", "Replace", "Remove", paths, "False", `$ref: null`, members to remove as a list).
 */
let server: TestServer;
let entra: Scim;

const domain = 'contoso.test';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const aUser = (userName = `Test_User_${randomUUID()}@${domain}`) => ({
  schemas: [userSchema, enterprise],
  externalId: randomUUID(),
  userName,
  active: true,
  displayName: 'BobIsAmazing',
  title: 'CJSGUNOAAMMQ',
  emails: [{ primary: true, type: 'work', value: userName }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Aric Nia', familyName: 'Nia', givenName: 'Aric' },
  roles: [{ primary: 'True', display: 'x', value: 'y', type: 'z' }],
  [enterprise]: { department: 'x', manager: { value: 'XYMKVVRYDIOO' } },
});
const aGroup = () => ({
  schemas: [groupSchema, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
  externalId: randomUUID(),
  displayName: `Group ${randomUUID()}`,
  meta: { resourceType: 'Group' },
});
const make = async (what: 'Users' | 'Groups', body: object) => (await entra('POST', `/${what}`, body)).body;
const userNamed = (userName: string) => `/Users?${filter(`userName eq "${userName}"`)}`;
const groupNamed = (name: string, more = '') => `/Groups?${filter(`displayName eq "${name}"`)}${more}`;
const missing = { status: 404, body: { schemas: [errorSchema], status: '404' } };

beforeAll(async () => {
  const owner = `owner@${domain}`;
  server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: owner } });
  const superAdmin = await server.signUp({ email: owner, second_factor: true });
  const token = await newToken(superAdmin, await aCompany(superAdmin, domain));
  entra = scimOf(server, () => token);
}, 60_000);
afterAll(() => server?.stop(), 60_000);

describe('users', () => {
  test('Create a new User; Create a duplicate User', async () => {
    const sent = aUser();
    const made = await entra('POST', '/Users', sent);
    const kept = { userName: sent.userName, externalId: sent.externalId, active: true };
    expect(made).toMatchObject({ status: 201, type: 'application/scim+json; charset=utf-8', body: kept });
    expect(await entra('GET', `/Users/${made.body.id}`)).toMatchObject({ status: 200, body: kept });
    expect(await entra('POST', '/Users', sent)).toMatchObject({
      status: 409,
      type: 'application/scim+json; charset=utf-8',
      body: { schemas: [errorSchema], status: '409', scimType: 'uniqueness' },
    });
  });

  test('Filter for an existing user, with a different case, a non-existing user', async () => {
    const { id, userName, externalId } = await make('Users', aUser());
    for (const name of [userName, userName.toUpperCase()])
      expect((await entra('GET', userNamed(name))).body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    const byMail = `/Users?${filter(`emails[type eq "work"].value eq "${userName}"`)}`;
    expect((await entra('GET', byMail)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    const both = `/Users?${filter(`externalId eq "${externalId}" and userName eq "${userName}"`)}`;
    expect((await entra('GET', both)).body.totalResults).toBe(1);
    expect(await entra('GET', userNamed('non-existent user'))).toMatchObject({
      status: 200,
      body: { schemas: [listSchema], totalResults: 0, Resources: [] },
    });
  });

  test('Patch User - Replace Attributes Verbose; Multiple Ops on different attributes; Add Manager', async () => {
    const { id } = await make('Users', aUser());
    const change = (...operations: object[]) => entra('PATCH', `/Users/${id}`, patchOf(...operations));
    const verbose = { op: 'replace', value: { 'name.givenName': 'Oswaldo', 'name.familyName': 'Rylan' } };
    expect((await change(verbose)).body.name).toEqual({ givenName: 'Oswaldo', familyName: 'Rylan' });
    const externalId = randomUUID();
    const apart = await change(
      { op: 'Replace', path: 'name.familyName', value: 'Updated' },
      { op: 'Add', path: 'externalId', value: externalId },
      { op: 'Replace', path: `${userSchema}:name.givenName`, value: 'Kim' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updated@microsoft.test' },
    );
    expect(apart).toMatchObject({
      status: 200,
      body: { externalId, name: { givenName: 'Kim', familyName: 'Updated' } },
    });
    expect((await change({ op: 'Add', path: `${enterprise}:manager`, value: 'x' })).status).toBe(200);
    expect((await change({ op: 'Remove', path: 'externalId' })).body.externalId).toBeUndefined();
  });

  test('Update User userName', async () => {
    const { id } = await make('Users', aUser());
    const userName = `${randomUUID()}@${domain}`;
    const change = patchOf({ op: 'Replace', path: 'userName', value: userName });
    expect(await entra('PATCH', `/Users/${id}`, change)).toMatchObject({ status: 200, body: { id, userName } });
    expect((await entra('GET', userNamed(userName))).body.Resources).toMatchObject([{ id }]);
  });

  test.each([
    ['False', 'True'],
    [false, true],
  ])('Patch User - Disable User with %j, which is still found; then enabled', async (off, on) => {
    const { id, userName } = await make('Users', aUser());
    const set = (value: unknown) => entra('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value }));
    expect((await set(off)).body.active).toBe(false);
    expect((await entra('GET', userNamed(userName))).body.Resources).toMatchObject([{ id, active: false }]);
    expect((await set(on)).body.active).toBe(true);
  });

  test('Delete a User, twice; Delete a non-existent User', async () => {
    const { id, userName } = await make('Users', aUser());
    expect(await entra('DELETE', `/Users/${id}`)).toMatchObject({ status: 204, body: null });
    expect(await entra('GET', `/Users/${id}`)).toMatchObject(missing);
    expect((await entra('GET', userNamed(userName))).body.totalResults).toBe(0);
    expect(await entra('DELETE', `/Users/${id}`)).toMatchObject(missing);
    expect(await entra('DELETE', `/Users/${randomUUID()}`)).toMatchObject(missing);
  });
});

describe('groups', () => {
  test('Create a new Group, which begins empty; Create a duplicate Group', async () => {
    const sent = aGroup();
    const made = await entra('POST', '/Groups', sent);
    const kept = { displayName: sent.displayName, externalId: sent.externalId, members: [] };
    expect(made).toMatchObject({ status: 201, location: made.body.meta.location, body: kept });
    expect(await entra('POST', '/Groups', sent)).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  });

  test('Get group by id excluding members; Filter for an existing group, excluding members, with a different case', async () => {
    const { id, displayName, externalId } = await make('Groups', aGroup());
    const bare = await entra('GET', `/Groups/${id}?excludedAttributes=members`);
    expect([bare.status, bare.body.id, bare.body.members]).toEqual([200, id, undefined]);
    const listed = (await entra('GET', groupNamed(displayName, '&excludedAttributes=members'))).body;
    expect(listed).toMatchObject({ totalResults: 1, Resources: [{ id, externalId, displayName }] });
    expect(listed.Resources[0].members).toBeUndefined();
    for (const name of [displayName, displayName.toUpperCase()])
      expect((await entra('GET', groupNamed(name))).body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
    expect((await entra('GET', groupNamed('non-existent group'))).body.totalResults).toBe(0);
    const projected = await entra('GET', `/Groups/${id}?attributes=displayName`);
    expect(projected.body).toEqual({ schemas: [groupSchema], id, displayName });
  });

  test('Patch Group - Replace Attributes; Update Group displayName', async () => {
    const { id } = await make('Groups', aGroup());
    const externalId = randomUUID();
    const change = (operation: object) => entra('PATCH', `/Groups/${id}`, patchOf(operation));
    expect((await change({ op: 'replace', value: { externalId } })).status).toBe(204);
    expect((await change({ op: 'Replace', path: 'displayName', value: `New ${externalId}` })).status).toBe(204);
    expect((await entra('GET', `/Groups/${id}`)).body).toMatchObject({ externalId, displayName: `New ${externalId}` });
  });

  test('Patch Group - Add Member, also twice; Remove Member, also one that is gone', async () => {
    const { id } = await make('Groups', aGroup());
    const [one, two] = [(await make('Users', aUser())).id, (await make('Users', aUser())).id];
    const change = (op: string, ...ids: string[]) =>
      entra(
        'PATCH',
        `/Groups/${id}`,
        patchOf({ op, path: 'members', value: ids.map((value) => ({ $ref: null, value })) }),
      );
    const members = async () =>
      (await entra('GET', `/Groups/${id}`)).body.members.map(({ value }: { value: string }) => value).toSorted();
    expect((await change('Add', one, two)).status).toBe(204);
    expect((await change('Add', two)).status).toBe(204);
    expect(await members()).toEqual([one, two].toSorted());
    const reference = `/Groups?${filter(`id eq "${id}" and members eq "${one}"`)}`;
    expect((await entra('GET', reference)).body.totalResults).toBe(1);
    expect((await change('Remove', one)).status).toBe(204);
    expect((await change('Remove', one, randomUUID())).status).toBe(204);
    expect(await members()).toEqual([two]);
    expect((await entra('GET', reference)).body.totalResults).toBe(0);
  });

  test('Patch Group - Multiple Ops on the same attribute', async () => {
    const { id } = await make('Groups', aGroup());
    const { id: user } = await make('Users', aUser());
    const value = [{ value: user }];
    await entra(
      'PATCH',
      `/Groups/${id}`,
      patchOf({ op: 'Add', path: 'members', value }, { op: 'Remove', path: 'members', value }),
    );
    expect((await entra('GET', `/Groups/${id}`)).body.members).toEqual([]);
  });

  test('Delete a Group, twice; Delete a non-existent Group', async () => {
    const { id } = await make('Groups', aGroup());
    expect(await entra('DELETE', `/Groups/${id}`)).toMatchObject({ status: 204, body: null });
    for (const path of [`/Groups/${id}`, `/Groups/${randomUUID()}`]) {
      expect(await entra('GET', path)).toMatchObject(missing);
      expect(await entra('DELETE', path)).toMatchObject(missing);
    }
  });
});

test('the schema names what can be written', async () => {
  const { Resources } = (await entra('GET', '/Schemas')).body;
  const writable = Resources.map(({ attributes }: { attributes: { name: string; mutability: string }[] }) =>
    attributes.filter(({ mutability }) => mutability === 'readWrite').map(({ name }) => name),
  );
  expect(writable).toEqual([
    ['userName', 'externalId', 'name', 'active'],
    ['displayName', 'externalId', 'members'],
  ]);
});
