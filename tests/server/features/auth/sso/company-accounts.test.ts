import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCompanyGroup, type CompanyGroup } from '#tests/support/company-group.ts';
import {
  startCompanyProvider,
  type Claims,
  type CompanyProvider,
  type Lie,
} from '#tests/support/fakes/company-provider.fake.ts';
import type { TestHotel, TestServer, TestUser } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let company: CompanyGroup;
let server: TestServer;
let provider: CompanyProvider;
let superAdmin: TestUser;
let owner: string;
let hotel: TestHotel;
let other: TestHotel;
let group: string;
let settings: CompanyGroup['settings'];
let save: CompanyGroup['save'];

const address = () => `${randomUUID()}@lake.test`;

beforeAll(async () => {
  company = await startCompanyGroup();
  ({ server, provider, superAdmin, owner, hotel, group, settings, save } = company);
  other = await server.aHotel({ name: 'Elsewhere' });
}, 60_000);
afterAll(() => company?.stop(), 60_000);
beforeEach(() => company.reset());

/** Types the address, goes to the provider as this person, and comes back. Resolves with where the browser is led. */
async function arrive(person: Claims, lie: Lie = {}, client: TestClient = server.anonymous()) {
  Object.assign(provider.state, { person: { sub: person['email'], email_verified: true, ...person }, lie });
  const { status, body } = await client.post('/api/auth/sso/start', {
    email: 'typed@lake.test',
    return_to: '/requests',
  });
  expect(status).toBe(200);
  const away = await fetch(body.url, { redirect: 'manual' });
  const back = new URL(away.headers.get('location')!);
  const answer = await client.fetch(back.pathname + back.search);
  expect(answer.status).toBe(302);
  return { client, to: answer.headers.get('location')!.replace(server.url, ''), back };
}
const refused = (outcome: string) => `/auth?company=${outcome}`;
const invite = (email: string) =>
  server.db
    .insertInto('staff_invitations')
    .values({ hotel_id: hotel.id, email, role: 'staff', token_hash: randomUUID(), expires_at: new Date('2100-01-01') })
    .execute();

describe('a person of the company', () => {
  test('who was invited comes in, and again as the same account', async () => {
    const email = address();
    await invite(email);
    const first = await arrive({ sub: 'one', email, given_name: 'Lena', family_name: 'See' });
    expect(first.to).toBe('/requests');
    const me = await first.client.get('/api/me');
    expect(me.body).toMatchObject({ user: { email, email_verified: true, first_name: 'Lena' }, memberships: [] });
    const again = await arrive({ sub: 'one', email, email_verified: true });
    expect((await again.client.get('/api/me')).body.user.id).toBe(me.body.user.id);
    expect(provider.state.asked[0]!.searchParams.get('code_challenge_method')).toBe('S256');
    expect(provider.state.asked[0]!.searchParams.get('login_hint')).toBe('typed@lake.test');
  });

  test('joins the connection’s hotel, where one is set', async () => {
    await save({ default_hotel_id: hotel.id, default_role: 'staff' });
    const { client } = await arrive({ email: address() });
    expect((await client.get('/api/me')).body.memberships).toMatchObject([{ hotel_id: hotel.id, role: 'staff' }]);
    expect((await client.get(`/api/hotels/${other.id}`)).status).toBe(403);
  });

  test('without invitation and without such a hotel gets no account', async () => {
    const email = address();
    expect((await arrive({ email })).to).toBe(refused('no_access'));
    expect(await server.db.selectFrom('user').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  test('keeps the account that the address has already, with its hotels', async () => {
    const member = await server.asMemberOf(hotel, 'admin', { email: address() });
    const { client } = await arrive({ email: member.email.toUpperCase() });
    expect((await client.get('/api/me')).body).toMatchObject({ user: { id: member.user_id }, role: 'admin' });
  });

  test('is asked for the account’s own second factor', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address(), second_factor: true });
    const { client, to } = await arrive({ email: member.email });
    expect(to).toBe('/auth?company=code');
    expect((await client.get('/api/me')).status).toBe(401);
    expect((await client.post('/api/auth/two-factor/verify-totp', { code: '000000' })).body.code).not.toBe(
      'UNAUTHORIZED',
    );
  });

  test('takes over nothing that a stranger signed up with the address', async () => {
    const email = address();
    const stranger = await server.signUp({ email, verified: false, first_name: 'Mallory' });
    await invite(email);
    const { client } = await arrive({ email, given_name: 'Lena' });
    const { user } = (await client.get('/api/me')).body;
    expect([user.first_name, user.id === stranger.user_id]).toEqual(['Lena', false]);
    expect((await stranger.client.get('/api/me')).status).toBe(401);
  });

  test('is kept out where the account is disabled', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    await arrive({ email: member.email });
    await superAdmin.client.post(`/api/admin/users/${member.user_id}/disable`, { reason: 'left' });
    expect((await arrive({ email: member.email })).to).toBe(refused('disabled'));
  });

  test('does not get the account of a colleague whose address was given on', async () => {
    const member = await server.asMemberOf(hotel, 'staff', { email: address() });
    await arrive({ sub: 'first', email: member.email });
    expect((await arrive({ sub: 'second', email: member.email })).to).toBe(refused('other_person'));
  });

  test('never becomes a super admin', async () => {
    const { to, client } = await arrive({ email: owner });
    expect(to).toBe(refused('super_admin'));
    expect((await client.get('/api/me')).status).toBe(401);
  });
});

