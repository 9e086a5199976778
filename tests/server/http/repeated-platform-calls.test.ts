import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLinkSigner } from '#server/features/auth/account-links.ts';
import { aCompany } from '#tests/support/directory.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/fakes/webhook-receiver.fake.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

const owner = 'owner@lake.test';
const secretOfServer = 'a secret of this test, thirty-two characters or more';
let server: TestServer;
let receiver: WebhookReceiver;
let superAdmin: TestUser;
let hotel: TestHotel;
let other: TestHotel;
let admin: TestUser;
let otherAdmin: TestUser;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const settings = {
    ROLE: 'api',
    SUPER_ADMIN_EMAILS: owner,
    WEBHOOK_INSIDE_ORIGINS: receiver.origin,
    BETTER_AUTH_SECRET: secretOfServer,
  };
  server = await startTestServer({ settings });
  superAdmin = await server.signUp({ email: owner, second_factor: true });
});
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});
beforeEach(async () => {
  [hotel, other] = [await server.aHotel(), await server.aHotel()];
  [admin, otherAdmin] = [await server.asMemberOf(hotel), await server.asMemberOf(other)];
});

async function postOnce(who: TestUser, to: string, body: object, key: string) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const response = await who.client.fetch(to, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
const twice = async (who: TestUser, to: string, body: object, key = 'again') => {
  const first = await postOnce(who, to, body, key);
  expect(first.status).toBeLessThan(300);
  expect(await postOnce(who, to, body, key)).toEqual(first);
  return first.body;
};
const keptText = async () => {
  const rows = [
    ...(await server.db.selectFrom('kept_answers').select('answer').execute()),
    ...(await server.db.selectFrom('kept_account_answers').select('answer').execute()),
  ];
  return Buffer.concat(rows.map(({ answer }) => answer!)).toString('latin1');
};

test('a hotel whose answer was lost is created once, also by a super admin', async () => {
  const person = await server.signUp();
  const made = await twice(person, '/api/hotels', { name: 'Lake' });
  const another = await postOnce(await server.signUp(), '/api/hotels', { name: 'Lake' }, 'again');
  expect(another).toMatchObject({ status: 201, body: { id: expect.not.stringMatching(made.id) } });
  await twice(superAdmin, '/api/hotels', { name: 'Lake of the platform' });
  const named = server.db.selectFrom('hotels').select('id').where('name', '=', 'Lake of the platform');
  expect(await named.execute()).toHaveLength(1);
});

test('calls of one person at the same moment create one hotel', async () => {
  const person = await server.signUp();
  const made = await Promise.all(['k', 'k', 'k'].map((key) => postOnce(person, '/api/hotels', { name: 'Hill' }, key)));
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
});

test('a key of a person is refused for other content', async () => {
  const person = await server.signUp();
  await twice(person, '/api/hotels', { name: 'Sea' }, 'k');
  const changed = await postOnce(person, '/api/hotels', { name: 'See' }, 'k');
  expect(changed).toMatchObject({ status: 422, body: { reason: { code: 'repeat_key_taken' } } });
});

test('a group and its entries are created once, in each group', async () => {
  const coast = await twice(superAdmin, '/api/admin/groups', { name: 'Coast' });
  const hills = await postOnce(superAdmin, '/api/admin/groups', { name: 'Hills' }, 'hills');
  const gym = { question: 'Is there a gym?', answer: 'It is open from 7 to 21.' };
  const one = await twice(superAdmin, `/api/groups/${coast.id}/entries`, gym, 'gym');
  const two = await twice(superAdmin, `/api/groups/${hills.body.id}/entries`, gym, 'gym');
  expect(one.id).not.toBe(two.id);
  expect((await superAdmin.client.get(`/api/groups/${coast.id}/entries`)).body.items).toHaveLength(1);
});

test('an invitation is mailed once, and accepted once', async () => {
  const to = `/api/hotels/${hotel.id}/invitations`;
  const draft = { email: 'new@lake.test', role: 'staff' };
  const made = await twice(admin, to, draft);
  const twin = await postOnce(otherAdmin, `/api/hotels/${other.id}/invitations`, draft, 'again');
  expect(twin).toMatchObject({ status: 201, body: { id: expect.not.stringMatching(made.id) } });
  const audit = server.db.selectFrom('audit_log').select('id').where('hotel_id', '=', hotel.id);
  expect(await audit.where('action', '=', 'invite').execute()).toHaveLength(1);
  const guest = await server.signUp({ email: draft.email });
  const token = createLinkSigner(secretOfServer).sign('invitation', made.id);
  expect(await twice(guest, '/api/invitations/accept', { token })).toMatchObject({ hotel_id: hotel.id, role: 'staff' });
});

test('imports are stored once and report the first outcome', async () => {
  const rooms = await twice(admin, `/api/hotels/${hotel.id}/rooms/import`, { csv: 'number\n12\n14', dry_run: false });
  expect(rooms).toMatchObject({ added: 2 });
  const csv = 'guest_name,guest_phone,check_in_date,check_out_date\nAda,+4915112345678,2030-09-10,2030-09-12';
  const body = { csv, dry_run: false };
  const imported = await twice(admin, `/api/hotels/${hotel.id}/bookings/import`, body);
  const twin = await postOnce(otherAdmin, `/api/hotels/${other.id}/bookings/import`, body, 'again');
  expect(twin).toMatchObject({
    status: 200,
    body: { imported: 1, rows: [{ booking: { id: expect.not.stringMatching(imported.rows[0].booking.id) } }] },
  });
  await twice(admin, `/api/hotels/${hotel.id}/bookings/import`, { csv, dry_run: true }, 'dry');
  const kept = await server.db.selectFrom('kept_answers').select('key').execute();
  expect(kept.filter(({ key }) => key.endsWith(' dry'))).toEqual([]);
  expect((await otherAdmin.client.get(`/api/hotels/${other.id}/bookings`)).body.items).toHaveLength(1);
});

test('a request of a guest is submitted once', async () => {
  const draft = { guest_phone: '+4915112345678', message: 'Towels, please.' };
  await twice(admin, `/api/hotels/${hotel.id}/requests`, draft);
  expect((await admin.client.get(`/api/hotels/${hotel.id}/requests`)).body.items).toHaveLength(1);
});

test('an API key is made once, works, and is nowhere in clear', async () => {
  const draft = { name: 'PMS', scopes: ['bookings:read'] };
  const { key } = await twice(admin, `/api/hotels/${hotel.id}/api-keys`, draft);
  const twin = await postOnce(otherAdmin, `/api/hotels/${other.id}/api-keys`, draft, 'again');
  expect(twin.body.key).not.toBe(key);
  expect((await admin.client.get(`/api/hotels/${hotel.id}/api-keys`)).body.items).toHaveLength(1);
  const read = (id: string) =>
    fetch(`${server.url}/api/hotels/${id}/bookings`, { headers: { authorization: `Bearer ${key}` } });
  expect([(await read(hotel.id)).status, (await read(other.id)).status]).toEqual([200, 403]);
  expect(await keptText()).not.toContain(key);
});

test('an endpoint and a new secret are made once; the secrets are nowhere in clear', async () => {
  const base = `/api/hotels/${hotel.id}/webhooks`;
  const draft = { url: receiver.url, kinds: ['booking.created'] };
  const { endpoint, secret } = await twice(admin, base, draft);
  expect((await admin.client.get(base)).body.items).toHaveLength(1);
  const second = await twice(admin, `${base}/${endpoint.id}/secret`, {}, 'rotate');
  expect(second.secret).not.toBe(secret);
  const twin = await postOnce(otherAdmin, `/api/hotels/${other.id}/webhooks`, draft, 'again');
  expect(twin.body.secret).not.toBe(secret);
  const next = await postOnce(
    otherAdmin,
    `/api/hotels/${other.id}/webhooks/${twin.body.endpoint.id}/secret`,
    {},
    'rotate',
  );
  expect(next.body.secret).not.toBe(second.secret);
  const kept = await keptText();
  expect([secret, second.secret].filter((one) => kept.includes(one))).toEqual([]);
});

test('a key is one of one endpoint: the same key changes the secret of another', async () => {
  const base = `/api/hotels/${hotel.id}/webhooks`;
  const draft = { url: receiver.url, kinds: ['booking.created'] };
  const [one, two] = [await postOnce(admin, base, draft, 'one'), await postOnce(admin, base, draft, 'two')];
  const rotate = (id: string) => postOnce(admin, `${base}/${id}/secret`, {}, 'same');
  const [first, second] = [await rotate(one.body.endpoint.id), await rotate(two.body.endpoint.id)];
  expect(second.body.endpoint.id).toBe(two.body.endpoint.id);
  expect(first.body.secret).not.toBe(second.body.secret);
});

test('a token of a directory is made once, and the one before it works on', async () => {
  const id = await aCompany(superAdmin, 'lake.test');
  const path = `/api/admin/groups/${id}/scim-token`;
  const first = await twice(superAdmin, path, {}, 'first');
  const second = await twice(superAdmin, path, {}, 'second');
  const calls = [first.token, second.token].map((token) =>
    fetch(`${server.url}/scim/v2/Users`, { headers: { authorization: `Bearer ${token}` } }),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await keptText()).not.toContain(second.token);
});
