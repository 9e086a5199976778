import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, newToken, scimOf } from '#tests/support/directory.ts';
import { startTestServer, type TestServer, type TestUser } from '#tests/support/server.ts';

const owner = 'owner@lake.test';
let server: TestServer;
let superAdmin: TestUser;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: owner } });
  superAdmin = await server.signUp({ email: owner, second_factor: true });
}, 60_000);
afterAll(() => server?.stop(), 60_000);

async function aDirectory() {
  const id = await aCompany(superAdmin, `${randomUUID()}.test`);
  const page = async () => (await superAdmin.client.get(`/api/admin/groups/${id}/directory`)).body;
  return { id, page, path: `/api/admin/groups/${id}/scim-token` };
}

test('before a token is made there is the address only', async () => {
  const { page } = await aDirectory();
  expect(await page()).toEqual({
    base_url: expect.stringMatching(/\/scim\/v2$/),
    token: null,
    old_token: null,
    people: 0,
    groups: [],
    calls: [],
  });
  const { id } = (await superAdmin.client.post('/api/admin/groups', { name: 'Without sign-in' })).body;
  expect((await superAdmin.client.get(`/api/admin/groups/${id}/directory`)).status).toBe(404);
});

test('a token has its time and its last use; the one before works until a time that is told, with its own last use', async () => {
  const { id, page } = await aDirectory();
  const first = await newToken(superAdmin, id);
  expect(await page()).toMatchObject({ token: { used_at: null }, old_token: null });
  const scim = scimOf(server, () => first);
  await scim('GET', '/Users');
  const used = (await page()).token.used_at;
  expect(Date.parse(used)).toBeGreaterThan(server.clock.now().getTime() - 60_000);

  server.clock.advance({ hours: 1 });
  const second = await newToken(superAdmin, id);
  const { token, old_token } = await page();
  expect([token.used_at, old_token.used_at]).toEqual([null, used]);
  expect(Date.parse(old_token.until)).toBe(Date.parse(token.made_at) + 86_400_000);
  await scim('GET', '/Users', undefined, second);
  expect(await page()).toMatchObject({ token: { used_at: expect.any(String) }, old_token: { used_at: used } });
  server.clock.advance({ hours: 25 });
  expect((await page()).old_token).toBeNull();
});

test('a token that was never used gives way at once, and the one in use keeps its day', async () => {
  const { id, page } = await aDirectory();
  const inUse = await newToken(superAdmin, id);
  const scim = scimOf(server, () => inUse);
  await scim('GET', '/Users');
  const lost = await newToken(superAdmin, id);
  const { until } = (await page()).old_token;
  await newToken(superAdmin, id);
  expect((await page()).old_token.until).toBe(until);
  expect((await scim('GET', '/Users')).status).toBe(200);
  expect((await scim('GET', '/Users', undefined, lost)).status).toBe(401);
});

test('calls are kept with their outcome, also those with a token that has ended or was taken back', async () => {
  const { id, page, path } = await aDirectory();
  const token = await newToken(superAdmin, id);
  const scim = scimOf(server, () => token);
  await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "robin@sea.test"')}`);
  await scim('POST', '/Users', { userName: 'robin@sea.test' });
  await scim('GET', '/Bulk');
  await superAdmin.client.delete(path);
  expect((await page()).token).toBeNull();
  expect((await scim('GET', '/Users')).body.detail).toMatch(/The token ended on .+/);
  expect((await page()).calls).toMatchObject([
    { method: 'GET', path: '/Users', status: 401, detail: expect.stringContaining('ended') },
    { method: 'GET', path: '/Bulk', status: 404 },
    { method: 'POST', path: '/Users', status: 400, detail: expect.stringContaining('confirmed domain') },
    { method: 'GET', path: '/Users?filter=userName eq "robin@sea.test"', status: 200, detail: null },
  ]);
  expect(JSON.stringify(await server.db.selectFrom('scim_calls').selectAll().execute())).not.toContain(token);
});

test('many calls that were taken hide none that was refused', async () => {
  const { id, page } = await aDirectory();
  const token = await newToken(superAdmin, id);
  const scim = scimOf(server, () => token);
  await scim('POST', '/Users', {});
  for (let call = 0; call < 55; call += 1) await scim('GET', '/Users?count=0');
  const { calls } = await page();
  const taken = calls.filter(({ status }: { status: number }) => status < 400);
  expect([taken.length, calls.length]).toEqual([50, 51]);
});

test('an unknown token leaves no trace at any company', async () => {
  const before = await server.db.selectFrom('scim_calls').select('id').execute();
  await scimOf(server, () => 'scim_unknown')('GET', '/Users');
  expect(await server.db.selectFrom('scim_calls').select('id').execute()).toEqual(before);
});

test('a group admin sees the state of the own group only, and neither tokens nor calls', async () => {
  const { id } = await aDirectory();
  const { id: other } = await aDirectory();
  const admin = await server.signUp();
  const state = (group: string) => admin.client.get(`/api/groups/${group}/directory`);
  await superAdmin.client.post(`/api/groups/${id}/admins`, { email: admin.email });
  expect(await state(id)).toMatchObject({ status: 200, body: null });
  const token = await newToken(superAdmin, id);
  const scim = scimOf(server, () => token);
  await scim('POST', '/Groups', { displayName: 'Desk' });
  await scim('POST', '/Users', {});
  const at = expect.any(String);
  expect((await state(id)).body).toEqual({ made_at: at, used_at: at, refused_at: at, people: 0, groups: 1 });
  expect((await state(other)).status).toBe(403);
  for (const path of ['directory', 'sso'])
    expect((await admin.client.get(`/api/admin/groups/${id}/${path}`)).status).toBe(403);
  expect((await admin.client.post(`/api/admin/groups/${id}/scim-token`)).status).toBe(403);
});