describe('an answer of the provider is refused', () => {
  const now = Math.floor(Date.now() / 1000);
  const lies: [string, Lie, string][] = [
    ['with another nonce', { claims: { nonce: 'other' } }, 'refused'],
    ['for another client', { claims: { aud: 'another-client' } }, 'refused'],
    ['of another issuer', { claims: { iss: 'https://accounts.example.com' } }, 'refused'],
    ['that has expired', { claims: { iat: now - 7200, exp: now - 3600 } }, 'refused'],
    ['without a signature', { alg: 'none' }, 'refused'],
    ['signed with the client secret', { alg: 'HS256' }, 'refused'],
    ['signed with another key', { foreignKey: true }, 'refused'],
    ['without an id_token', { noToken: true }, 'refused'],
    ['with an address that is not verified', { claims: { email_verified: false } }, 'unconfirmed'],
    ['with an address that is not marked', { claims: { email_verified: undefined } }, 'unconfirmed'],
    ['without an address', { claims: { email: undefined } }, 'unconfirmed'],
    ['with an address of another domain', { claims: { email: 'robin@sea.test' } }, 'other_domain'],
    ['with a domain in front of another', { claims: { email: 'robin@lake.test@sea.test' } }, 'other_domain'],
    ['with a domain inside another', { claims: { email: 'robin@hotel.lake.test' } }, 'other_domain'],
  ];
  test.each(lies)('%s', async (_name, lie, outcome) => {
    const member = await server.asMemberOf(hotel, 'admin', { email: address() });
    await server.signUp({ email: 'robin@sea.test' }).catch(() => undefined);
    const { client, to } = await arrive({ email: member.email }, lie);
    expect(to).toBe(refused(outcome));
    expect((await client.get('/api/me')).status).toBe(401);
  });

  test('an unmarked address counts where the super admin allows it', async () => {
    await save({ takes_unmarked_email: true });
    const member = await server.asMemberOf(hotel, 'admin', { email: address() });
    expect((await arrive({ email: member.email }, { claims: { email_verified: undefined } })).to).toBe('/requests');
  });

  test('in another browser than the one that began, and a second time', async () => {
    const member = await server.asMemberOf(hotel, 'admin', { email: address() });
    const { client, back } = await arrive({ email: member.email });
    const callback = back.pathname + back.search;
    const elsewhere = await server.anonymous().fetch(callback);
    expect(elsewhere.headers.get('location')).toBe(server.url + refused('expired'));
    expect((await client.fetch(callback)).headers.get('location')).toBe(server.url + refused('expired'));
  });

  test('with another state', async () => {
    const client = server.anonymous();
    await client.post('/api/auth/sso/start', { email: 'typed@lake.test' });
    const answer = await client.fetch('/api/auth/sso/callback?code=x&state=forged');
    expect(answer.headers.get('location')).toBe(server.url + refused('refused'));
  });

  test('as a cancellation where the person cancelled', async () => {
    const client = server.anonymous();
    const { body } = await client.post('/api/auth/sso/start', { email: 'typed@lake.test' });
    const state = new URL(body.url).searchParams.get('state')!;
    const answer = await client.fetch(`/api/auth/sso/callback?error=access_denied&state=${state}`);
    expect(answer.headers.get('location')).toBe(server.url + refused('cancelled'));
  });

  test('after the connection was switched off', async () => {
    const client = server.anonymous();
    provider.state.person = { sub: 'x', email: address(), email_verified: true };
    const { body } = await client.post('/api/auth/sso/start', { email: 'typed@lake.test' });
    await save({ is_enabled: false });
    const back = new URL((await fetch(body.url, { redirect: 'manual' })).headers.get('location')!);
    const answer = await client.fetch(back.pathname + back.search);
    expect(answer.headers.get('location')).toBe(server.url + refused('refused'));
  });
});

