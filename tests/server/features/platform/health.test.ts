import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
let superAdmin: TestUser;

beforeAll(async () => {
  server = await startTestServer({
    settings: {
      ROLE: 'api',
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_API_BASE_URL: 'http://127.0.0.1:9',
    },
  });
  superAdmin = await server.asSuperAdmin();
}, 60_000);
afterAll(() => server?.stop(), 60_000);

const read = async () => (await superAdmin.client.get('/api/admin/health')).body;

test('shows queues, the database, and this process with its version and clock', async () => {
  const { processes } = await until('the process has reported', async () => {
    const health = await read();
    return health.processes.length > 0 && health;
  });
  expect(processes).toMatchObject([{ role: 'api', version: expect.stringMatching(/^\d+\.\d+\.\d+/), gone: false }]);
  expect(processes[0].circuits).toEqual([
    { provider: 'whatsapp', state: 'closed', since: null, problem: null, next_at: null },
    { provider: 'push', state: 'closed', since: null, problem: null, next_at: null },
  ]);
  expect(Math.abs(processes[0].clock_ahead_ms)).toBeLessThan(60_000);
  const { queues, database } = await read();
  expect(queues.map(({ queue }: { queue: string }) => queue)).toEqual(
    expect.arrayContaining(['turn', 'delivery', 'mail']),
  );
  expect(database.bytes).toBeGreaterThan(1_000_000);
});

test('a webhook with a wrong signature is listed', async () => {
  await server.anonymous().fetch('/webhooks/twilio/inbound', { method: 'POST', body: 'a=b' });
  const { webhooks } = await until('the refusal is written down', async () => {
    const health = await read();
    return health.webhooks.refused.length > 0 && health;
  });
  expect(webhooks).toMatchObject({ refused_last_day: 1, refused: [{ path: '/twilio/inbound' }] });
});

test('a message to a number that no hotel has is counted', async () => {
  await sql`insert into unrouted_messages values ('SM1', '+4930000', '{}', now())`.execute(server.db);
  expect((await read()).webhooks.unknown).toMatchObject([{ number: '+4930000', messages: 1 }]);
});

test('a failed job is listed without its text, and due at once when it is tried again', async () => {
  await sql`
    insert into pgboss.job (name, data, state, retry_count, output, start_after)
    values ('mail', '{}', 'failed', 4, '{"name": "SmtpError", "message": "to ada@example.com"}', now() + interval '1 hour')
  `.execute(server.db);
  const { stuck } = await read();
  expect(stuck).toMatchObject([{ queue: 'mail', state: 'failed', attempts: 4, error: 'SmtpError' }]);
  expect(JSON.stringify(stuck)).not.toContain('ada@example.com');
  expect((await superAdmin.client.post(`/api/admin/health/jobs/${stuck[0].id}/retry`)).status).toBe(200);
  const { queues } = await read();
  expect(queues).toContainEqual(expect.objectContaining({ queue: 'mail', jobs: 1 }));
  const { items } = (await superAdmin.client.get('/api/admin/audit?entity=job')).body;
  expect(items).toMatchObject([{ action: 'retry', entity_id: stuck[0].id, details: { queue: 'mail' } }]);
});

