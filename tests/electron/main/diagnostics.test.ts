import { expect, test } from 'vitest';
import { runChecks, type Looks } from '#electron/main/diagnostics/checks.ts';
import { diagnosticsPage } from '#electron/main/diagnostics/diagnostics-page.ts';
import { diagnosticsWords } from '#electron/main/diagnostics/diagnostics.words.ts';

const date = 'Mon, 05 Jan 2026 08:00:00 GMT';
const looks = (change: Partial<Looks> = {}): Looks => ({
  server: () => 'https://desk.example.com',
  fetch: async () => new Response('{}', { headers: { date } }),
  now: () => Date.parse(date),
  condition: () => 'working',
  proxyFor: async () => 'DIRECT',
  notice: async () => true,
  ring: async () => true,
  hasTray: async () => true,
  ...change,
});
const failing = async (change: Partial<Looks>) =>
  (await runChecks(looks(change))).filter(({ works }) => !works).map(({ name }) => name);
const refusing = (words: string): Partial<Looks> => ({ fetch: () => Promise.reject(new Error(words)) });

test('a computer without a fault passes all checks', async () => expect(await failing({})).toEqual([]));

test.each([
  ['server', refusing('net::ERR_CONNECTION_REFUSED')],
  ['proxy', refusing('net::ERR_PROXY_CONNECTION_FAILED')],
  ['proxy', refusing('net::ERR_TUNNEL_CONNECTION_FAILED')],
  ['proxy', refusing('net::ERR_PAC_SCRIPT_FAILED')],
  ['certificate', refusing('net::ERR_CERT_AUTHORITY_INVALID')],
  ['live', { condition: () => 'deaf' }],
  ['notices', { notice: async () => false }],
  ['sound', { ring: () => Promise.reject(new Error('no device')) }],
  ['tray', { hasTray: async () => false }],
  ['clock', { now: () => Date.parse(date) + 120_000 }],
] satisfies [string, Partial<Looks>][])('a fault is found: %s', async (name, change) => {
  expect(await failing(change)).toContain(name);
});

test.each(['en', 'es', 'fr', 'de', 'it'])('the page names each check with its remedy: %s', (language) => {
  const { html, policy } = diagnosticsPage(diagnosticsWords(language), language);
  expect(html.match(/<li /g)).toHaveLength(8);
  expect(html).not.toContain('undefined');
  const remedies = [...html.matchAll(/<p>([^<]+)<\/p><\/li>/g)].map(([, remedy]) => remedy!);
  expect(new Set(remedies).size).toBe(8);
  // Codes of the system stand beside the state, for support.
  for (const remedy of remedies) expect(remedy).not.toMatch(/ERR_|text\/event-stream|DIRECT/);
  expect(html).not.toContain('<script');
  expect(policy).toContain("default-src 'none'");
});
