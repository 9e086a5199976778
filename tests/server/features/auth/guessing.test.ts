import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, superAdminEmail, type TestServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let server: TestServer;
let email: string;
let owner: TestClient;
let people = 0;
const password = 'a lamp beside the window';

beforeAll(async () => {
  server = await startTestServer({ clock: '2026-09-10T08:00:00Z' });
}, 60_000);
afterAll(() => server?.stop(), 60_000);

async function mailed(kind: 'verify-email' | 'reset-password', address = email): Promise<string> {
  const find = async () =>
    (
      await server.db
        .selectFrom('practice_mails')
        .select('text_body')
        .where('recipient', '=', address)
        .orderBy('id')
        .execute()
    )
      .map(({ text_body }) => new RegExp(`${kind}\\?token=([\\w-]+)`).exec(text_body)?.[1])
      .findLast(Boolean);
  await expect.poll(find, { timeout: 10_000 }).toBeTruthy();
  return (await find())!;
}
const signUp = (more: object = {}) => server.anonymous().post('/api/auth/sign-up/email', { email, password, ...more });
const signIn = (secret: string, client = server.anonymous()) =>
  client.post('/api/auth/sign-in/email', { email, password: secret });

beforeEach(async () => {
  email = `person-${(people += 1)}@example.com`;
  owner = server.anonymous();
  await owner.post('/api/auth/sign-up/email', { email, password, first_name: 'Ida' });
  await owner.post('/api/auth/verify-email', { token: await mailed('verify-email') });
});

