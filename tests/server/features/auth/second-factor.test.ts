import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, superAdminEmail, type TestServer, type TestUser } from '#tests/support/server.ts';
import { demoPassword, demoSuperAdmin } from '#server/demo-accounts.ts';
import { codeOf } from '#tests/support/authenticator.ts';

let server: TestServer;
let superAdmin: TestUser;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
  superAdmin = await server.signUp({ email: superAdminEmail, second_factor: false });
}, 60_000);
afterAll(() => server?.stop(), 60_000);

const password = 'a lamp beside the window';

async function choosePassword(): Promise<void> {
  const { id: userId } = (await superAdmin.client.get('/api/me')).body.user;
  const other = server.anonymous();
  await other.post('/api/auth/sign-up/email', { email: 'someone@example.com', password });
  await server.db
    .insertInto('account')
    .columns(['userId', 'accountId', 'providerId', 'password', 'updatedAt'])
    .expression((from) =>
      from
        .selectFrom('account as a')
        .innerJoin('user as u', 'u.id', 'a.userId')
        .where('u.email', '=', 'someone@example.com')
        .select((row) => [
          row.val(userId).as('userId'),
          row.val(userId).as('accountId'),
          'a.providerId',
          'a.password',
          'a.updatedAt',
        ]),
    )
    .execute();
}

test('a super admin without a second factor gets second_factor_needed on every platform call', async () => {
  const hotel = await server.aHotel();
  const refused = {
    status: 403,
    body: { code: 'second_factor_needed', message: expect.stringContaining('second factor') },
  };
  for (const path of ['/api/hotels', '/api/admin/audit', '/api/context', `/api/hotels/${hotel.id}`])
    expect(await superAdmin.client.get(path)).toMatchObject(refused);
  expect(await superAdmin.client.post('/api/context', { hotel_id: hotel.id })).toMatchObject(refused);
  expect((await superAdmin.client.get('/api/me')).body).toMatchObject({
    is_super_admin: true,
    second_factor_needed: true,
    context: null,
  });
  // Also an acting session that was open before the rule applied.
  const acting = { user_id: superAdmin.user_id, hotel_id: hotel.id, view_mode: 'hotel' as const };
  await server.db.insertInto('acting_sessions').values(acting).execute();
  expect((await superAdmin.client.get(`/api/hotels/${hotel.id}`)).status).toBe(403);
  expect((await superAdmin.client.get(`/api/live?hotel_id=${hotel.id}`)).status).toBe(403);
});

test('with the first code from the app the platform opens, and closes again with the second factor', async () => {
  await choosePassword();
  const { body } = await superAdmin.client.post('/api/auth/two-factor/enable', { password });
  expect(body.backupCodes).toHaveLength(10);
  expect((await superAdmin.client.get('/api/hotels')).status).toBe(403);
  const secret = new URL(body.totpURI).searchParams.get('secret')!;
  const confirmed = await superAdmin.client.post('/api/auth/two-factor/verify-totp', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  expect((await superAdmin.client.get('/api/hotels')).status).toBe(200);
  expect((await superAdmin.client.get('/api/me')).body.second_factor_needed).toBe(false);

  const elsewhere = server.anonymous();
  await elsewhere.post('/api/auth/sign-in/email', { email: superAdminEmail, password });
  expect((await elsewhere.get('/api/hotels')).status).toBe(401);
  await elsewhere.post('/api/auth/two-factor/verify-backup-code', { code: body.backupCodes[0] });
  expect((await elsewhere.get('/api/hotels')).status).toBe(200);

  const entries = (await superAdmin.client.get('/api/admin/audit?entity=account')).body.items;
  const actions = entries.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['enable_second_factor', 'password_passed', 'recovery_code_used']));
  expect(entries[0]).toMatchObject({ user_email: superAdminEmail, details: { ip: expect.any(String) } });
  expect(JSON.stringify(entries)).not.toContain(body.backupCodes[0]);

  await superAdmin.client.post('/api/auth/two-factor/disable', { password });
  expect(await superAdmin.client.get('/api/hotels')).toMatchObject({
    status: 403,
    body: { code: 'second_factor_needed' },
  });
});

test('the demo super admin needs no second factor; a configured one does', async () => {
  const settings = { SEED_DEMO: '1', SUPER_ADMIN_EMAILS: '' };
  const demo = await startTestServer({ settings });
  const named = await startTestServer({ settings: { ...settings, SUPER_ADMIN_EMAILS: demoSuperAdmin.email } });
  try {
    for (const [running, status] of [
      [demo, 200],
      [named, 403],
    ] as const) {
      const client = running.anonymous();
      await client.post('/api/auth/sign-in/email', { email: demoSuperAdmin.email, password: demoPassword });
      expect((await client.get('/api/hotels')).status).toBe(status);
    }
  } finally {
    await demo.stop();
    await named.stop();
  }
}, 120_000);