describe('the sign-in page', () => {
  const lookup = async (email: string) => (await server.anonymous().post('/api/auth/sso/lookup', { email })).body;

  test('hears the same about each address of a domain', async () => {
    const member = await server.asMemberOf(hotel, 'admin', { email: address() });
    for (const email of [member.email, address(), owner])
      expect(await lookup(email)).toEqual({ company: true, password: true, desktop: true });
    expect(await lookup('robin@sea.test')).toEqual({ company: false, password: true, desktop: false });
  });

  test('leads to no other site afterwards', async () => {
    const client = server.anonymous();
    for (const return_to of ['https://evil.test', '//evil.test', '/\\evil.test']) {
      const member = await server.asMemberOf(hotel, 'admin', { email: address() });
      provider.state.person = { sub: member.email, email: member.email, email_verified: true };
      const { body } = await client.post('/api/auth/sso/start', { email: member.email, return_to });
      const back = new URL((await fetch(body.url, { redirect: 'manual' })).headers.get('location')!);
      const answer = await client.fetch(back.pathname + back.search);
      expect(answer.headers.get('location')).toBe(`${server.url}/auth`);
    }
  });

  test('is told when the provider does not answer', async () => {
    const check = () => superAdmin.client.post(`/api/admin/groups/${group}/sso/check`);
    expect((await check()).body).toEqual({ is_reachable: true });
    provider.state.isDown = true;
    const { body } = await server.anonymous().post('/api/auth/sso/start', { email: 'typed@lake.test' });
    expect(body.url).toBe(refused('unreachable'));
    expect((await check()).body).toEqual({ is_reachable: false });
  });

  test('takes no password where the company wants its accounts only, but of one address', async () => {
    const password = 'a lamp beside the window';
    const [desk, emergency] = [address(), address()];
    for (const email of [desk, emergency]) {
      await server.anonymous().post('/api/auth/sign-up/email', { email, password });
      await server.db.updateTable('user').set({ emailVerified: true }).where('email', '=', email).execute();
    }
    const signIn = (email: string, typed = password) =>
      server.anonymous().post('/api/auth/sign-in/email', { email, password: typed });
    expect((await signIn(desk)).status).toBe(200);
    expect((await save({ password_off: true })).status).toBe(400);
    await save({ password_off: true, emergency_email: emergency });
    expect(await lookup(desk)).toEqual({ company: true, password: false, desktop: true });
    for (const typed of [password, 'wrong'])
      expect((await signIn(desk, typed)).body.reason.code).toBe('company_account_only');
    expect((await server.anonymous().post('/api/auth/sign-up/email', { email: address(), password })).status).toBe(403);
    expect((await signIn(emergency)).status).toBe(200);
  });
});

