import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuestRequests, Messages } from '#server/db/schema.generated.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let paris: TestHotel;
let tokyo: TestHotel;
let parisDesk: TestUser;
let tokyoDesk: TestUser;
let superAdmin: TestUser;

const prices = (service: string, utility: string) => ({
  inbound: '0.005',
  service,
  utility,
  marketing: '0.1',
  authentication: '0.1',
});

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T12:00:00Z' });
  paris = await server.aHotel({ name: 'Paris', timezone: 'Europe/Paris' });
  tokyo = await server.aHotel({ name: 'Tokyo', timezone: 'Asia/Tokyo' });
  parisDesk = await server.asMemberOf(paris, 'staff');
  tokyoDesk = await server.asMemberOf(tokyo, 'staff');
  superAdmin = await server.asSuperAdmin();
  const table = [
    { effective_from: '2026-01-01', prices: prices('0.005', '0.01') },
    { effective_from: '2026-09-09', prices: prices('0.007', '0.02') },
  ];
  expect((await superAdmin.client.put('/api/admin/settings', { pricing: { currency: 'EUR', table } })).status).toBe(
    200,
  );
  await guestsOfParis();
  const quiet = await aConversation(tokyo, 'ja');
  await aRequest(tokyo, quiet, { created_at: '2026-09-08T20:00:00Z', turn_state: 'answered', status: 'completed' });
  await aMessage(tokyo, quiet, { direction: 'in', created_at: '2026-09-08T20:00:00Z' });
});
afterAll(() => server?.stop());

/** The 8th and 9th of September; one message of the 8th is late at night in UTC, which is the 9th in Paris. */
async function guestsOfParis() {
  const english = await aConversation(paris, 'en');
  const french = await aConversation(paris, 'fr');
  await server.db
    .insertInto('whatsapp_templates')
    .values({
      hotel_id: paris.id,
      message_type: 'welcome',
      language: 'en',
      name: 'welcome',
      body: 'Welcome',
      variables: '[]',
      category: 'UTILITY',
      content_sid: 'HXwelcome',
    })
    .execute();
  await aRequest(paris, english, {
    created_at: '2026-09-08T10:00:00Z',
    turn_state: 'answered',
    status: 'completed',
    updated_at: '2026-09-08T10:00:10Z',
  });
  await aMessage(paris, english, { direction: 'in', created_at: '2026-09-08T10:00:00Z' });
  await aMessage(paris, english, { author: 'assistant', created_at: '2026-09-08T10:00:10Z' });
  await aRequest(paris, french, {
    created_at: '2026-09-09T10:00:00Z',
    turn_state: 'escalated',
    reasons: ['complaint', 'no_source'],
    status: 'resolved',
    updated_at: '2026-09-09T10:10:00Z',
  });
  await aMessage(paris, french, { direction: 'in', created_at: '2026-09-09T10:00:00Z' });
  await aMessage(paris, french, { author: 'system', created_at: '2026-09-09T10:00:01Z' });
  await aMessage(paris, french, { author: 'staff', created_at: '2026-09-09T10:01:40Z' });
  await aMessage(paris, english, { author: 'system', content_sid: 'HXwelcome', created_at: '2026-09-08T22:30:00Z' });
  await aMessage(paris, english, {
    author: 'system',
    content_sid: 'HXwelcome',
    created_at: '2026-09-09T08:00:00Z',
    delivery_status: 'undelivered',
    delivery_problem: 'not_on_whatsapp',
    error_code: 63024,
  });
  await aRequest(paris, english, { created_at: '2026-07-01T10:00:00Z', turn_state: 'answered' });
}

