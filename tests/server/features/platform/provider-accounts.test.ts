import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProviderAccount } from '#shared/features/platform/provider-accounts.contract.ts';
import type { FakeAccount } from '#tests/support/fakes/twilio.fake.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let owner: TestClient;
let desk: Desk;
let other: Desk;

beforeAll(async () => {
  flow = await startMessaging();
  owner = (await flow.server.asSuperAdmin()).client;
}, 60_000);
afterAll(() => flow?.stop(), 60_000);
beforeEach(async () => {
  [desk, other] = [await flow.desk(), await flow.desk()];
  for (const { number } of [desk, other]) flow.twilio.senders.set(number, 'ONLINE');
});

const path = '/api/admin/provider-accounts';
const list = async (): Promise<ProviderAccount[]> => (await owner.get(path)).body.items;
const accountOf = async (number: string) =>
  (await list()).find(({ numbers }) => numbers.some((one) => one.number === number))?.account;
const create = async (hotel = desk.hotel): Promise<FakeAccount> => {
  const before = new Set(flow.twilio.subaccounts().map(({ accountSid }) => accountSid));
  expect((await owner.post(path, { hotel_id: hotel.id })).status).toBe(200);
  return flow.twilio.subaccounts().find(({ accountSid }) => !before.has(accountSid))!;
};
const assign = (number: string, account: string) => owner.post(`${path}/numbers`, { number, account });
/** At Twilio and here. */
const move = async (to: FakeAccount, { number }: Desk = desk) => {
  flow.twilio.moveSender(number, to);
  expect((await assign(number, to.accountSid)).status).toBe(200);
};
const writes = async (account: Pick<FakeAccount, 'inbound'>, body: string, to = desk.number, from = '+4915112345678') =>
  (await account.inbound({ from, to, body })).response.status;

test('a subaccount is created for a hotel; its token is nowhere', async () => {
  const wanted = '+441174960999';
  await flow.server.db.updateTable('hotels').set({ whatsapp_number: wanted }).where('id', '=', desk.hotel.id).execute();
  const account = await create();
  const items = await list();
  expect(items[0]).toMatchObject({ account: flow.twilio.accountSid, is_main: true, name: null, state: 'active' });
  expect(items.find(({ account: sid }) => sid === account.accountSid)).toMatchObject({
    name: desk.hotel.name,
    state: 'active',
    // What the hotel asks for will be registered there; what it uses stays.
    numbers: [{ number: wanted, hotel: { id: desk.hotel.id, name: desk.hotel.name } }],
  });
  expect(await accountOf(desk.number)).toBe(flow.twilio.accountSid);
  const rows = await flow.server.db.selectFrom('provider_tokens').selectAll().execute();
  const audit = (await owner.get('/api/admin/audit?entity=provider_account')).body.items;
  expect(audit.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['create_account', 'assign_number']),
  );
  expect(JSON.stringify([rows, audit, items])).not.toContain(account.authToken);
});

test('an account that exists is added once Twilio has accepted its token', async () => {
  const account = flow.twilio.addAccount('Group of hotels');
  const add = (token: string, sid = account.accountSid) => owner.post(`${path}/existing`, { account: sid, token });
  expect(await add('not-its-token')).toMatchObject({ status: 400, body: { details: [{ path: 'token' }] } });
  expect(await add(account.authToken, 'AC12')).toMatchObject({ status: 400, body: { details: [{ path: 'account' }] } });
  flow.twilio.failNext(1, { on: 'accounts', status: 503 });
  expect((await add(account.authToken)).status).toBe(502);
  expect((await list()).map(({ account: sid }) => sid)).not.toContain(account.accountSid);
  expect((await add(account.authToken)).body.items).toContainEqual(
    expect.objectContaining({ account: account.accountSid, name: 'Group of hotels', numbers: [] }),
  );
  expect((await add(account.authToken)).status).toBe(409);
  expect((await add(account.authToken, flow.twilio.accountSid)).status).toBe(409);
});

test('a moved number receives, answers and is called back in its own account', async () => {
  const account = await create();
  await move(account);
  expect(await writes(account, 'Is breakfast included?')).toBe(204);
  await flow.hurry();
  const sent = await until('the answer left through the subaccount', () => account.messages[0]);
  await flow.quiet();
  await account.idle();
  expect(account.callbackResults.filter(({ sid }) => sid === sent.sid).map(({ http }) => http)).toEqual([
    204, 204, 204,
  ]);
  expect(flow.twilio.messages.filter(({ from }) => from.includes(desk.number))).toEqual([]);
});

test('a token of another account does not sign for a number', async () => {
  const account = await create();
  await move(account);
  flow.server.clock.advance({ minutes: 61 });
  expect([await writes(flow.twilio, 'Forged', desk.number), await writes(account, 'Mine')]).toEqual([403, 204]);
  expect([await writes(account, 'Forged', other.number), await writes(flow.twilio, 'Mine', other.number)]).toEqual([
    403, 204,
  ]);
  // The main account's SID with the subaccount's signature.
  const forged = await account.inbound({
    from: '+4915112345678',
    to: other.number,
    body: 'Forged',
    extra: { AccountSid: flow.twilio.accountSid },
  });
  expect(forged.response.status).toBe(403);
  const ladder = '/webhooks/twilio/ladder/019e0000-0000-7000-8000-000000000000/status';
  expect((await account.inbound({ from: '+4915112345678', to: desk.number }, ladder)).response.status).toBe(403);
  const bodies = (await flow.server.db.selectFrom('messages').select('content').execute()).map((row) => row.content);
  expect(bodies).not.toContain('Forged');
});