describe('the super admin', () => {
  test('never reads the client secret again, and it is not stored in the open', async () => {
    const { body } = await superAdmin.client.get(`/api/admin/groups/${group}/sso`);
    expect(body).toMatchObject({
      redirect_uri: `${server.url}/api/auth/sso/callback`,
      domains: [{ domain: 'lake.test' }],
    });
    expect(JSON.stringify(body)).not.toContain(provider.client.secret);
    const rows = await server.db.selectFrom('sso_connections').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(provider.client.secret);
    const log = await server.db.selectFrom('audit_log').select('details').execute();
    expect(JSON.stringify(log)).not.toContain(provider.client.secret);
  });

  test('keeps the secret that is not typed again', async () => {
    const { client_secret: _secret, ...rest } = settings();
    expect((await superAdmin.client.put(`/api/admin/groups/${group}/sso`, rest)).status).toBe(200);
    const member = await server.asMemberOf(hotel, 'admin', { email: address() });
    expect((await arrive({ email: member.email })).to).toBe('/requests');
  });

  test('cannot give a domain to two groups, nor one of a mail provider', async () => {
    const { id } = (await superAdmin.client.post('/api/admin/groups', { name: 'Second' })).body;
    await superAdmin.client.put(`/api/admin/groups/${id}/sso`, settings());
    const confirm = (domain: string) => superAdmin.client.put(`/api/admin/groups/${id}/sso/domains/${domain}`);
    expect((await confirm('lake.test')).body.reason.code).toBe('domain_of_other_group');
    expect((await confirm('gmail.com')).status).toBe(400);
    expect((await confirm('lake')).status).toBe(400);
    expect((await confirm('Hill.test')).body.domains).toMatchObject([{ domain: 'hill.test' }]);
    expect((await superAdmin.client.put(`/api/admin/groups/${id}/hotels/${hotel.id}`)).status).toBe(409);
    const foreign = { ...settings(), default_hotel_id: hotel.id };
    expect((await superAdmin.client.put(`/api/admin/groups/${id}/sso`, foreign)).status).toBe(400);
    expect((await superAdmin.client.delete(`/api/admin/groups/${id}`)).status).toBe(200);
  });

  test('takes back a domain: its people do not come in', async () => {
    const member = await server.asMemberOf(hotel, 'admin', { email: `${randomUUID()}@hill.test` });
    const confirm = `/api/admin/groups/${group}/sso/domains/hill.test`;
    await superAdmin.client.put(confirm);
    expect((await arrive({ email: member.email })).to).toBe('/requests');
    await superAdmin.client.delete(confirm);
    expect((await arrive({ email: member.email })).to).toBe(refused('other_domain'));
  });

  test('names another issuer: its people are not those of the first', async () => {
    const second = await startCompanyProvider();
    const [one, two] = [address(), address()];
    const [first] = [
      await server.asMemberOf(hotel, 'admin', { email: one }),
      await server.asMemberOf(hotel, 'staff', { email: two }),
    ];
    await arrive({ sub: '7', email: one });
    await save({ issuer: second.url });
    Object.assign(second.state, { person: { sub: '7', email: two, email_verified: true } });
    const client = server.anonymous();
    const { body } = await client.post('/api/auth/sso/start', { email: two });
    const back = new URL((await fetch(body.url, { redirect: 'manual' })).headers.get('location')!);
    await client.fetch(back.pathname + back.search);
    const me = (await client.get('/api/me')).body;
    expect([me.user.email, me.user.id === first.user_id]).toEqual([two, false]);
    await second.close();
  });
});
