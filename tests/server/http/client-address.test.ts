import { afterEach, describe, expect, test } from 'vitest';
import { isAddressOrNetwork } from '#server/http/request/client-address.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

/** Number of 15 failed sign-ins before the limit, each with a different header. */
async function attempts(settings: Record<string, string>, headerOf: (index: number) => string): Promise<number> {
  server = await startTestServer({ settings: { ROLE: 'api', ...settings }, rateLimited: true });
  const { fetch } = server.anonymous();
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, index) =>
      fetch('/api/auth/sign-in/email', {
        method: 'POST',
        body: JSON.stringify({ email: `nobody-${index}@example.com`, password: 'not the password' }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': headerOf(index) },
      }),
    ),
  );
  return answers.filter(({ status }) => status !== 429).length;
}

describe('the limit of sign-ins counts by the address', () => {
  test('of the peer, if it is not a trusted proxy', async () => {
    expect(await attempts({ TRUSTED_PROXIES: '192.0.2.1' }, (index) => `203.0.113.${index}`)).toBeLessThan(15);
  });

  test('that a trusted proxy has seen: the first one from the right that is no proxy itself', async () => {
    const forged = (index: number) => `203.0.113.${index}, 198.51.100.7, 10.0.0.9`;
    expect(await attempts({ TRUSTED_PROXIES: '127.0.0.0/8,10.0.0.0/8' }, forged)).toBeLessThan(15);
  });

  test('a private address on the right is the client, where only loopback is trusted', async () => {
    expect(await attempts({}, (index) => `203.0.113.${index}, 10.0.0.9`)).toBeLessThan(15);
  });

  test('of the peer, if the header has no address', async () => {
    expect(await attempts({}, (index) => `client-${index}`)).toBeLessThan(15);
  });

  test('of each client behind a trusted proxy', async () => {
    expect(await attempts({}, (index) => `203.0.113.${index}`)).toBe(15);
  });
});

test.each([
  ['10.0.0.5', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0', false],
  ['proxy.example.com', false],
  ['*', false],
])('%s is an address or a network: %s', (text, answer) => expect(isAddressOrNetwork(text)).toBe(answer));
