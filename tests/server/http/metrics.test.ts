import { afterEach, expect, test } from 'vitest';
import { sendRaw } from '#tests/support/fuzz/raw-request.ts';
import { freePort } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

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
  for (const path of ['/', '/api/me', '/health/live', '/practice/mails'])
    expect((await metrics(own, {}, path)).status).toBe(404);
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