describe('wrong passwords', () => {
  test('slow an account down from whatever browser, never its owner: a known browser and a new password get in', async () => {
    const guess = () => signIn('not the right lamp');
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(401);
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const blocked = await guess();
      expect(blocked).toMatchObject({
        status: 429,
        body: { code: 'rate_limited', message: expect.stringMatching(/\d+ seconds/) },
      });
      waits.push(Number(blocked.headers.get('retry-after')));
      server.clock.advance({ seconds: waits.at(-1)! });
      expect((await guess()).status).toBe(401);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
    expect((await signIn(password)).status).toBe(429);
    expect((await signIn(password, owner)).status).toBe(200);
    const stranger = server.anonymous();
    await stranger.post('/api/auth/request-password-reset', { email });
    const token = await mailed('reset-password');
    const reset = { token, newPassword: 'another lamp entirely' };
    expect((await stranger.post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await signIn('another lamp entirely')).status).toBe(200);
  }, 60_000);

  test('at the same moment count too', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('not the right lamp')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
  });

  test('for an address without an account are slowed in the same way, and store no address', async () => {
    email = 'nobody-at-all@example.com';
    for (let tries = 0; tries < 5; tries += 1) expect((await signIn(password)).status).toBe(401);
    await signIn(password);
    expect((await signIn(password)).status).toBe(429);
    const stored = JSON.stringify([
      await server.db.selectFrom('account_counters').selectAll().execute(),
      await server.db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(stored).not.toContain('nobody-at-all');
  });
});

describe('a password', () => {
  test.each([
    ['password123', 'PASSWORD_COMMON'],
    ['Sunshine2024!', 'PASSWORD_COMMON'],
    ['qwertyuiop', 'PASSWORD_COMMON'],
    ['aaaaaaaaaa', 'PASSWORD_COMMON'],
    ['Concierge', 'PASSWORD_GUESSABLE'],
    ['concierge2026', 'PASSWORD_GUESSABLE'],
  ])('such as %s is refused with a reason at its field, at sign-up, reset and change', async (weak, code) => {
    const refused = (path: string) => ({
      status: 400,
      body: { code, details: [{ path, message: expect.stringMatching(/\w/) }] },
    });
    expect(
      await owner.post('/api/auth/change-password', { currentPassword: password, newPassword: weak }),
    ).toMatchObject(refused('newPassword'));
    await owner.post('/api/auth/request-password-reset', { email });
    const token = await mailed('reset-password');
    expect(await owner.post('/api/auth/reset-password', { token, newPassword: weak })).toMatchObject(
      refused('newPassword'),
    );
    email = `weak-${email}`;
    expect(await signUp({ password: weak })).toMatchObject(refused('password'));
  });

  test('that is the address is refused', async () => {
    email = 'henrietta.lindqvist@example.com';
    for (const weak of [email, email.toUpperCase(), 'henrietta.lindqvist'])
      expect((await signUp({ password: weak })).body.code).toBe('PASSWORD_GUESSABLE');
  });
});

describe('a name', () => {
  test.each([
    ['a line break', 'Ida\nBcc: all@example.com'],
    ['a bidirectional override', 'Ida\u202egnp.exe'],
    ['an address of the web', 'Win at https://evil.example'],
    ['a domain', 'evil.example'],
    ['a full-width domain', 'evil．example'],
    ['too many letters', 'x'.repeat(101)],
  ])('with %s is refused, at sign-up and later', async (_what, name) => {
    for (const field of ['first_name', 'last_name', 'name'])
      expect((await owner.post('/api/auth/update-user', { [field]: name })).status).toBe(400);
    email = `named-${email}`;
    for (const field of ['first_name', 'last_name', 'name']) expect((await signUp({ [field]: name })).status).toBe(400);
  });

  test('in common spellings is accepted, and no other field can be set with it', async () => {
    const change = {
      first_name: 'María José',
      last_name: 'O’Neill-Nuñez',
    };
    expect((await owner.post('/api/auth/update-user', { image: 'https://evil.example/x.png' })).status).toBe(400);
    expect((await owner.post('/api/auth/update-user', change)).status).toBe(200);
    expect((await owner.get('/api/me')).body.user).toMatchObject({
      first_name: 'María José',
      last_name: 'O’Neill-Nuñez',
      email_verified: true,
    });
    expect(JSON.stringify((await owner.get('/api/auth/get-session')).body)).not.toContain('evil.example');
  });
});

test('an address gets at most ten mails of a kind per day; the answer is the same with and without an account', async () => {
  for (const address of [email, `unknown-${email}`]) {
    const ask = () => server.anonymous().post('/api/auth/request-password-reset', { email: address });
    for (let asked = 0; asked < 10; asked += 1) expect((await ask()).status).toBe(200);
    const { status, headers, body } = await ask();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.message).toMatch(/More mails from \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  }
  server.clock.advance({ hours: 24 });
  expect((await server.anonymous().post('/api/auth/request-password-reset', { email })).status).toBe(200);
});

test('a session can be ended by id by its owner only', async () => {
  const second = server.anonymous();
  await signIn(password, second);
  const { id } = (await second.get('/api/auth/get-session')).body.session;
  const stranger = await server.signUp();
  await stranger.client.post('/api/auth/revoke-session', { id });
  expect((await second.get('/api/me')).status).toBe(200);
  expect((await owner.post('/api/auth/revoke-session', { id })).status).toBe(200);
  expect((await second.get('/api/me')).status).toBe(401);
});

test('account actions are in the audit log with the client address', async () => {
  await signIn('not the right lamp');
  const second = server.anonymous();
  await signIn(password, second);
  await second.post('/api/auth/change-password', { currentPassword: password, newPassword: 'another lamp entirely' });
  await second.post('/api/auth/sign-out');
  const superAdmin = await server.signUp({ email: superAdminEmail });
  const { items } = (await superAdmin.client.get(`/api/admin/audit?user=${email}`)).body;
  const actions = items.map(({ action }: { action: string }) => action).toReversed();
  expect(actions).toEqual(['sign_up', 'verify_address', 'sign_in_failed', 'sign_in', 'change_password', 'sign_out']);
  for (const entry of items)
    expect(entry).toMatchObject({ user_email: email, entity: 'account', details: { ip: expect.any(String) } });
  expect(JSON.stringify(items)).not.toMatch(/lamp/);
});
