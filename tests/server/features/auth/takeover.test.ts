import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, superAdminEmail, type TestServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let server: TestServer;
let owner: TestClient;
let attacker: TestClient;
let email: string;
let people = 0;

const ownPassword = 'a lamp beside the window';
const attackersPassword = 'another lamp entirely';

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server?.stop(), 60_000);
beforeEach(() => {
  email = `owner-${(people += 1)}@example.com`;
  owner = server.anonymous();
  attacker = server.anonymous();
});

const signUp = (client: TestClient, password: string, more: object = {}) =>
  client.post('/api/auth/sign-up/email', {
    email,
    password,
    first_name: 'Eve',
    last_name: 'Black',
    ...more,
  });
const signIn = (password: string, client = server.anonymous()) =>
  client.post('/api/auth/sign-in/email', { email, password });
const verify = (client: TestClient, token: string, more: object = {}) =>
  client.post('/api/auth/verify-email', { token, ...more });

/** The link in the newest mail to the address, once `count` mails have arrived. */
async function link(count = 1): Promise<URL> {
  const mails = () =>
    server.db.selectFrom('practice_mails').select('text_body').where('recipient', '=', email).orderBy('id').execute();
  await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(count);
  return new URL(/http\S+/.exec((await mails()).at(-1)!.text_body)![0]);
}
const tokenOf = async (count = 1) => (await link(count)).searchParams.get('token')!;
const account = () =>
  server.db.selectFrom('user').select(['id', 'emailVerified', 'first_name']).where('email', '=', email).execute();

describe('a person who signs up first with another person’s address', () => {
  test('gets nothing when the owner signs up later: name, password and links of the first sign-up are void', async () => {
    await signUp(attacker, attackersPassword);
    const first = await tokenOf();
    await attacker.post('/api/auth/send-verification-email', { email });
    const second = await tokenOf(2);
    await signUp(owner, ownPassword, { first_name: 'Ida' });
    for (const stale of [first, second]) {
      expect((await verify(attacker, stale)).status).toBe(404);
      expect((await verify(owner, stale)).status).toBe(404);
    }
    expect((await verify(owner, await tokenOf(3))).status).toBe(200);
    expect((await owner.get('/api/me')).body.user).toMatchObject({ email, first_name: 'Ida' });
    expect((await signIn(attackersPassword)).status).toBe(401);
    expect((await signIn(ownPassword)).status).toBe(200);
  });

  test('gains nothing by signing up last: the mailbox does not confirm a password of another browser', async () => {
    await signUp(owner, ownPassword);
    const own = await tokenOf();
    await signUp(attacker, attackersPassword);
    const theirs = await tokenOf(2);
    expect((await verify(owner, own)).status).toBe(404);
    expect(await verify(owner, theirs)).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_NEEDED' },
    });
    expect((await verify(owner, theirs, { password: ownPassword })).status).toBe(400);
    expect(await account()).toMatchObject([{ emailVerified: false }]);
    expect((await verify(owner, theirs, { new_password: ownPassword })).status).toBe(200);
    expect((await owner.get('/api/me')).body.user).toMatchObject({ email, first_name: '' });
    expect((await signIn(attackersPassword)).status).toBe(401);
    expect((await signIn(ownPassword)).status).toBe(200);
  });

  test('loses a session and a second factor that were set up before the address was confirmed', async () => {
    await signUp(attacker, attackersPassword);
    await tokenOf();
    const { id } = (await account())[0]!;
    const session = {
      userId: id,
      token: 'early',
      updatedAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    };
    await server.db.insertInto('session').values(session).execute();
    await server.db.updateTable('user').set({ twoFactorEnabled: true }).where('id', '=', id).execute();
    expect((await verify(owner, await tokenOf(), { new_password: ownPassword })).status).toBe(200);
    expect(await server.db.selectFrom('session').select('token').where('token', '=', 'early').execute()).toEqual([]);
    expect((await signIn(ownPassword)).body.twoFactorRedirect).toBeUndefined();
  });

  test('does not become super admin when the owner asks for a new password', async () => {
    email = superAdminEmail;
    await signUp(attacker, attackersPassword);
    await tokenOf();
    await owner.post('/api/auth/request-password-reset', { email });
    const token = await tokenOf(2);
    expect((await owner.post('/api/auth/reset-password', { token, newPassword: ownPassword })).status).toBe(200);
    expect((await signIn(attackersPassword)).status).toBe(401);
    const mine = server.anonymous();
    expect((await signIn(ownPassword, mine)).status).toBe(200);
    expect((await mine.get('/api/me')).body).toMatchObject({
      is_super_admin: true,
      user: { first_name: '' },
    });
  });

  test('gains nothing from an invitation: the person who opens the link chooses the password', async () => {
    const admin = await server.asMemberOf(await server.aHotel());
    const { hotel } = (await admin.client.get('/api/me')).body;
    await signUp(attacker, attackersPassword);
    await tokenOf();
    await admin.client.post(`/api/hotels/${hotel.id}/invitations`, { email });
    const invitation = (await link(2)).searchParams.get('invitation')!;
    const other = { email: `other-${email}`, password: ownPassword, invitation };
    expect((await server.anonymous().post('/api/auth/sign-up/email', other)).body.signed_in).toBe(false);
    expect((await signUp(owner, ownPassword, { invitation })).body.signed_in).toBe(true);
    expect((await owner.post('/api/invitations/accept', { token: invitation })).status).toBe(200);
    expect((await signIn(attackersPassword)).status).toBe(401);
    expect((await signUp(server.anonymous(), ownPassword, { invitation })).body.signed_in).toBe(false);
  });
});

