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
 * What Okta sends: the steps of its published SCIM 2.0 specification test with their assertions, and the requests of its
 * provisioning (existence check, GET and PUT, deactivation without path, group push).
 */
let server: TestServer;
let okta: Scim;

const domain = 'atko.test';
const named = (userName: string) => `/Users?${filter(`userName eq "${userName}"`)}`;
const random = () => `Runscope${randomUUID().slice(0, 8)}Ruth@${domain}`;
const aUser = (userName: string) => ({
  schemas: [userSchema],
  userName,
  name: { givenName: 'Ruth', familyName: 'Runscope' },
  emails: [{ primary: true, value: userName, type: 'work' }],
  displayName: 'Ruth Runscope',
  active: true,
});

beforeAll(async () => {
  const owner = `owner@${domain}`;
  server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: owner } });
  const superAdmin = await server.signUp({ email: owner, second_factor: true });
  const token = await newToken(superAdmin, await aCompany(superAdmin, domain));
  okta = scimOf(server, () => token, 'OKTA SCIM Integration');
  await okta('POST', '/Users', aUser(random()));
}, 60_000);
afterAll(() => server?.stop(), 60_000);

const shown = {
  id: expect.stringMatching(/.+/),
  name: { familyName: expect.stringMatching(/.+/), givenName: expect.stringMatching(/.+/) },
  userName: expect.stringMatching(/.+/),
  active: true,
  emails: [expect.objectContaining({ value: expect.stringMatching(/.+/) })],
};

describe('the specification test', () => {
  test('lists users, and reads the first of them', async () => {
    const { status, body } = await okta('GET', '/Users?count=1&startIndex=1');
    const numbers = { itemsPerPage: 1, startIndex: 1, totalResults: expect.any(Number) };
    expect([status, body]).toMatchObject([200, { schemas: [listSchema], Resources: [shown], ...numbers }]);
    const { id } = body.Resources[0];
    expect(await okta('GET', `/Users/${id}`)).toMatchObject({ status: 200, body: { ...shown, id } });
  });

  test('does not find unknown people, by name and by id', async () => {
    const none = { status: 200, body: { schemas: [listSchema], totalResults: 0 } };
    expect(await okta('GET', named(`invalid@${domain}`))).toMatchObject(none);
    expect(await okta('GET', named(random()))).toMatchObject(none);
    for (const id of ['010101001010101011001010101011', '00919288221112222', randomUUID()])
      expect(await okta('GET', `/Users/${id}`)).toMatchObject({
        status: 404,
        body: { schemas: [errorSchema], status: '404', detail: expect.stringMatching(/.+/) },
      });
  });

  test('makes a user as it was written, reads it, and is refused a second one', async () => {
    const userName = random();
    const made = await okta('POST', '/Users', aUser(userName));
    expect(made).toMatchObject({
      status: 201,
      location: made.body.meta.location,
      body: { schemas: [userSchema], userName, active: true, name: { familyName: 'Runscope', givenName: 'Ruth' } },
    });
    expect(await okta('GET', `/Users/${made.body.id}`)).toMatchObject({ status: 200, body: { userName } });
    expect(await okta('POST', '/Users', aUser(userName))).toMatchObject({ status: 409 });
    expect((await okta('GET', named(userName.toUpperCase()))).body.Resources).toMatchObject([{ id: made.body.id }]);
  });

  test('reads groups, and is refused without a token in the words of SCIM', async () => {
    expect(await okta('GET', '/Groups')).toMatchObject({ status: 200, body: { schemas: [listSchema] } });
    const refused = await okta('GET', named(random()), undefined, 'not-a-token');
    expect(refused).toMatchObject({
      status: 401,
      type: expect.stringContaining('application/scim+json'),
      body: { schemas: [errorSchema], status: '401', detail: expect.stringMatching(/.+/) },
    });
  });
});

describe('provisioning', () => {
  test('checks, makes, reads, replaces, deactivates and activates a person', async () => {
    const userName = random().toLowerCase();
    const check = `${named(userName)}&startIndex=1&count=100`;
    expect((await okta('GET', check)).body).toMatchObject({ totalResults: 0, itemsPerPage: 0, Resources: [] });
    const sent = { ...aUser(userName), locale: 'en-US', externalId: '00ujl29u0le5T6Aj10h7', groups: [], password: 'x' };
    const { id } = (await okta('POST', '/Users', sent)).body;
    expect((await okta('GET', check)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] });

    const current = (await okta('GET', `/Users/${id}`)).body;
    const whole = { ...current, name: { ...current.name, givenName: 'Another', middleName: 'M' }, password: 'y' };
    expect(await okta('PUT', `/Users/${id}`, whole)).toMatchObject({
      status: 200,
      body: {
        id,
        userName,
        externalId: '00ujl29u0le5T6Aj10h7',
        name: { givenName: 'Another', familyName: 'Runscope' },
      },
    });

    for (const active of [false, true]) {
      const answer = await okta('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active } }));
      expect(answer).toMatchObject({ status: 200, body: { active } });
      expect((await okta('GET', `/Users/${id}`)).body.active).toBe(active);
    }
  });

  test('pushes a group: makes, finds, renames, changes and replaces members, replaces it whole, deletes it', async () => {
    const people: string[] = [];
    for (const _ of [1, 2]) people.push((await okta('POST', '/Users', aUser(random()))).body.id);
    const [one, two] = people as [string, string];
    const displayName = `Test SCIMv2 ${randomUUID()}`;
    const members = async () =>
      (await okta('GET', `/Groups/${id}`)).body.members.map(({ value }: { value: string }) => value).toSorted();
    const made = await okta('POST', '/Groups', { schemas: [groupSchema], displayName, members: [] });
    const { id } = made.body;
    expect(made).toMatchObject({ status: 201, body: { schemas: [groupSchema], displayName, members: [] } });
    expect((await okta('GET', '/Groups?startIndex=1&count=100')).body.totalResults).toBeGreaterThan(0);
    const found = await okta('GET', `/Groups?${filter(`displayName eq "${displayName}"`)}&startIndex=1&count=100`);
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id }] });

    const renamed = `${displayName} renamed`;
    const change = (...operations: object[]) => okta('PATCH', `/Groups/${id}`, patchOf(...operations));
    expect((await change({ op: 'replace', value: { id, displayName: renamed } })).status).toBe(204);
    expect((await okta('GET', `/Groups/${id}`)).body.displayName).toBe(renamed);

    await change({ op: 'add', path: 'members', value: [{ value: one, display: 'one' }] });
    expect(await members()).toEqual([one]);
    await change(
      { op: 'remove', path: `members[value eq "${one}"]` },
      { op: 'add', path: 'members', value: [{ value: two, display: 'two' }] },
    );
    expect(await members()).toEqual([two]);
    await change({ op: 'replace', path: 'members', value: [{ value: one }, { value: two }] });
    expect(await members()).toEqual([one, two].toSorted());
    await change({ op: 'replace', value: { members: [{ value: two }] } });
    expect(await members()).toEqual([two]);

    const whole = { schemas: [groupSchema], id, displayName, members: [{ value: one, display: 'one' }] };
    expect(await okta('PUT', `/Groups/${id}`, whole)).toMatchObject({ status: 200, body: { id, displayName } });
    expect(await members()).toEqual([one]);
    expect((await okta('GET', `/Users/${one}`)).body.groups).toMatchObject([{ value: id, display: displayName }]);
    await change({ op: 'remove', path: 'members' });
    expect(await members()).toEqual([]);
    expect((await okta('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await okta('GET', `/Groups/${id}`)).status).toBe(404);
  });
});
