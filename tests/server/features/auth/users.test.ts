import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let superAdmin: TestUser;
let hotel: TestHotel;
let other: TestHotel;
const second = 'second@platform.test';
const first = 'first@platform.test';

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: `${first},${second}` } });
  superAdmin = await server.signUp({ email: first, second_factor: true });
  hotel = await server.aHotel({ name: 'Alpha' });
  other = await server.aHotel({ name: 'Beta' });
}, 60_000);
afterAll(() => server?.stop(), 60_000);

const path = (user: TestUser, rest = '') => `/api/admin/users/${user.user_id}${rest}`;
const audited = (user: TestUser, action: string) =>
  superAdmin.client
    .get(`/api/admin/audit?action=${action}&limit=200`)
    .then(({ body }) => body.items.filter((entry: { entity_id: string }) => entry.entity_id === user.user_id));

describe('the list of accounts', () => {
  test('is searched by name, address and hotel, narrowed by state, and comes in pages', async () => {
    const people = [];
    for (const n of [1, 2, 3])
      people.push(await server.signUp({ email: `lena${n}@lake.test`, first_name: 'Lena', last_name: `Sée_${n}` }));
    await server.signUp({ email: 'other@lake.test', verified: false, first_name: 'LenaX', last_name: 'See' });
    const list = async (query: string) => (await superAdmin.client.get(`/api/admin/users?${query}`)).body;
    expect((await list('search=see_')).total).toBe(3);
    const page = await list('search=LAKE.TEST&limit=3');
    expect([page.items.length, page.total]).toEqual([3, 4]);
    const rest = await list(`search=LAKE.TEST&limit=3&cursor=${page.next_cursor}`);
    expect([rest.items.length, rest.next_cursor]).toEqual([1, null]);
    const ids = [...page.items, ...rest.items].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(4);
    expect((await list('search=lake.test&state=unconfirmed')).items).toMatchObject([{ email: 'other@lake.test' }]);
    expect((await list('state=super_admin')).items.map(({ email }: { email: string }) => email)).toEqual([first]);
    await superAdmin.client.put(path(people[0]!, `/memberships/${hotel.id}`), { role: 'staff' });
    expect((await list('search=lena1&state=no_hotel')).items).toEqual([]);
    expect((await list('search=ALPHA')).items).toMatchObject([{ email: 'lena1@lake.test' }]);
    expect((await list('search=lena1')).items[0]).toMatchObject({
      sessions: 1,
      memberships: [{ hotel_id: hotel.id, hotel_name: 'Alpha', role: 'staff' }],
    });
  });

  test('is for super admins', async () => {
    const member = await server.asMemberOf(hotel);
    expect((await member.client.get('/api/admin/users')).status).toBe(403);
    expect((await member.client.post(path(superAdmin, '/disable'), { reason: 'no' })).status).toBe(403);
  });
});

