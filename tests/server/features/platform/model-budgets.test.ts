import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultPlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { ModelMonth } from '#shared/features/platform/model-budgets.contract.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import { modelAnswer } from '#tests/support/model-answers.ts';
import type { TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let platform: TestUser;

beforeAll(async () => {
  flow = await startMessaging({ model: true });
  platform = await flow.server.asSuperAdmin();
});
afterAll(() => flow?.stop());

/** The fake model counts 10 tokens of input and 5 of output a call: 15 tokens, and 0.02 by these prices. */
const perCall = { tokens: 15, cost: 0.02 };
const model = { ...defaultPlatformSettings.model, price_input: '1000', price_output: '2000' };
const settings = (change: object) =>
  platform.client.put('/api/admin/settings', {
    model: { ...model, ...change },
    alerts: { emails: ['it@example.com'] },
  });

beforeEach(async () => {
  flow.server.clock.set('2026-09-30T10:00:00Z');
  desk = await flow.desk({ name: 'Harbour View', timezone: 'Europe/Paris' });
  await settings({});
  flow.model.answerWith((request) => modelAnswer(request, { action: 'escalate', reasons: ['no_source'] }));
});
afterEach(() =>
  platform.client.put('/api/admin/settings', {
    model: defaultPlatformSettings.model,
    alerts: defaultPlatformSettings.alerts,
  }),
);

const ask = (of = desk) => of.post('/simulator', { message: 'What is the meaning of life at your place?' });
const monthOf = async (of = desk): Promise<ModelMonth> => (await of.get('/model-budget')).body['month'] as ModelMonth;
/** Asks and waits until the tokens are stored: processes store what they collected every 2 s. */
const use = async (of = desk) => {
  const before = await monthOf(of);
  await ask(of);
  return until('the tokens are stored', async () => {
    const month = await monthOf(of);
    return month.tokens > before.tokens && month;
  });
};
const setBudget = (hotelId: string, budget: object | null) =>
  platform.client.put(`/api/admin/model-budgets/${hotelId}`, { budget });
const alarms = async (of = desk) =>
  (await flow.server.db.selectFrom('notifications').selectAll().where('hotel_id', '=', of.hotel.id).execute())
    .filter(({ type }) => type === 'model_budget')
    .map(({ reasons }) => reasons?.[0]?.code);

describe('what the language model uses', () => {
  test('is counted for its hotel in tokens and money, and starts at zero with each month of the hotel', async () => {
    const other = await flow.desk();
    expect(await use()).toMatchObject({ ...perCall, calls: 1, month: '2026-09-01', share: null, has_own: false });
    expect(await monthOf(other)).toMatchObject({ tokens: 0, cost: 0, calls: 0 });
    // 00:30 on 1 October in Paris.
    flow.server.clock.set('2026-09-30T22:30:00Z');
    expect(await monthOf()).toMatchObject({ tokens: 0, cost: 0, month: '2026-10-01' });
  });

  test('counts answers that cannot be used, and a budget stops a model that gives no others', async () => {
    flow.model.answerWith(() => ({}));
    const asked = flow.model.calls.length;
    await ask();
    const calls = flow.model.calls.length - asked;
    await until('all are stored', async () => (await monthOf()).tokens === calls * perCall.tokens);
    expect((await monthOf()).cost).toBeCloseTo(calls * perCall.cost, 6);
    await setBudget(desk.hotel.id, { tokens: calls * perCall.tokens, cost: null });
    await ask();
    expect(flow.model.calls.length).toBe(asked + calls);
  });

  test('keeps the cost of its day when prices change', async () => {
    await use();
    await settings({ price_input: '0', price_output: '0' });
    expect(await use()).toMatchObject({ tokens: 30, cost: 0.02 });
  });
});

describe('a budget', () => {
  test('in tokens warns at 80 %, and at its end the assistant goes on without a model until the next month', async () => {
    await settings({ tokens_per_month: 30 });
    expect(await use()).toMatchObject({ share: 0.5, budget_tokens: 30 });
    expect(await alarms()).toEqual([]);
    await setBudget(desk.hotel.id, { tokens: 35, cost: null });
    expect(await use()).toMatchObject({ tokens: 30, budget_tokens: 35, has_own: true });
    await until('the warning is raised', async () => (await alarms()).length === 1);
    expect(await alarms()).toEqual(['model_budget_near']);
    expect(await use()).toMatchObject({ tokens: 45 });
    expect(await alarms()).toEqual(['model_budget_near', 'model_budget_used_up']);

    const asked = flow.model.calls.length;
    const { status } = await ask();
    expect([status, flow.model.calls.length]).toEqual([200, asked]);
    flow.server.clock.set('2026-10-01T10:00:00Z');
    await ask();
    expect(flow.model.calls.length).toBe(asked + 1);
  });

  test('in money ends the calls as well, and more of it lets them go on and tells again', async () => {
    await setBudget(desk.hotel.id, { tokens: null, cost: '0.02' });
    await use();
    expect(await alarms()).toEqual(['model_budget_used_up']);
    const asked = flow.model.calls.length;
    await ask();
    expect(flow.model.calls.length).toBe(asked);
    await setBudget(desk.hotel.id, { tokens: null, cost: '0.05' });
    expect(await use()).toMatchObject({ cost: 0.04, share: 0.8 });
    expect(await alarms()).toEqual(['model_budget_used_up', 'model_budget_near']);
  });

  test('of one hotel ends no other hotel’s calls', async () => {
    const other = await flow.desk();
    await setBudget(desk.hotel.id, { tokens: 0, cost: null });
    const asked = flow.model.calls.length;
    await ask();
    expect(flow.model.calls.length).toBe(asked);
    await ask(other);
    expect(flow.model.calls.length).toBe(asked + 1);
    await setBudget(desk.hotel.id, null);
    await ask();
    expect(flow.model.calls.length).toBe(asked + 2);
  });

  test('that is used up is mailed to the platform once', async () => {
    await setBudget(desk.hotel.id, { tokens: 1, cost: null });
    await use();
    const mails = await until('the mail is out', async () => {
      const sent = sql<{ recipient: string; text_body: string }>`
        select recipient, text_body from practice_mails where text_body like '%Language model, September 2026: 100 %'`;
      const { rows } = await sent.execute(flow.server.db);
      return rows.length > 0 && rows;
    });
    expect(mails.map(({ recipient }) => recipient)).toContain('it@example.com');
    expect(mails.some(({ text_body }) => text_body.includes('Harbour View'))).toBe(true);
  });
});

describe('the super admin', () => {
  test('sees the hotels nearest to the end of their budget first, finds one by name, and each change is in the audit log', async () => {
    const near = await flow.desk({ name: 'Near its end' });
    await setBudget(near.hotel.id, { tokens: 16, cost: null });
    await use(near);
    const { items } = (await platform.client.get('/api/admin/model-budgets')).body as { items: ModelMonth[] };
    const shares = items.map(({ share }) => share ?? -1);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    const found = (await platform.client.get('/api/admin/model-budgets?search=near%20ITS')).body;
    expect(found.items).toMatchObject([{ hotel_name: 'Near its end', tokens: 15, budget_tokens: 16 }]);
    const { items: entries } = (await platform.client.get('/api/admin/audit?entity=model_budget')).body;
    expect(entries[0]).toMatchObject({ hotel_id: near.hotel.id, details: { tokens: 16, cost: null } });
  });

  test('is refused a budget that is no amount, and a hotel that is gone', async () => {
    expect((await setBudget(desk.hotel.id, { tokens: -1, cost: null })).status).toBe(400);
    const refused = await setBudget(desk.hotel.id, { tokens: null, cost: 'much' });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ reason: { code: 'enter_amount' } }] } });
    expect((await setBudget(crypto.randomUUID(), null)).status).toBe(404);
  });

  test('alone sees other hotels', async () => {
    const member = await flow.server.asMemberOf(desk.hotel, 'admin');
    const other = await flow.desk();
    expect((await member.client.get('/api/admin/model-budgets')).status).toBe(403);
    expect((await member.client.get(`/api/hotels/${other.hotel.id}/model-budget`)).status).toBe(403);
    expect((await member.client.put(`/api/admin/model-budgets/${desk.hotel.id}`, { budget: null })).status).toBe(403);
  });
});
