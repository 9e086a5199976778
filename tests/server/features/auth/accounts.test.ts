import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeSmtp, type FakeSmtp } from '#tests/support/fakes/smtp.fake.ts';
import { startTestServer, superAdminEmail, type TestServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let smtp: FakeSmtp;
let server: TestServer;
let browser: TestClient;
let email: string;
let people = 0;

const password = 'correct horse battery';
const json = { 'content-type': 'application/json' };

beforeAll(async () => {
  smtp = await startFakeSmtp();
  server = await startTestServer({ settings: { SMTP_URL: smtp.url, MAIL_FROM: 'Concierge <hello@concierge.test>' } });
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await smtp?.close();
}, 60_000);
beforeEach(() => {
  browser = server.anonymous();
  email = `guest-relations-${(people += 1)}@example.com`;
});

const signUp = (more: Record<string, unknown> = {}) =>
  browser.post('/api/auth/sign-up/email', {
    email,
    password,
    name: 'Ida Berg',
    first_name: 'Ida',
    last_name: 'Berg',
    callbackURL: '/',
    ...more,
  });
const signIn = (client = browser, secret = password) =>
  client.post('/api/auth/sign-in/email', { email, password: secret });
const mailsTo = (address: string) => smtp.inbox.filter(({ to }) => to.includes(address));

/** The path of the link in a person's mail, once `count` mails have arrived. */
async function linkOf(address: string, count = 1): Promise<string> {
  const mails = await until(
    `${count} mails came to ${address}`,
    () => mailsTo(address).length >= count && mailsTo(address),
    30,
  );
  const [link = ''] = /http\S+/.exec(mails[count - 1]!.text) ?? [];
  expect(link).toMatch(new RegExp(`^${server.url}/`));
  return link.slice(server.url.length);
}

/** The token of the link in a person's mail. */
const tokenOf = async (address: string, count = 1) =>
  new URL(await linkOf(address, count), server.url).searchParams.get('token') ?? '';
/** Presses the button on the page of a mailed link. */
const confirm = (token: string, client = browser, more: Record<string, unknown> = {}) =>
  client.post('/api/auth/verify-email', { token, ...more });

async function aSignedUpPerson(more: Record<string, unknown> = {}): Promise<void> {
  expect((await signUp(more)).status).toBe(200);
  expect((await confirm(await tokenOf(email))).status).toBe(200);
}

describe('signing up', () => {
  test('sends a link to a page that signs the person in', async () => {
    const { status, body } = await signUp();
    expect({ status, user: body.user }).toMatchObject({ status: 200, user: { email, emailVerified: false } });
    expect((await browser.get('/api/me')).status).toBe(401);
    const mail = await smtp.waitForMail(email, 30_000);
    expect(mail).toMatchObject({
      from: 'hello@concierge.test',
      subject: 'Confirm your e-mail address',
      attachments: 0,
    });
    expect(mail.text).not.toContain('Ida');
    expect(await linkOf(email)).toMatch(/^\/verify-email\?token=/);
    expect((await confirm(await tokenOf(email))).status).toBe(200);
    expect((await browser.get('/api/me')).body).toMatchObject({
      user: { email, email_verified: true, first_name: 'Ida', last_name: 'Berg' },
      is_super_admin: false,
      hotel: null,
      role: null,
      context: null,
      preferences: {
        language: null,
        appearance: null,
        alarm_sound: true,
        desktop_notices: true,
        auto_translate: false,
      },
      practice: true,
    });
  });

  test('works without a display name: it is made of the first and the last', async () => {
    const { body } = await signUp({ name: undefined, first_name: ' Noa ', last_name: 'Lind' });
    expect(body.user).toMatchObject({ name: 'Noa Lind', first_name: 'Noa', last_name: 'Lind' });
  });

  test('a second time with the same address does not reveal the account and changes nothing', async () => {
    await aSignedUpPerson();
    browser = server.anonymous();
    expect((await signUp({ password: 'another horse entirely' })).status).toBe(200);
    expect((await signIn(server.anonymous(), 'another horse entirely')).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  test.each([
    ['a password that is too short', { password: 'short' }],
    ['no address', { email: '' }],
  ])('with %s is refused with words and an id to ask about', async (_what, wrong) => {
    const { status, body } = await signUp(wrong);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: expect.any(String),
      message: expect.stringMatching(/\w/),
      request_id: expect.any(String),
    });
  });

  test('creates the account while the mail server is down; the mail is sent later', async () => {
    smtp.reject(1);
    expect((await signUp()).status).toBe(200);
    expect(await server.db.selectFrom('user').select('emailVerified').where('email', '=', email).execute()).toEqual([
      { emailVerified: false },
    ]);
    await confirm(await tokenOf(email));
    expect((await browser.get('/api/me')).status).toBe(200);
  }, 60_000);
});

describe('signing in', () => {
  test('before the address is confirmed is refused with words, and brings a new link', async () => {
    await signUp();
    await linkOf(email);
    expect(await signIn()).toMatchObject({
      status: 403,
      body: {
        code: 'EMAIL_NOT_VERIFIED',
        message: 'Confirm your e-mail address first: we have just sent you a new link.',
        request_id: expect.any(String),
      },
    });
    await confirm(await tokenOf(email, 2));
    expect((await browser.get('/api/me')).body.user.email).toBe(email);
  });

  test('gives the same answer for a wrong password and an unknown address', async () => {
    await aSignedUpPerson();
    const wrong = await signIn(server.anonymous(), 'wrong horse battery');
    const unknown = await server.anonymous().post('/api/auth/sign-in/email', { email: 'nobody@example.com', password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe('The e-mail address or the password is not right.');
    expect(unknown.body.message).toBe(wrong.body.message);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('does not mind capitals in the address', async () => {
    await aSignedUpPerson();
    expect(
      (await server.anonymous().post('/api/auth/sign-in/email', { email: email.toUpperCase(), password })).status,
    ).toBe(200);
  });

  test('gives a cookie that scripts cannot read, and no token in any answer', async () => {
    await aSignedUpPerson();
    const client = server.anonymous();
    const { headers, body } = await signIn(client);
    expect(headers.getSetCookie().join('\n')).toMatch(/concierge\.session_token=.*HttpOnly.*SameSite=Lax/i);
    expect((await client.get('/api/me')).status).toBe(200);
    const { token } = await server.db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .select('token')
      .where('email', '=', email)
      .orderBy('session.createdAt', 'desc')
      .executeTakeFirstOrThrow();
    const answers = [
      body,
      (await client.get('/api/auth/get-session')).body,
      (await client.get('/api/auth/list-sessions')).body,
    ];
    expect(JSON.stringify(answers)).not.toContain(token);
    expect(JSON.stringify(answers)).not.toContain('"token"');
    expect(headers.get('set-auth-token')).toBeNull();
    const asProgram = await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(asProgram.status).toBe(401);
  });

  test('from a page of another origin is refused, and so is every change from there', async () => {
    await aSignedUpPerson();
    const elsewhere = { ...json, origin: 'https://evil.example' };
    const answer = await browser.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: elsewhere,
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBe(403);
    const hotel = { method: 'POST', body: JSON.stringify({ name: 'Stolen Hotel' }) };
    const stolen = await browser.fetch('/api/hotels', { ...hotel, headers: elsewhere });
    expect([stolen.status, ((await stolen.json()) as { code: string }).code]).toEqual([403, 'forbidden']);
    expect((await browser.get('/api/me')).body.hotel).toBeNull();
    expect(
      (await browser.fetch('/api/hotels', { ...hotel, headers: { ...json, origin: 'app://concierge' } })).status,
    ).toBe(201);
  });

  test('leads nowhere but here', async () => {
    expect((await signUp({ callbackURL: 'https://evil.example/' })).status).toBe(403);
  });
});

describe('a session', () => {
  test('ends with signing out, and cannot be used again', async () => {
    await aSignedUpPerson();
    const cookie = browser.cookieHeader();
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200);
    expect(browser.cookieHeader()).not.toContain('session_token');
    expect((await fetch(`${server.url}/api/me`, { headers: { cookie } })).status).toBe(401);
  });

  test('is renewed while it is used, in the browser too', async () => {
    await aSignedUpPerson();
    const { id: userId } = (await browser.get('/api/me')).body.user;
    const expiry = async () =>
      (await server.db.selectFrom('session').select('expiresAt').where('userId', '=', userId).executeTakeFirstOrThrow())
        .expiresAt;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await server.db
      .updateTable('session')
      .set({ expiresAt: inDays(5) })
      .where('userId', '=', userId)
      .execute();
    const { status, headers } = await browser.get('/api/me');
    expect(status).toBe(200);
    expect((await expiry()).getTime()).toBeGreaterThan(inDays(13).getTime());
    expect(headers.getSetCookie().join('\n')).toMatch(/concierge\.session_token=.*Max-Age=1209600/i);
    expect((await browser.get('/api/me')).headers.getSetCookie()).toEqual([]);
  });

  test('expires after two weeks without use', async () => {
    await aSignedUpPerson();
    const { id: userId } = (await browser.get('/api/me')).body.user;
    await server.db
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('userId', '=', userId)
      .execute();
    expect((await browser.get('/api/me')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  test('is replaced by a mailed link, which works once and ends all other sessions', async () => {
    await aSignedUpPerson();
    const forgetful = server.anonymous();
    await forgetful.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
    expect(await linkOf(email, 2)).toMatch(/^\/reset-password\?token=/);
    const token = await tokenOf(email, 2);
    const choose = (newPassword: string) => forgetful.post('/api/auth/reset-password', { token, newPassword });
    expect((await choose('a wholly new horse')).status).toBe(200);
    expect((await choose('and yet another horse')).status).toBe(404);
    expect((await browser.get('/api/me')).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await signIn(forgetful, 'a wholly new horse')).status).toBe(200);
  });

  test('of an unknown address gives the same answer and sends nothing', async () => {
    expect(
      (await browser.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' })).status,
    ).toBe(200);
    await signUp();
    await linkOf(email);
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Confirm your e-mail address']);
  });
});

describe('a super admin', () => {
  test('is an account with a confirmed address of SUPER_ADMIN_EMAILS, not before the confirmation', async () => {
    email = superAdminEmail;
    const waiting = await server.signUp({ email: superAdminEmail, verified: false });
    expect((await waiting.client.get('/api/me')).body).toMatchObject({
      user: { email_verified: false },
      is_super_admin: false,
    });
    expect((await waiting.client.get('/api/hotels')).status).toBe(403);
    expect((await waiting.client.get('/api/context')).status).toBe(403);
    await server.db.updateTable('user').set({ emailVerified: true }).where('id', '=', waiting.user_id).execute();
    expect((await waiting.client.get('/api/me')).body.is_super_admin).toBe(true);
    expect((await waiting.client.get('/api/hotels')).status).toBe(200);
  });

  test('cannot be set by fields at sign-up or later', async () => {
    await aSignedUpPerson({ is_super_admin: true, role: 'admin', emailVerified: true });
    await browser.post('/api/auth/update-user', { is_super_admin: true, email: superAdminEmail });
    expect((await browser.get('/api/me')).body).toMatchObject({ is_super_admin: false, role: null, user: { email } });
    expect((await browser.get('/api/hotels')).status).toBe(403);
  });

  test('cannot be set by sending emailVerified', async () => {
    await signUp({ emailVerified: true });
    expect((await signIn()).status).toBe(403);
  });
});
