import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { sendRaw } from '#tests/support/fuzz/raw-request.ts';
import { freePort } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer | null = null;
afterEach(() => server?.stop());

const metrics = (url: string, headers: Record<string, string> = {}, path = '/metrics') =>
  sendRaw(url, { method: 'GET', path, headers, body: null });

test('without a port of their own, metrics are for programs on this machine', async () => {
  server = await startTestServer({ settings: { ROLE: 'api', PUBLIC_URL: 'https://concierge.example.com' } });
  expect(await metrics(server.url)).toMatchObject({ status: 200, body: expect.stringContaining('process_') });
  for (const headers of [{ 'x-forwarded-for': '203.0.113.7' }, { host: 'concierge.example.com' }, { via: '1.1 proxy' }])
    expect((await metrics(server.url, headers)).body).not.toContain('process_');
});

test('with METRICS_PORT they are there and nowhere else, and nothing else is there', async () => {
  const port = String(await freePort());
  server = await startTestServer({ settings: { ROLE: 'api', METRICS_PORT: port } });
  const own = `http://127.0.0.1:${port}`;
  expect(await metrics(own)).toMatchObject({ status: 200, body: expect.stringContaining('process_') });
  expect((await metrics(server.url)).body).not.toContain('process_');
  for (const path of ['/', '/api/me', '/practice/mails']) expect((await metrics(own, {}, path)).status).toBe(404);
});

test('a worker shows its health and the figures of the platform', async () => {
  const port = String(await freePort());
  server = await startTestServer({ settings: { ROLE: 'worker', METRICS_PORT: port, PAUSE_SENDING: '1' } });
  const hotel = await server.aHotel();
  await insertFigures(server, hotel.id);
  const own = `http://127.0.0.1:${port}`;
  expect((await metrics(own, {}, '/health/live')).status).toBe(200);
  expect(await metrics(own, {}, '/health/ready')).toMatchObject({
    status: 200,
    body: expect.stringContaining('ready'),
  });
  const body = await (await fetch(`${own}/metrics`)).text();
  for (const line of [
    'concierge_database_up 1',
    'concierge_turns_waiting 1',
    /concierge_oldest_turn_seconds (59|60|61)/,
    'concierge_turns_last_hour{outcome="waiting"} 1',
    'concierge_messages_last_hour{status="failed",code="63016"} 1',
    `concierge_hotel_messages_last_hour{hotel_id="${hotel.id}"} 1`,
    /concierge_hotel_oldest_open_seconds\{hotel_id="[\w-]+"\} (59|60|61)/,
    'concierge_queue_jobs{queue="turn"} 1',
    'concierge_queue_jobs{queue="mail"} 0',
    /concierge_clock_offset_seconds -?\d/,
    /concierge_database_pool\{pool="requests",state="open"\} \d/,
    'concierge_sending_paused 1',
    'concierge_role{role="worker"} 1',
  ])
    expect(body).toMatch(line instanceof RegExp ? line : new RegExp(line.replace(/[{}]/g, '\\$&')));
  expect(body).not.toMatch(/Secret guest|\+4915/);
});

test('a database that accepts no writes makes the process not ready', async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
  const ready = async () => (await fetch(`${server!.url}/health/ready`)).status;
  expect(await ready()).toBe(200);
  const name = new URL(server.databaseUrl).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(server.db);
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid() and application_name = 'concierge'`.execute(server.db);
  await until('the process is not ready', async () => (await ready()) === 503, 10);
});

async function insertFigures({ db }: TestServer, hotel_id: string): Promise<void> {
  const minuteAgo = new Date(Date.now() - 60_000);
  const phone = '+4915123100001';
  const { id: conversation_id } = await db
    .insertInto('conversations')
    .values({
      hotel_id,
      guest_phone: phone,
      identity_key: phone,
      reply_address: phone,
      guest_name: 'Secret guest',
      last_inbound_at: minuteAgo,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('guest_requests')
    .values({
      hotel_id,
      conversation_id,
      message: 'Towels',
      last_message_at: minuteAgo,
      escalated_at: minuteAgo,
      human_required: true,
    })
    .execute();
  await db
    .insertInto('messages')
    .values({
      hotel_id,
      conversation_id,
      direction: 'out',
      author: 'assistant',
      content: 'Yes',
      delivery_status: 'failed',
      error_code: 63016,
    })
    .execute();
}

test('a webhook is counted by its kind and its answer', async () => {
  server = await startTestServer({
    settings: { TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef', TWILIO_AUTH_TOKEN: 'token', ROLE: 'api' },
  });
  await sendRaw(server.url, { method: 'POST', path: '/webhooks/twilio/inbound', headers: {}, body: null });
  const body = await (await fetch(`${server.url}/metrics`)).text();
  expect(body).toContain('concierge_webhooks_total{kind="inbound",code="403"} 1');
  expect(body).toMatch(/concierge_webhook_seconds_count\{kind="inbound"\} 1/);
});

test('pages name Google Maps only where there is a key', async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
  const policy = async () =>
    (await server!.anonymous().get('/api/openapi.json')).headers.get('content-security-policy');
  expect(await policy()).not.toContain('google');
  await server.stop();
  server = await startTestServer({ settings: { ROLE: 'api', GOOGLE_MAPS_API_KEY: 'AIza-test' } });
  for (const source of ['https://*.googleapis.com', 'https://maps.gstatic.com', "worker-src 'self' blob:"])
    expect(await policy()).toContain(source);
});
