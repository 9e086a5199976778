import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desktopOrigin } from '#shared/desktop.ts';
import { codeOf } from '#tests/support/authenticator.ts';
import { startCompanyGroup, type CompanyGroup } from '#tests/support/company-group.ts';
import type { CompanyProvider } from '#tests/support/fakes/company-provider.fake.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';
import { createTestClient, type TestClient } from '#tests/support/test-client.ts';

let company: CompanyGroup;
let server: TestServer;
let provider: CompanyProvider;
let superAdmin: TestUser;
let hotel: TestHotel;
let save: CompanyGroup['save'];

const address = () => `${randomUUID()}@lake.test`;

beforeAll(async () => {
  company = await startCompanyGroup();
  ({ server, provider, superAdmin, hotel, save } = company);
}, 60_000);
afterAll(() => company?.stop(), 60_000);
beforeEach(() => company.reset());

/** A desktop program with a sign-in of its own. */
function aProgram() {
  const client = createTestClient(server.url, {}, { origin: desktopOrigin });
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const state = randomBytes(16).toString('base64url');
  const exchange = (code: string, by = verifier) => client.post('/api/auth/sso/desktop', { code, verifier: by });
  return { client, verifier, challenge, state, exchange };
}
type Program = ReturnType<typeof aProgram>;

/** The system's browser opens the program's address and comes back from the company as this person. */
async function inBrowser({ challenge, state }: Program, email: string, browser: TestClient = server.anonymous()) {
  provider.state.person = { sub: email, email, email_verified: true };
  const { status, body } = await browser.post('/api/auth/sso/start', { email, desktop: { challenge, state } });
  expect(status).toBe(200);
  if (body.url.startsWith('/')) return { browser, told: toldIn(body.url) };
  const back = new URL((await fetch(body.url, { redirect: 'manual' })).headers.get('location')!);
  const answer = await browser.fetch(back.pathname + back.search);
  return { browser, told: toldIn(answer.headers.get('location')!) };
}
function toldIn(location: string): Record<string, string> {
  const { pathname, hash, search } = new URL(location, server.url);
  expect([pathname, search]).toEqual(['/desktop-sign-in', '']);
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}
const isSignedIn = async (client: TestClient) => (await client.get('/api/me')).status === 200;
const reasonOf = async (answer: Promise<{ body: { reason: { code: string } } }>) => (await answer).body.reason.code;

describe('a sign-in of the desktop program', () => {
  test('gives the program a session, and the browser none', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    const program = aProgram();
    const { browser, told } = await inBrowser(program, member.email);
    expect(told).toEqual({ code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/), state: program.state });
    expect(await isSignedIn(browser)).toBe(false);
    expect((await program.exchange(told['code']!)).body).toEqual({ signed_in: true });
    expect((await program.client.get('/api/me')).body.user.id).toBe(member.user_id);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('takes a code as a person types it', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    const program = aProgram();
    const { told } = await inBrowser(program, member.email);
    const typed = ` ${told['code']!.slice(0, 4).toLowerCase()}-${told['code']!.slice(4)} `;
    expect((await program.exchange(typed)).status).toBe(200);
  });

  test('is a session like one by password: in the list of sessions, ended everywhere, in the audit log', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    const program = aProgram();
    const { told } = await inBrowser(program, member.email);
    await program.exchange(told['code']!);
    expect((await program.client.get('/api/auth/list-sessions')).body).toHaveLength(2);
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('user_id', '=', member.user_id)
      .execute();
    expect(entries).toContainEqual({
      action: 'sign_in',
      details: expect.objectContaining({ by: 'company_account', program: 'desktop' }),
    });
    await member.client.post('/api/auth/revoke-sessions');
    expect(await isSignedIn(program.client)).toBe(false);
  });

  test('asks for the account’s own second factor in the program', async () => {
    const [email, password] = [address(), 'a lamp beside the window'];
    const client = server.anonymous();
    await client.post('/api/auth/sign-up/email', { email, password });
    await server.db.updateTable('user').set({ emailVerified: true }).where('email', '=', email).execute();
    await client.post('/api/auth/sign-in/email', { email, password });
    const { totpURI } = (await client.post('/api/auth/two-factor/enable', { password })).body;
    const secret = new URL(totpURI).searchParams.get('secret')!;
    await client.post('/api/auth/two-factor/verify-totp', { code: codeOf(secret) });
    const program = aProgram();
    const { told } = await inBrowser(program, email);
    expect((await program.exchange(told['code']!)).body).toEqual({ twoFactorRedirect: true });
    expect(await isSignedIn(program.client)).toBe(false);
    const wrong = await program.client.post('/api/auth/two-factor/verify-totp', { code: '000000' });
    expect(wrong.body.reason.code).toBe('code_wrong');
    await program.client.post('/api/auth/two-factor/verify-totp', { code: codeOf(secret) });
    expect((await program.client.get('/api/me')).body.user.email).toBe(email);
  });

  test('tells the program’s page why a person may not come in', async () => {
    const program = aProgram();
    expect((await inBrowser(program, address())).told).toEqual({ company: 'no_access', state: program.state });
    provider.state.isDown = true;
    expect((await inBrowser(program, address())).told).toEqual({ company: 'unreachable', state: program.state });
  });
});