async function aConversation(hotel: TestHotel, language: string): Promise<string> {
  const phone = `+49151${randomBytes(4).readUInt32BE()}`;
  const row = await server.db
    .insertInto('conversations')
    .values({ hotel_id: hotel.id, guest_phone: phone, identity_key: phone, reply_address: phone, language })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function aRequest(hotel: TestHotel, conversation_id: string, fields: Partial<Insertable<GuestRequests>>) {
  await server.db
    .insertInto('guest_requests')
    .values({ hotel_id: hotel.id, conversation_id, message: 'Hello', attachments: '[]', ...fields })
    .execute();
}

async function aMessage(hotel: TestHotel, conversation_id: string, fields: Partial<Insertable<Messages>>) {
  const guest = fields.direction === 'in';
  const row = {
    direction: 'out',
    author: guest ? 'guest' : 'staff',
    delivery_status: guest ? 'received' : 'delivered',
    attachments: '[]',
    provider_sid: `SM${randomBytes(16).toString('hex')}`,
  } as const;
  await server.db
    .insertInto('messages')
    .values({ hotel_id: hotel.id, conversation_id, ...row, ...fields })
    .execute();
}

const ofParis = async (query = '?from=2026-09-08&to=2026-09-09') =>
  (await parisDesk.client.get(`/api/hotels/${paris.id}/analytics${query}`)).body;
const ofPlatform = async (query = '?from=2026-09-08&to=2026-09-09') =>
  (await superAdmin.client.get(`/api/admin/analytics${query}`)).body;

describe("a hotel's analytics", () => {
  test('count inbound and outbound messages, and requests answered without staff', async () => {
    const report = await ofParis();
    expect(report).toMatchObject({ from: '2026-09-08', to: '2026-09-09', timezone: 'Europe/Paris', currency: 'EUR' });
    expect(report.totals).toEqual({
      messages_in: 2,
      messages_out: 5,
      requests: 2,
      answered_without_staff: 1,
      escalated: 1,
      delivery_failures: 1,
      cost: 0.049,
    });
    expect(report.escalation_reasons).toEqual([
      { reason: 'complaint', count: 1 },
      { reason: 'no_source', count: 1 },
    ]);
    expect(report.languages).toEqual([
      { language: 'en', count: 1 },
      { language: 'fr', count: 1 },
    ]);
  });

  test('show waiting times to the first answer and to the resolution', async () => {
    const { first_reply_seconds, resolution_seconds } = await ofParis();
    expect(first_reply_seconds).toEqual({ count: 2, p50: 55, p90: 91 });
    expect(resolution_seconds).toEqual({ count: 2, p50: 305, p90: 541 });
  });

  test('explain why messages did not arrive', async () => {
    expect((await ofParis()).delivery_failures).toMatchObject([
      {
        error_code: 63024,
        reason: 'There is no WhatsApp user with this number.',
        remedy: expect.any(String),
        count: 1,
      },
    ]);
  });

  test('charge each message by the price of its day at the hotel; failed ones are free', async () => {
    const { costs, days } = await ofParis();
    expect(costs).toEqual([
      { category: 'inbound', messages: 2, cost: 0.01 },
      { category: 'service', messages: 3, cost: 0.019 },
      { category: 'utility', messages: 1, cost: 0.02 },
      { category: 'marketing', messages: 0, cost: 0 },
      { category: 'authentication', messages: 0, cost: 0 },
    ]);
    expect(days).toMatchObject([
      { day: '2026-09-08', messages_in: 1, messages_out: 1, cost: 0.01 },
      { day: '2026-09-09', messages_in: 1, messages_out: 4, cost: 0.039 },
    ]);
  });

  test('show quiet days too, and thirty of them where no period is chosen', async () => {
    const { days, from, to } = await ofParis('');
    expect([from, to, days.length]).toEqual(['2026-08-12', '2026-09-10', 30]);
    expect(days[0]).toEqual({
      day: '2026-08-12',
      messages_in: 0,
      messages_out: 0,
      requests: 0,
      answered_without_staff: 0,
      escalated: 0,
      cost: 0,
    });
  });

  test('hold nothing of another hotel', async () => {
    expect((await ofParis()).hotels).toMatchObject([{ hotel_id: paris.id, hotel_name: 'Paris' }]);
    const { body } = await tokyoDesk.client.get(`/api/hotels/${tokyo.id}/analytics?from=2026-09-09&to=2026-09-09`);
    expect(body.totals).toMatchObject({ messages_in: 1, messages_out: 0, requests: 1, answered_without_staff: 1 });
    expect((await tokyoDesk.client.get(`/api/hotels/${paris.id}/analytics`)).status).toBe(403);
  });

  test.each([
    ['ends before it begins', '?from=2026-09-09&to=2026-09-08'],
    ['is longer than a year', '?from=2020-01-01&to=2026-09-08'],
    ['is no period', '?from=yesterday'],
  ])('refuse a period that %s', async (_what, query) => {
    expect((await parisDesk.client.get(`/api/hotels/${paris.id}/analytics${query}`)).status).toBe(400);
  });

  test('of a hotel where nothing has happened yet are zeros', async () => {
    const fresh = await server.aHotel();
    const desk = await server.asMemberOf(fresh, 'staff');
    const { body } = await desk.client.get(`/api/hotels/${fresh.id}/analytics`);
    expect(body.totals).toEqual({
      messages_in: 0,
      messages_out: 0,
      requests: 0,
      answered_without_staff: 0,
      escalated: 0,
      delivery_failures: 0,
      cost: 0,
    });
    expect(body.first_reply_seconds).toEqual({ count: 0, p50: null, p90: null });
  });
});

describe("the platform's analytics", () => {
  test('cover all hotels, the busiest first, in UTC', async () => {
    const report = await ofPlatform();
    expect(report.timezone).toBe('UTC');
    expect(report.totals).toMatchObject({ messages_in: 3, messages_out: 5, requests: 3 });
    expect(report.hotels).toMatchObject([
      { hotel_name: 'Paris', messages_in: 2, messages_out: 5 },
      { hotel_name: 'Tokyo', messages_in: 1, messages_out: 0, cost: 0.005 },
    ]);
    expect(report.days).toMatchObject([
      { day: '2026-09-08', messages_out: 2 },
      { day: '2026-09-09', messages_out: 3 },
    ]);
  });

  test('of one hotel are what the hotel sees', async () => {
    expect(await ofPlatform(`?from=2026-09-08&to=2026-09-09&hotel_id=${paris.id}`)).toEqual(await ofParis());
  });

  test('of a hotel that does not exist are not found', async () => {
    const { status } = await superAdmin.client.get(
      '/api/admin/analytics?hotel_id=00000000-0000-7000-8000-000000000000',
    );
    expect(status).toBe(404);
  });

  test('are for super admins', async () => {
    expect((await parisDesk.client.get('/api/admin/analytics')).status).toBe(403);
  });
});
