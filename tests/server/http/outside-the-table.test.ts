import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#shared/api.ts';
import { webhookKinds } from '#shared/features/integrations/webhooks.values.ts';
import type { Endpoint } from '#shared/http/contract.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

test('answers liveness, readiness and metrics', async () => {
  expect((await server.anonymous().get('/health/live')).body).toMatchObject({ status: 'live' });
  const ready = await server.anonymous().get('/health/ready');
  expect(ready).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect(Object.values(ready.body.checks)).not.toContain(false);
  expect((await server.anonymous().get('/metrics')).body).toContain('process_cpu_seconds_total');
});

test('describes every call of the table as OpenAPI', async () => {
  const { body } = await server.anonymous().get('/api/openapi.json');
  expect(body.openapi).toMatch(/^3\.1/);
  const described = Object.entries<object>(body.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const rows = Object.values(api).flatMap((contract) =>
    Object.values(contract).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
  );
  expect(described.toSorted()).toEqual(rows.toSorted());
});

test('names the scope of an API key by call, and the events that webhooks carry', async () => {
  const { body } = await server.anonymous().get('/api/openapi.json');
  expect(body.paths['/hotels/{hotel_id}/bookings'].post.security).toEqual([{ apiKey: ['bookings:write'] }]);
  expect(body.paths['/hotels/{hotel_id}/staff'].get.security).toBeUndefined();
  expect(Object.keys(body.webhooks).toSorted()).toEqual([...webhookKinds, 'test'].toSorted());
});

test('says which calls take an Idempotency-Key, and that another body is refused with 422', async () => {
  const { body } = await server.anonymous().get('/api/openapi.json');
  const { post, get } = body.paths['/hotels/{hotel_id}/api-keys'];
  expect(post.parameters.map(({ name }: { name: string }) => name)).toContain('Idempotency-Key');
  expect(post.responses['422']).toMatchObject({ description: 'repeat_mismatch' });
  expect(get.responses['422']).toBeUndefined();
  const { responses } = body.paths['/hotels/{hotel_id}/knowledge/inspect'].post;
  expect(responses['422']).toBeUndefined();
});

/** Calls that answer 201 and need no key, with what makes their repetition harmless. */
const harmless: Record<string, string> = {
  'POST /context': 'ends the session before',
  'POST /groups/:group_id/admins': 'a person is an admin once',
  'POST /hotels/:hotel_id/conversations/:id/messages': 'client_key',
  'POST /hotels/:hotel_id/conversations/:id/held-replies': 'client_key',
  'POST /hotels/:hotel_id/conversations/:id/suggestion': 'a draft is sent once',
  'POST /hotels/:hotel_id/conversations/:id/notes': 'id',
  'POST /hotels/:hotel_id/conversations/:id/files': 'a file without a message is deleted',
  'POST /hotels/:hotel_id/push/devices': 'a browser is stored once',
  'POST /hotels/:hotel_id/ladder/tests': 'rings a telephone again',
  'POST /hotels/:hotel_id/ladder/tests/managers': 'rings a telephone again',
};

test('each call that creates something takes an Idempotency-Key, or is harmless when repeated', () => {
  const rows = Object.values(api).flatMap((contract): Endpoint[] => Object.values(contract));
  const unkeyed = rows.filter(({ status, once }) => status === 201 && !once).map((row) => `${row.method} ${row.path}`);
  expect(unkeyed.toSorted()).toEqual(Object.keys(harmless).toSorted());
});

test('an unknown call is 404 with a request id', async () => {
  const { status, body, headers } = await server.anonymous().get('/api/no-such-call');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'not_found', request_id: headers.get('x-request-id') });
});

test('a body that is no JSON is refused in words', async () => {
  const user = await server.signUp();
  const answer = await user.client.fetch('/api/hotels', {
    method: 'POST',
    body: '{"name": ',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { message: string }).message).toBeTruthy();
});

test('a page of another site cannot change anything with a signed-in person’s cookies', async () => {
  const user = await server.signUp();
  const answer = await user.client.fetch('/api/hotels', {
    method: 'POST',
    body: JSON.stringify({ name: 'Stolen' }),
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(403);
  expect((await user.client.get('/api/me')).body.hotel).toBeNull();
});

test('answers are compressed for clients that accept it', async () => {
  const answer = await server.anonymous().fetch('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
});
