import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTwilioAccounts } from '#server/adapters/twilio/twilio.accounts.ts';
import { createTwilioTokens } from '#server/adapters/twilio/twilio.tokens.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createAuditService } from '#server/features/platform/audit.service.ts';
import { createProviderTokensService } from '#server/features/platform/provider-tokens/provider-tokens.service.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let owner: TestClient;
let desk: Desk;
const [first, second] = ['fake-auth-token', 'second-token-9876'];

beforeAll(async () => {
  flow = await startMessaging({ settings: { BETTER_AUTH_SECRET: 's'.repeat(40) } });
  owner = (await flow.server.asSuperAdmin()).client;
  desk = await flow.desk();
}, 60_000);
afterAll(() => flow?.stop(), 60_000);

type Item = { id: string; ends: string; used: boolean; taken_back_at: string | null; signed_at: string | null };
const read = async (): Promise<Item[]> => (await owner.get('/api/admin/provider-tokens')).body.items;
const enter = (token: string) => owner.post('/api/admin/provider-tokens', { token });
const takeBack = (id: string) => owner.post(`/api/admin/provider-tokens/${id}/take-back`);
const webhook = async (signedWith: string) => {
  const now = flow.twilio.settings.authToken;
  flow.twilio.settings.authToken = signedWith;
  const { response } = await flow.guest(desk).writes('Hello');
  flow.twilio.settings.authToken = now;
  return response.status;
};
/** Another process of the installation. */
const anotherProcess = () => {
  const { accountSid: account, url: apiBaseUrl } = flow.twilio;
  const tokens = createTwilioTokens({
    accountSid: account,
    authToken: first,
    secret: 's'.repeat(40),
    apiBaseUrl,
  });
  const accounts = createTwilioAccounts({ main: tokens, secret: 's'.repeat(40), apiBaseUrl });
  const { acrossHotels } = createTransactions(flow.server.db);
  const { clock } = flow.server;
  return {
    tokens,
    service: createProviderTokensService({ acrossHotels, audit: createAuditService(), clock, accounts }),
  };
};

test('a token is changed: both sign until the old one is taken back, and calls are made with the new one', async () => {
  expect(await read()).toMatchObject([{ ends: 'oken', used: true, in_settings: true, taken_back_at: null }]);
  const other = anotherProcess();
  await other.service.refresh();
  expect(other.tokens.current()).toBe(first);

  expect(await enter('not-a-token-of-twilio')).toMatchObject({ status: 400, body: { details: [{ path: 'token' }] } });
  expect((await enter('two words')).status).toBe(400);
  flow.twilio.settings.secondaryToken = second;
  const { status, body } = await enter(` ${second} `);
  expect([status, body.items.map(({ ends, used }: Item) => [ends, used])]).toEqual([
    200,
    [
      ['9876', true],
      ['oken', false],
    ],
  ]);
  expect([await webhook(first), await webhook(second)]).toEqual([204, 204]);

  // Promoted at Twilio: the old token is worth nothing there.
  Object.assign(flow.twilio.settings, { authToken: second, secondaryToken: null });
  const guest = flow.guest(desk);
  expect((await guest.writes('Is breakfast included?')).response.status).toBe(204);
  await until('an answer was sent with the new token', async () => guest.got.length > 0);
  await other.service.refresh();
  expect(other.tokens.current()).toBe(second);
  expect(other.tokens.accepted().map(({ token }) => token)).toEqual([second, first]);

  const [used, old] = await until('signatures are written down', async () => {
    const items = await read();
    return items.every(({ signed_at }) => signed_at) && items;
  });
  expect(await takeBack(used!.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('new one') },
  });
  expect((await takeBack(old!.id)).body.items).toMatchObject([
    { used: true },
    { used: false, taken_back_at: expect.any(String) },
  ]);
  expect((await takeBack(old!.id)).status).toBe(404);
  expect([await webhook(first), await webhook(second)]).toEqual([403, 204]);
  await other.service.refresh();
  expect(other.tokens.accepted().map(({ token }) => token)).toEqual([second]);
});

test('no answer, row or entry of the audit log has a token, and one that was taken back is not kept', async () => {
  const rows = await flow.server.db.selectFrom('provider_tokens').selectAll().orderBy('entered_at').execute();
  expect(rows.map(({ sealed }) => sealed === null)).toEqual([true, false]);
  const { items } = (await owner.get('/api/admin/audit?entity=provider')).body;
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['take_back_token', 'enter_token']);
  expect(JSON.stringify([rows, items, await read()])).not.toMatch(`${second}|${first}`);
});

test('a token that was taken back can be entered again', async () => {
  Object.assign(flow.twilio.settings, { authToken: first, secondaryToken: second });
  expect((await enter(first)).body.items).toMatchObject([
    { ends: 'oken', used: true, taken_back_at: null },
    { ends: '9876', used: false },
  ]);
  expect(await webhook(first)).toBe(204);
});

test('a token that cannot be checked is not stored', async () => {
  flow.twilio.settings.secondaryToken = 'third-token-1234';
  flow.twilio.failNext(1, { on: 'senders', status: 503 });
  expect((await enter('third-token-1234')).status).toBe(502);
  expect((await read()).map(({ ends }) => ends)).not.toContain('1234');
});

test('a token that the settings name again is used, also after one of the screen', async () => {
  const { accountSid, url: apiBaseUrl } = flow.twilio;
  const tokens = createTwilioTokens({
    accountSid,
    authToken: 'named-in-the-settings',
    secondaryToken: first,
    secret: 's'.repeat(40),
    apiBaseUrl,
  });
  const accounts = createTwilioAccounts({ main: tokens, secret: 's'.repeat(40), apiBaseUrl });
  const { acrossHotels } = createTransactions(flow.server.db);
  flow.server.clock.advance({ seconds: 1 });
  await createProviderTokensService({
    acrossHotels,
    audit: createAuditService(),
    clock: flow.server.clock,
    accounts,
  }).refresh();
  expect(tokens.current()).toBe('named-in-the-settings');
  expect(tokens.accepted().map(({ token }) => token)).toContain(first);
});

test('is closed to hotels', async () => {
  const { client } = await flow.server.asMemberOf(desk.hotel, 'admin');
  expect((await client.get('/api/admin/provider-tokens')).status).toBe(403);
  expect((await client.post('/api/admin/provider-tokens', { token: second })).status).toBe(403);
});