describe('a mailed link', () => {
  test.each(['GET', 'HEAD'])('confirms nothing when a program opens it (%s), whatever it follows', async (method) => {
    await signUp(owner, ownPassword);
    const url = await link();
    const token = url.searchParams.get('token')!;
    for (const address of [url.href, `${server.url}/api/auth/verify-email?token=${token}&callbackURL=/`])
      await owner.fetch(address, { method, redirect: 'follow' });
    await owner.fetch(`${server.url}/api/auth/verification-link?token=${token}`, { method });
    expect(await account()).toMatchObject([{ emailVerified: false }]);
    expect((await owner.get('/api/me')).status).toBe(401);
    expect((await verify(owner, token)).status).toBe(200);
  });

  test('names the address, works once, and expires after a day', async () => {
    await signUp(owner, ownPassword);
    const token = await tokenOf();
    const about = await owner.get(`/api/auth/verification-link?token=${token}`);
    expect(about.body).toMatchObject({ email, this_browser: true });
    const elsewhere = await server.anonymous().get(`/api/auth/verification-link?token=${token}`);
    expect(elsewhere.body).toMatchObject({ email, this_browser: false });
    expect((await verify(owner, token)).status).toBe(200);
    expect((await verify(owner, token)).status).toBe(404);
    email = `late-${email}`;
    await signUp(owner, ownPassword);
    const late = await tokenOf();
    server.clock.advance({ hours: 25 });
    expect((await verify(owner, late)).status).toBe(404);
  });

  test('of a new password changes nothing when it is opened, and is no confirmation link', async () => {
    await signUp(owner, ownPassword);
    await verify(owner, await tokenOf());
    await owner.post('/api/auth/request-password-reset', { email });
    const url = await link(2);
    expect((await server.anonymous().fetch(url.href)).status).toBeLessThan(500);
    const token = url.searchParams.get('token')!;
    expect((await verify(owner, token)).status).toBe(404);
    expect((await signIn(ownPassword)).status).toBe(200);
    expect((await owner.post('/api/auth/reset-password', { token, newPassword: 'three new words' })).status).toBe(200);
  });

  test('is in no job: the queue holds ids only', async () => {
    await signUp(owner, ownPassword);
    const token = await tokenOf();
    const { rows } = await server.db.executeQuery<{ data: unknown }>({
      sql: `select data from pgboss.job where name = 'account_mail'`,
      parameters: [],
      query: { kind: 'RawNode' },
      queryId: { queryId: 'jobs' },
    } as never);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('http');
  });
});

test('signing up with a confirmed address answers like any other sign-up and changes nothing', async () => {
  await signUp(owner, ownPassword);
  await verify(owner, await tokenOf());
  const known = await signUp(attacker, attackersPassword);
  email = `fresh-${email}`;
  const fresh = await signUp(attacker, attackersPassword);
  const shape = ({ status, body, headers }: typeof known) => [
    status,
    Object.keys(body.user),
    body.signed_in,
    headers.getSetCookie().map((cookie) => cookie.replace(/=.*?;/, ';')),
  ];
  expect(shape(known)).toEqual(shape(fresh));
});

test('a sign-up that waits while the owner confirms the address does not delete the confirmed account', async () => {
  await signUp(owner, ownPassword);
  const [made] = await account();
  let late: ReturnType<typeof signUp> | undefined;
  await server.db.transaction().execute(async (tx) => {
    await tx.updateTable('user').set({ emailVerified: true }).where('id', '=', made!.id).execute();
    late = signUp(attacker, attackersPassword);
    const waiting = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`;
    await expect
      .poll(async () => (await waiting.execute(server.db)).rows[0]!.n, { timeout: 10_000 })
      .toBeGreaterThan(0);
  });
  expect((await late!).status).toBe(200);
  expect(await account()).toMatchObject([{ id: made!.id, emailVerified: true }]);
  expect((await signIn(attackersPassword)).status).toBe(401);
  expect((await signIn(ownPassword)).status).toBe(200);
});

test('other better-auth endpoints are closed', async () => {
  const { client } = await server.signUp();
  for (const path of ['change-email', 'delete-user', 'link-social', 'sign-in/social', 'update-session', 'set-password'])
    expect([path, (await client.post(`/api/auth/${path}`, { newEmail: email })).status]).toEqual([path, 404]);
  for (const path of ['reset-password/abc?callbackURL=/', 'delete-user/callback?token=x', 'list-accounts', 'error'])
    expect([path, (await client.get(`/api/auth/${path}`)).status]).toEqual([path, 404]);
});
