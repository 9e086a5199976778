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

test('is for super admins', async () => {
  const member = await server.asMemberOf(await server.aHotel());
  expect((await member.client.get('/api/admin/health')).status).toBe(403);
});
