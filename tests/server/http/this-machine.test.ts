import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { sendRaw } from '#tests/support/fuzz/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer | null = null;
let path = '';
afterEach(() => {
  path = '';
});
afterAll(() => server?.stop());

const get = async (headers: Record<string, string>, from = server!) =>
  (await sendRaw(from.url, { method: 'GET', path, headers, body: null })).status;

const practicePages = ['/practice/mails', '/practice/phone/hotels', '/guest-phone', '/mailbox', '/MailBox'];
const consoleCalls = ['/api/me', '/api/auth/get-session', '/api/openapi.json', '/'];

describe('on a copy for this machine alone', () => {
  test('the guest phone, the mailbox and the console answer by any name of this machine', async () => {
    server = await startTestServer({ settings: { ROLE: 'api' } });
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1', '127.1.2.3:80', '[::1]:3000', 'LOCALHOST']) {
      for (path of ['/practice/mails', '/practice/phone/hotels', '/api/openapi.json'])
        expect(await get({ host }), `${host} ${path}`).toBe(200);
    }
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.5',
    '',
    '0.0.0.0',
    'localhost.',
  ])('nothing answers by the name "%s", as a page whose name was turned to this machine would use', async (host) => {
    for (path of [...practicePages, ...consoleCalls]) expect(await get({ host }), path).toBe(403);
  });

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 tunnel'],
    ['x-real-ip', '127.0.0.1'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['ngrok-skip-browser-warning', '1'],
  ])('the guest phone and the mailbox answer nothing that was forwarded (%s)', async (name, value) => {
    for (path of practicePages) expect(await get({ host: 'localhost', [name]: value }), path).toBe(403);
  });

  test.each([
    ['x-forwarded-host', 'abc.tunnel.example'],
    ['cf-ray', '1'],
    ['forwarded', 'host=abc.example'],
  ])('the console answers no tunnel either (%s)', async (name, value) => {
    for (path of consoleCalls) expect(await get({ host: 'localhost', [name]: value }), path).toBe(403);
  });
});

describe('on a copy that others reach', () => {
  test('the guest phone and the mailbox are closed, also from this machine, and the console is open', async () => {
    const open = await startTestServer({ settings: { ROLE: 'api', PUBLIC_URL: 'https://concierge.example.com' } });
    try {
      for (path of practicePages) expect(await get({ host: 'localhost' }, open), path).toBe(403);
      path = '/api/openapi.json';
      expect(await get({ host: 'concierge.example.com', 'x-forwarded-for': '203.0.113.7' }, open)).toBe(200);
    } finally {
      await open.stop();
    }
  });
});