test('stuck jobs of one reason are tried again or given up together', async () => {
  const hotel = await server.aHotel();
  const stuck = async () =>
    (await read()).stuck.filter(({ error }: { error: string | null }) => error === 'ECONNREFUSED');
  const alike = { queue: 'template', error: 'ECONNREFUSED' };
  await sql`
    insert into pgboss.job (name, data, state, retry_count, output, start_after)
    select 'template', jsonb_build_object('hotel_id', ${hotel.id}::text), 'retry', 3 + n, '{"type": "Error", "code": "ECONNREFUSED"}',
      now() + interval '1 hour' from generate_series(1, 3) n`.execute(server.db);
  expect(await stuck()).toMatchObject([
    { hotel: { id: hotel.id } },
    { hotel: { id: hotel.id } },
    { queue: 'template' },
  ]);
  expect((await superAdmin.client.post(`/api/admin/health/jobs/${(await stuck())[0].id}/set-aside`)).status).toBe(200);
  expect((await superAdmin.client.post('/api/admin/health/jobs/retry', alike)).body).toEqual({ jobs: 2 });
  expect((await superAdmin.client.post('/api/admin/health/jobs/set-aside', alike)).body).toEqual({ jobs: 2 });
  expect(await stuck()).toEqual([]);
  expect((await superAdmin.client.post('/api/admin/health/jobs/set-aside', alike)).status).toBe(404);
  const { items } = (await superAdmin.client.get('/api/admin/audit?entity=job')).body;
  expect(
    items.slice(0, 3).map(({ action, details }: { action: string; details: object }) => [action, details]),
  ).toEqual([
    ['set_aside', { ...alike, jobs: 2 }],
    ['retry', { ...alike, jobs: 2 }],
    ['set_aside', { queue: 'template' }],
  ]);
});

test('a receiver that does not take its events is listed without its path, and tried again', async () => {
  const hotel = await server.aHotel();
  const { rows } = await sql<{ id: string }>`
    insert into webhook_endpoints (hotel_id, url, kinds, secret, created_at, failures, failing_since, stopped_at)
    values (${hotel.id}, 'https://pms.example.com/hook?key=secret', '{test}', 'x', now(), 9, now() - interval '4 days', now())
    returning id`.execute(server.db);
  const id = rows[0]!.id;
  const { endpoints } = await read();
  expect(endpoints).toMatchObject([
    { id, hotel_id: hotel.id, host: 'pms.example.com', status: null, waiting: 0, stopped_at: expect.any(String) },
  ]);
  expect(JSON.stringify(endpoints)).not.toContain('secret');
  expect((await superAdmin.client.post(`/api/admin/health/endpoints/${id}/retry`)).status).toBe(200);
  expect((await read()).endpoints).toEqual([]);
});

test('hotels close to the daily limit of the language model are listed, each by its own calendar', async () => {
  const [near, spent, calm] = [await server.aHotel(), await server.aHotel(), await server.aHotel()];
  for (const [hotel, calls] of [
    [near, 4000],
    [spent, 5000],
    [calm, 3999],
  ] as const)
    await sql`
      insert into model_calls (hotel_id, day, calls)
      select id, (now() at time zone timezone)::date, ${calls} from hotels where id = ${hotel.id}
      union all select id, (now() at time zone timezone)::date - 1, 5000 from hotels where id = ${hotel.id}
    `.execute(server.db);
  expect((await read()).model_use).toMatchObject({
    limit: 5000,
    hotels: [
      { hotel_id: spent.id, calls: 5000 },
      { hotel_id: near.id, calls: 4000 },
    ],
  });
});

test('numbers are counted, and those with something in the way are listed', async () => {
  const [fine, low, off] = [await server.aHotel(), await server.aHotel(), await server.aHotel()];
  for (const [hotel, number, status, quality] of [
    [fine, '+4930111111', 'ONLINE', null],
    [low, '+4930222222', 'ONLINE', 'LOW'],
    [off, '+4930333333', 'OFFLINE', 'HIGH'],
  ] as const)
    await sql`
      insert into whatsapp_senders (hotel_id, number, status, quality, checked_at)
      values (${hotel.id}, ${number}, ${status}, ${quality}, now())`.execute(server.db);
  const { senders } = await read();
  expect([senders.all, senders.fine]).toEqual([3, 1]);
  expect(senders.troubled.map(({ number }: { number: string }) => number).toSorted()).toEqual([
    '+4930222222',
    '+4930333333',
  ]);
});

test('is for super admins', async () => {
  const member = await server.asMemberOf(await server.aHotel());
  expect((await member.client.get('/api/admin/health')).status).toBe(403);
});