describe('a code', () => {
  const issued = async (person: { second_factor?: boolean } = {}) => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address(), ...person });
    const program = aProgram();
    const { told } = await inBrowser(program, member.email);
    return { member, program, code: told['code']! };
  };

  test('works once', async () => {
    const { program, code } = await issued();
    const both = await Promise.all([program.exchange(code), program.exchange(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await program.exchange(code)).status).toBe(404);
  });

  test('opens nothing in another program', async () => {
    const { program, code } = await issued();
    const other = aProgram();
    expect(await reasonOf(other.exchange(code))).toBe('desktop_code_wrong');
    const second = await issued();
    expect(await reasonOf(second.program.exchange(code))).toBe('desktop_code_wrong');
    expect((await program.exchange(code)).status).toBe(200);
  });

  test('opens nothing with the challenge in place of the verifier', async () => {
    const { program, code } = await issued();
    expect(await reasonOf(program.exchange(code, program.challenge))).toBe('desktop_code_wrong');
  });

  test('is over after a minute', async () => {
    const { program, code } = await issued();
    server.clock.advance({ seconds: 60 });
    expect(await reasonOf(program.exchange(code))).toBe('desktop_code_expired');
  });

  test('is over after five wrong ones', async () => {
    const { program, code } = await issued();
    for (let tried = 0; tried < 5; tried += 1)
      expect(await reasonOf(program.exchange('AAAAAAAA'))).toBe('desktop_code_wrong');
    expect(await reasonOf(program.exchange(code))).toBe('desktop_code_expired');
  });

  test('is stored as a hash only', async () => {
    const { code } = await issued();
    const rows = await server.db.selectFrom('desktop_codes').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('is refused from a page of a browser', async () => {
    const { program, code } = await issued();
    const body = { code, verifier: program.verifier };
    for (const origin of [server.url, 'https://evil.test'])
      expect((await createTestClient(server.url, {}, { origin }).post('/api/auth/sso/desktop', body)).status).toBe(403);
    expect((await program.exchange(code)).status).toBe(200);
  });

  test('ends with the account, and with the company’s connection', async () => {
    const left = await issued({ second_factor: true });
    await superAdmin.client.post(`/api/admin/users/${left.member.user_id}/disable`, { reason: 'left' });
    expect(await reasonOf(left.program.exchange(left.code))).toBe('account_disabled');
    const off = await issued();
    await save({ is_enabled: false });
    expect(await reasonOf(off.program.exchange(off.code))).toBe('desktop_code_expired');
  });
});

test('too many exchanges from one address are refused', async () => {
  const limited = await startTestServer({ settings: { ROLE: 'api' }, rateLimited: true });
  const client = createTestClient(limited.url, {}, { origin: desktopOrigin });
  const body = { code: 'AAAAAAAA', verifier: randomBytes(32).toString('base64url') };
  const statuses: number[] = [];
  for (let made = 0; made < 21; made += 1) statuses.push((await client.post('/api/auth/sso/desktop', body)).status);
  expect([statuses.slice(0, 20).every((status) => status === 404), statuses[20]]).toEqual([true, 429]);
  await limited.stop();
});
