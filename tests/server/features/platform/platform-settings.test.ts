import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeOpenAi, type FakeOpenAi } from '#tests/support/fakes/openai.fake.ts';
import { startFakeOpenMeteo } from '#tests/support/fakes/open-meteo.fake.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { startTestServer, superAdminEmail, type TestServer, type TestUser } from '#tests/support/server.ts';

const settings = '/api/admin/settings';
const tryIt = `${settings}/test`;

describe('without any provider', () => {
  let server: TestServer;
  let superAdmin: TestUser;

  beforeAll(async () => {
    server = await startTestServer({ settings: { ROLE: 'api', WEATHER_API_BASE_URL: 'http://127.0.0.1:9' } });
    superAdmin = await server.asSuperAdmin();
  });
  afterAll(() => server?.stop());

  test('the settings begin with defaults, and say which providers are not set up', async () => {
    const { body } = await superAdmin.client.get(settings);
    expect(body.settings.limits).toEqual({ guest_messages_per_hour: 120, model_calls_per_hotel_per_day: 5000 });
    expect(body.settings.pricing.table).toHaveLength(1);
    expect(
      Object.fromEntries(
        body.providers.map((one: { name: string; configured: boolean }) => [one.name, one.configured]),
      ),
    ).toEqual({ twilio: false, openai: false, mail: false, maps: false, weather: true });
  });

  test('a section that is saved stays, the others are as they were, and the audit log has it', async () => {
    const { body } = await superAdmin.client.put(settings, { alerts: { emails: [' IT@Example.com '] } });
    expect(body.settings).toMatchObject({
      alerts: { emails: ['it@example.com'] },
      retention: { messages_days: 730, notifications_days: 365 },
    });
    await superAdmin.client.put(settings, { retention: { messages_days: null, notifications_days: 30 } });
    expect((await superAdmin.client.get(settings)).body.settings).toMatchObject({
      alerts: { emails: ['it@example.com'] },
      retention: { messages_days: null, notifications_days: 30 },
    });
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['entity_id', 'user_id'])
      .where('entity', '=', 'platform_settings')
      .execute();
    expect(entries).toEqual([
      { entity_id: 'alerts', user_id: superAdmin.user_id },
      { entity_id: 'retention', user_id: superAdmin.user_id },
    ]);
  });

  test.each([
    [
      'a price that is no decimal',
      {
        pricing: {
          currency: 'USD',
          table: [
            {
              effective_from: '2026-01-01',
              prices: { inbound: '1,5', service: '0', utility: '0', marketing: '0', authentication: '0' },
            },
          ],
        },
      },
    ],
    ['no price at all', { pricing: { currency: 'USD', table: [] } }],
    [
      'two price lines of one day',
      {
        pricing: {
          currency: 'USD',
          table: ['1', '2'].map((price) => ({
            effective_from: '2026-01-01',
            prices: { inbound: price, service: price, utility: price, marketing: price, authentication: price },
          })),
        },
      },
    ],
    ['a limit of nothing', { limits: { guest_messages_per_hour: 0, model_calls_per_hotel_per_day: 1 } }],
    ['half a section', { limits: { guest_messages_per_hour: 5 } }],
    ['an address that is none', { alerts: { emails: ['it'] } }],
  ])('%s is refused', async (_what, body) => {
    expect((await superAdmin.client.put(settings, body)).status).toBe(400);
  });

  test.each([
    ['twilio', true, 'built-in guest phone'],
    ['openai', false, 'OPENAI_API_KEY'],
    ['mail', true, 'built-in mailbox'],
    ['maps', false, 'GOOGLE_MAPS_API_KEY'],
    ['weather', false, 'no forecast'],
  ])('trying %s says so', async (provider, ok, words) => {
    const { status, body } = await superAdmin.client.post(tryIt, { provider });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { provider, ok, message: expect.stringContaining(words) },
    });
  });

  test('the mail of the try is in the mailbox', async () => {
    expect(await server.db.selectFrom('practice_mails').select(['recipient', 'subject']).execute()).toEqual([
      { recipient: superAdminEmail, subject: 'Concierge can send mail' },
    ]);
  });

  test('everything here is for super admins', async () => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel, 'admin');
    expect((await admin.client.get(settings)).status).toBe(403);
    expect((await admin.client.put(settings, {})).status).toBe(403);
    expect((await admin.client.post(tryIt, { provider: 'mail' })).status).toBe(403);
  });
});

describe('with providers', () => {
  let server: TestServer;
  let superAdmin: TestUser;
  let twilio: FakeTwilio;
  let model: FakeOpenAi;
  let weather: Awaited<ReturnType<typeof startFakeOpenMeteo>>;

  const start = async (changed: Record<string, string> = {}) => {
    server = await startTestServer({
      settings: {
        ROLE: 'api',
        TWILIO_ACCOUNT_SID: twilio.accountSid,
        TWILIO_AUTH_TOKEN: twilio.authToken,
        TWILIO_API_BASE_URL: twilio.url,
        OPENAI_API_KEY: model.apiKey,
        OPENAI_BASE_URL: model.url,
        WEATHER_API_BASE_URL: weather.url,
        GOOGLE_MAPS_API_KEY: 'AIza-secret-of-maps',
        SMTP_URL: 'smtp://user:secret-of-mail@127.0.0.1:9',
        ...changed,
      },
    });
    superAdmin = await server.asSuperAdmin();
  };

  beforeAll(async () => {
    [twilio, model, weather] = await Promise.all([startFakeTwilio(), startFakeOpenAi(), startFakeOpenMeteo()]);
    await start();
  });
  afterAll(async () => {
    await server?.stop();
    await Promise.all([twilio?.close(), model?.close(), weather?.close()]);
  });

  test('the settings show that they are configured, without secrets', async () => {
    const { body } = await superAdmin.client.get(settings);
    expect(body.providers.every((one: { configured: boolean }) => one.configured)).toBe(true);
    const told = JSON.stringify(body);
    for (const secret of [twilio.authToken, model.apiKey, 'secret-of-maps', 'secret-of-mail'])
      expect(told).not.toContain(secret);
  });

  test('trying them reaches them', async () => {
    model.answerWith(() => ({ word: 'ready' }));
    const tries = await Promise.all(
      ['twilio', 'openai', 'weather'].map((provider) => superAdmin.client.post(tryIt, { provider })),
    );
    expect(tries.map(({ body }) => body)).toMatchObject([
      { ok: true, message: 'Twilio answered and accepted the account.' },
      { ok: true, message: expect.stringContaining('answered') },
      { ok: true, message: expect.stringContaining('London') },
    ]);
    expect(model.calls).toHaveLength(1);
  });

  test('trying a mail server that is down says so', async () => {
    expect((await superAdmin.client.post(tryIt, { provider: 'mail' })).body).toMatchObject({
      ok: false,
      message: expect.stringContaining('did not take the mail'),
    });
  });

  test('trying a model that is down says so', async () => {
    model.failNext(5, { status: 503 });
    expect((await superAdmin.client.post(tryIt, { provider: 'openai' })).body).toMatchObject({ ok: false });
    model.recover();
  });

  test('a Twilio test with a wrong token says what to check', async () => {
    await server.stop();
    await start({ TWILIO_AUTH_TOKEN: 'f'.repeat(32) });
    expect((await superAdmin.client.post(tryIt, { provider: 'twilio' })).body).toMatchObject({
      ok: false,
      message: expect.stringContaining('Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN'),
    });
  });
});