test('what was sent before a move is called back by the account of before, and nothing is sent twice', async () => {
  const guest = flow.guest(desk);
  const account = await create();
  flow.twilio.settings.callbacks = 'none';
  await guest.writes('Is breakfast included?');
  const before = await until('answered by the main account', () => guest.got[0]);
  // Twilio takes the next one and its answer is lost; the number moves meanwhile.
  flow.twilio.failNext(1, { resetAfterAcceptance: true });
  await guest.writes('And is there a garage?');
  await until('taken without an answer', () => guest.got[1]);
  await move(account);
  flow.twilio.settings.callbacks = 'in order';
  await flow.hurry();
  await flow.quiet();
  expect(guest.got).toHaveLength(2);
  expect(account.messages).toEqual([]);
  expect(await flow.twilio.tell(before.sid, 'read')).toBe(204);
  const row = await flow.server.db
    .selectFrom('messages')
    .select('delivery_status')
    .where('provider_sid', '=', before.sid)
    .executeTakeFirstOrThrow();
  expect(row.delivery_status).toBe('read');
  flow.server.clock.advance({ minutes: 31 * 24 * 60 });
  expect(await flow.twilio.tell(before.sid, 'read')).toBe(403);
});

test('templates of a hotel that moves are submitted again in its new account', async () => {
  const handle = flow.twilio.addTemplate({ body: 'Welcome {{1}}!' });
  const row = { message_type: 'welcome', language: 'en', name: 'welcome_en', body: 'Welcome {{1}}!' };
  await flow.server.db
    .insertInto('whatsapp_templates')
    .values({
      ...row,
      hotel_id: desk.hotel.id,
      variables: JSON.stringify(['guest_name']),
      content_sid: handle,
      approval_status: 'approved',
    })
    .execute();
  const account = await create();
  await move(account);
  expect((await list()).find(({ account: sid }) => sid === account.accountSid)!.numbers).toMatchObject([
    { number: desk.number, templates_waiting: 1 },
  ]);
  await flow.hurry('template');
  const submitted = await until('submitted', () => account.templates.find(({ status }) => status === 'received'));
  expect(submitted.name).toBe('welcome_en');
  account.decide(submitted.sid, 'approved');
  await until('approved', async () => {
    await flow.hurry('template_approval');
    const { content_sid, approval_status } = await flow.server.db
      .selectFrom('whatsapp_templates')
      .selectAll()
      .where('hotel_id', '=', desk.hotel.id)
      .executeTakeFirstOrThrow();
    return approval_status === 'approved' && content_sid === submitted.sid;
  });
});

test('messages of a suspended account wait until it is active again; another account goes on', async () => {
  const account = await create();
  await move(account);
  const set = (state: string) => owner.post(`${path}/state`, { account: account.accountSid, state });
  expect((await set('suspended')).body.items).toContainEqual(
    expect.objectContaining({ account: account.accountSid, state: 'suspended' }),
  );
  expect(account.settings.accountStatus).toBe('suspended');
  await writes(account, 'Is breakfast included?', desk.number, '+4915112345001');
  const guest = flow.guest(other);
  await guest.writes('Is breakfast included?');
  await until('the other hotel has answered', () => guest.got.length > 0);
  expect(account.messages).toEqual([]);
  expect((await set('active')).status).toBe(200);
  await flow.hurry();
  await until('answered', () => account.messages.length === 1);
  await account.idle();
});

test('the tokens of a subaccount are changed: both sign until the old one is taken back', async () => {
  const account = await create();
  await move(account);
  const first = account.authToken;
  account.settings.secondaryToken = 'its-second-token-4321';
  const enter = (token: string) => owner.post('/api/admin/provider-tokens', { token, account: account.accountSid });
  expect((await enter('fake-auth-token')).status).toBe(400);
  const items = (await enter('its-second-token-4321')).body.items;
  expect(items).toMatchObject([
    { ends: '4321', used: true },
    { used: false, in_settings: false },
  ]);
  const signed = async (token: string) => {
    account.settings.authToken = token;
    return writes(account, 'Hello', desk.number, '+4915112345002');
  };
  expect([await signed(first), await signed('its-second-token-4321')]).toEqual([204, 204]);
  account.settings.secondaryToken = null;
  const back = await owner.post(`/api/admin/provider-tokens/${items[1].id}/take-back`);
  expect(back.body).toMatchObject({ account: account.accountSid, items: [{ used: true }, { used: false }] });
  expect([await signed(first), await signed('its-second-token-4321')]).toEqual([403, 204]);
  const main = (await owner.get('/api/admin/provider-tokens')).body;
  expect(main).toMatchObject({ account: flow.twilio.accountSid, items: [{ ends: 'oken', used: true }] });
});

test('refusals change nothing', async () => {
  const account = await create();
  expect((await assign('+441174960777', account.accountSid)).status).toBe(404);
  expect((await assign(desk.number, `AC${'9'.repeat(32)}`)).status).toBe(404);
  expect((await owner.post(`${path}/state`, { account: flow.twilio.accountSid, state: 'suspended' })).status).toBe(409);
  account.settings.accountStatus = 'closed';
  expect((await owner.post(`${path}/state`, { account: account.accountSid, state: 'suspended' })).status).toBe(409);
  expect(await accountOf(desk.number)).toBe(flow.twilio.accountSid);
});

test('is closed to hotels', async () => {
  const { client } = await flow.server.asMemberOf(desk.hotel, 'admin');
  expect((await client.get(path)).status).toBe(403);
  expect((await client.post(path, { hotel_id: desk.hotel.id })).status).toBe(403);
  expect((await client.post(`${path}/numbers`, { number: desk.number, account: 'x' })).status).toBe(403);
});
