import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
let hotel: TestHotel;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
  hotel = await server.aHotel();
  admin = await server.asMemberOf(hotel, 'admin');
});
afterAll(() => server?.stop());

const json = { 'content-type': 'application/json' };

/** Sends a head and then `chunk` until the server closes or `most` bytes are out. Resolves with the head of the response. */
async function pour(head: string[], chunk: Buffer, most: number) {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  let closed = false;
  socket.on('data', (data) => (answer += data.toString('latin1')));
  let error: string | null = null;
  socket.on('error', ({ message }) => (error = message));
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve(void (closed = true))));
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let sent = 0;
  let drained = () => {};
  socket.on('drain', () => drained());
  while (!closed && sent < most) {
    sent += chunk.length;
    if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => (drained = () => resolve(null))), ended]);
  }
  await until('an answer or an end', () => closed || answer !== '');
  socket.destroy();
  return { answer, sent, error };
}

const megabyte = Buffer.alloc(1024 * 1024, 'x');
const chunked = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')]);

describe('a body that is not read', () => {
  test.each([
    ['of a stranger on a call of a member', () => `/api/hotels/${hotel.id}/bookings/import`, '401'],
    ['of a stranger on the import of knowledge', () => `/api/hotels/${hotel.id}/knowledge/import/pdf`, '401'],
    ['of a sign-up', () => '/api/auth/sign-up/email', '413'],
    ['of a sign-in', () => '/api/auth/sign-in/email', '413'],
    ['of an auth call that does not exist', () => '/api/auth/no-such-call', '404'],
    ['of a call that does not exist', () => '/api/no-such-call', '404'],
    ['of a page', () => '/mailbox', '404'],
  ])('%s is answered before it is sent, and then cut', async (_whose, path, status) => {
    const head = [`POST ${path()} HTTP/1.1`, 'host: 127.0.0.1', 'content-type: application/json'];
    const plain = await pour([...head, `content-length: ${300 * megabyte.length}`], megabyte, 300 * megabyte.length);
    expect(plain.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(plain.sent).toBeLessThan(60 * megabyte.length);
    const inChunks = await pour([...head, 'transfer-encoding: chunked'], chunked, 300 * chunked.length);
    expect(inChunks.answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(inChunks.sent).toBeLessThan(60 * megabyte.length);
  });

  test.each([
    ['with its length', 'content-length: 5242880', megabyte],
    ['in chunks', 'transfer-encoding: chunked', chunked],
  ])('is read to its end %s where the connection closes, so that the answer arrives', async (_how, length, part) => {
    const most = 5 * part.length;
    for (const path of [`/api/hotels/${hotel.id}/bookings`, '/api/auth/sign-in/email', '/webhooks/twilio/inbound']) {
      const head = [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', 'connection: close', 'content-type: application/json'];
      const { answer, sent, error } = await pour([...head, length], part, most);
      expect({ path, error, sent, status: answer.slice(0, 10) }).toEqual({
        path,
        error: null,
        sent: most,
        status: expect.stringMatching(/^HTTP\/1.1 4/),
      });
    }
  });

  test('of a stranger is not even parsed', async () => {
    const answer = await server
      .anonymous()
      .fetch(`/api/hotels/${hotel.id}/bookings`, { method: 'POST', headers: json, body: '{"broken' });
    expect(answer.status).toBe(401);
  });
});

describe('a body larger than the limit of its call', () => {
  test.each([
    ['/api/me/preferences', 'PUT', 64],
    ['/api/auth/sign-up/email', 'POST', 32],
  ])('%s %s refuses more than %i kB in words', async (path, method, limit) => {
    const body = (kilobytes: number) => JSON.stringify({ padding: 'x'.repeat(kilobytes * 1024 - 20) });
    const small = await admin.client.fetch(path, { method, headers: json, body: body(limit) });
    expect(small.status).not.toBe(413);
    const large = await admin.client.fetch(path, { method, headers: json, body: body(limit + 1) });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: 'payload_too_large', request_id: expect.any(String) });
  });

  test('the connection can be used again after a small rest', async () => {
    for (let time = 0; time < 20; time += 1) {
      const body = JSON.stringify('x'.repeat(80_000));
      expect((await admin.client.fetch('/api/me/preferences', { method: 'PUT', headers: json, body })).status).toBe(
        413,
      );
      expect((await admin.client.get('/api/me')).status).toBe(200);
    }
  });
});

describe('a body of a bad shape', () => {
  test.each([
    ['nested 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['nested 5,000 deep in objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['with 30,000 brackets and no end', '['.repeat(30_000)],
    ['with 15,000 values', `[${'1,'.repeat(15_000)}1]`],
    ['that is a text', '"hello"'],
    ['that is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('%s is refused in words', async (_how, body) => {
    for (const path of ['/api/hotels', '/api/auth/sign-up/email']) {
      const answer = await admin.client.fetch(path, { method: 'POST', headers: json, body });
      expect(answer.status).toBe(400);
      const said = (await answer.json()) as { details?: unknown[] };
      expect(said).toMatchObject({
        code: expect.any(String),
        message: expect.any(String),
        request_id: expect.any(String),
      });
      expect(said.details?.length ?? 0).toBeLessThanOrEqual(20);
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'of the type "%s" is refused in words',
    async (type) => {
      for (const path of ['/api/hotels', '/api/auth/sign-up/email']) {
        const body = new Blob(['{"name":"x"}'], { type });
        const answer = await admin.client.fetch(path, { method: 'POST', body });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ message: expect.stringContaining('JSON') });
      }
    },
  );

  test('a field of an account that is too long is named', async () => {
    const draft = { email: 'long@example.com', password: 'a long password', first_name: 'x'.repeat(3000) };
    expect(await server.anonymous().post('/api/auth/sign-up/email', draft)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', details: [{ path: 'first_name' }] },
    });
  });
});
