import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let names = 0;
const wrong = { email: 'desk@example.com', password: 'not the right horse' };

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, rateLimited: true });
}, 60_000);
afterAll(() => server?.stop(), 60_000);

/** The answers of `count` calls in sequence. */
async function inARow(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await call()).status);
  return statuses;
}

test('after ten attempts sign-in is refused with the seconds to wait, also for other accounts', async () => {
  const stranger = server.anonymous();
  const tried = await inARow(10, () =>
    stranger.post('/api/auth/sign-in/email', { ...wrong, email: `desk-${(names += 1)}@example.com` }),
  );
  expect(new Set(tried)).toEqual(new Set([401]));
  const { status, headers, body } = await stranger.post('/api/auth/sign-in/email', {
    ...wrong,
    email: 'chef@example.com',
  });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(body).toMatchObject({
    code: 'rate_limited',
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds\.$/),
    request_id: expect.any(String),
  });
  const forged = await stranger.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-ip': '203.0.113.9' },
    body: JSON.stringify(wrong),
  });
  expect(forged.status).toBe(429);
}, 60_000);

test('mails for new passwords cannot be asked for without end', async () => {
  const stranger = server.anonymous();
  const ask = () =>
    stranger.post('/api/auth/request-password-reset', { email: wrong.email, redirectTo: '/reset-password' });
  expect(await inARow(6, ask)).toEqual([200, 200, 200, 200, 200, 429]);
}, 60_000);

test('nor can accounts be made, nor confirmation mails sent', async () => {
  const stranger = server.anonymous();
  const confirm = () => stranger.post('/api/auth/send-verification-email', { email: wrong.email });
  expect(await inARow(6, confirm)).toEqual([200, 200, 200, 200, 200, 429]);
  const signUp = () => stranger.post('/api/auth/sign-up/email', { email: 'x', password: 'y', name: 'z' });
  expect((await inARow(11, signUp)).at(-1)).toBe(429);
}, 60_000);

test('a signed-in person is not affected', async () => {
  const desk = await server.asMemberOf(await server.aHotel());
  expect((await desk.client.get('/api/me')).status).toBe(200);
});