describe('a disabled account', () => {
  test('loses its sessions, its conversations and its telephone, and signs in again when enabled', async () => {
    const credentials = { email: 'desk@alpha.test', password: 'a lamp beside the window' };
    await server.anonymous().post('/api/auth/sign-up/email', credentials);
    const { id: user_id } = await server.db
      .updateTable('user')
      .set({ emailVerified: true })
      .where('email', '=', credentials.email)
      .returning('id')
      .executeTakeFirstOrThrow();
    const desk = { user_id, email: credentials.email, client: server.anonymous() };
    const signIn = () => desk.client.post('/api/auth/sign-in/email', credentials);
    expect((await signIn()).status).toBe(200);
    await server.db.insertInto('hotel_staff').values({ hotel_id: hotel.id, user_id, role: 'staff' }).execute();
    await desk.client.put(`/api/hotels/${hotel.id}/duty-contacts/me`, { phone: '+33612345678' });
    const { id: conversation } = await server.db
      .insertInto('conversations')
      .values({
        hotel_id: hotel.id,
        identity_key: '+491700000001',
        reply_address: '+491700000001',
        guest_name: 'Ada',
        assigned_to: user_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    const reason = 'Has left the company.';
    const { status, body } = await superAdmin.client.post(path(desk, '/disable'), { reason });
    expect([status, body.disabled_reason, body.sessions]).toEqual([200, reason, 0]);
    expect((await desk.client.get('/api/me')).status).toBe(401);
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { code: 'forbidden', reason: { code: 'account_disabled' } },
    });
    const sql = server.db.selectFrom('conversations').select('assigned_to').where('id', '=', conversation);
    expect((await sql.executeTakeFirstOrThrow()).assigned_to).toBeNull();
    const contacts = server.db.selectFrom('duty_contacts').select('user_id').where('user_id', '=', user_id);
    expect(await contacts.execute()).toEqual([]);
    expect(await audited(desk, 'disable')).toMatchObject([{ user_email: first, details: { reason, sessions: 1 } }]);
    expect((await superAdmin.client.post(path(desk, '/disable'), { reason: 'Again' })).status).toBe(200);
    expect(await audited(desk, 'disable')).toHaveLength(1);

    expect((await superAdmin.client.post(path(desk, '/enable'))).body.disabled_at).toBeNull();
    expect((await signIn()).status).toBe(200);
    expect(await audited(desk, 'enable')).toHaveLength(1);
  });

  test('is not replaced by another sign-up with its unconfirmed address', async () => {
    const email = 'squatter@example.com';
    await server.anonymous().post('/api/auth/sign-up/email', { email, password: 'a lamp beside the window' });
    const one = () => server.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const { id } = await one();
    await superAdmin.client.post(`/api/admin/users/${id}/disable`, { reason: 'Abuse' });
    await server.anonymous().post('/api/auth/sign-up/email', { email, password: 'a lamp beside the door' });
    expect((await one()).id).toBe(id);
  });

  test('is never the own one; of two super admins who disable each other one stays', async () => {
    expect(await superAdmin.client.post(path(superAdmin, '/disable'), { reason: 'x' })).toMatchObject({
      status: 409,
      body: { reason: { code: 'own_account' } },
    });
    const colleague = await server.signUp({ email: second, second_factor: true });
    const answers = await Promise.all([
      superAdmin.client.post(path(colleague, '/disable'), { reason: 'x' }),
      colleague.client.post(path(superAdmin, '/disable'), { reason: 'x' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.db.updateTable('user').set({ disabled_at: null }).execute();
    superAdmin = await signedInAgain(superAdmin);
  });
});

/** A new session of an account whose sessions were ended. */
async function signedInAgain(user: TestUser): Promise<TestUser> {
  if ((await user.client.get('/api/me')).status === 200) return user;
  await server.db.deleteFrom('user').where('id', '=', user.user_id).execute();
  return server.signUp({ email: user.email, second_factor: true });
}

test('another confirmation mail goes to an unconfirmed address only', async () => {
  const newcomer = await server.signUp({ verified: false });
  expect((await superAdmin.client.post(path(newcomer, '/verification'))).status).toBe(200);
  const links = server.db.selectFrom('account_links').select('kind').where('user_id', '=', newcomer.user_id);
  expect(await links.execute()).toEqual([{ kind: 'verification' }]);
  expect(await audited(newcomer, 'resend_verification')).toHaveLength(1);
  const member = await server.asMemberOf(hotel);
  expect(await superAdmin.client.post(path(member, '/verification'))).toMatchObject({
    status: 409,
    body: { reason: { code: 'address_confirmed' } },
  });
});

test('a second factor is removed together with the sessions', async () => {
  const member = await server.asMemberOf(hotel, 'staff', { second_factor: true });
  const { body } = await superAdmin.client.delete(path(member, '/second-factor'));
  expect([body.second_factor, body.sessions]).toEqual([false, 0]);
  expect((await member.client.get('/api/me')).status).toBe(401);
  expect(await audited(member, 'reset_second_factor')).toHaveLength(1);
  const { rows } = await sql<{ data: { to: string; subject: string } }>`
    select data from pgboss.job where name = 'mail' and data->>'to' = ${member.email}`.execute(server.db);
  expect(rows).toMatchObject([{ data: { subject: 'Your second factor was removed' } }]);
  expect((await superAdmin.client.delete(path(member, '/second-factor'))).status).toBe(409);
});

test('sessions are ended', async () => {
  const member = await server.asMemberOf(hotel, 'staff');
  expect((await superAdmin.client.delete(path(member, '/sessions'))).body.sessions).toBe(0);
  expect((await member.client.get('/api/me')).status).toBe(401);
  expect(await audited(member, 'revoke_sessions')).toMatchObject([{ user_email: first }]);
});

describe('memberships', () => {
  test('are added, changed and removed in the hotel that is named, without acting in it', async () => {
    const member = await server.asMemberOf(hotel, 'staff');
    const at = (place: { id: string }) => path(member, `/memberships/${place.id}`);
    const { body } = await superAdmin.client.put(at(other), { role: 'admin' });
    expect(body.memberships).toMatchObject([
      { hotel_name: 'Alpha', role: 'staff' },
      { hotel_name: 'Beta', role: 'admin' },
    ]);
    expect((await member.client.get(`/api/hotels/${other.id}`)).status).toBe(200);
    await superAdmin.client.put(at(hotel), { role: 'admin' });
    expect((await superAdmin.client.delete(at(hotel))).body.memberships).toMatchObject([{ hotel_name: 'Beta' }]);
    expect((await member.client.get(`/api/hotels/${hotel.id}`)).status).toBe(403);
    const { items } = (await superAdmin.client.get(`/api/admin/audit?hotel_id=${hotel.id}&entity=staff`)).body;
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'remove', user_email: first, acting_session_id: null, details: { email: member.email } },
      { action: 'set_role', details: { role: 'admin' } },
    ]);
  });

  test('leave a hotel one admin, and need a hotel and an account that exist', async () => {
    const admin = await server.asMemberOf(await server.aHotel({ name: 'Gamma' }), 'admin');
    const { hotel_id } = (await superAdmin.client.get(path(admin))).body.memberships[0];
    const last = await superAdmin.client.delete(path(admin, `/memberships/${hotel_id}`));
    expect(last).toMatchObject({ status: 409, body: { reason: { code: 'last_admin_removed' } } });
    const nowhere = await superAdmin.client.put(path(admin, `/memberships/${randomUUID()}`), { role: 'staff' });
    expect(nowhere.status).toBe(404);
    const unknown = `/api/admin/users/${randomUUID()}`;
    expect((await superAdmin.client.put(`${unknown}/memberships/${hotel_id}`, { role: 'staff' })).status).toBe(404);
    expect((await superAdmin.client.get(unknown)).status).toBe(404);
  });
});
