import { expect, test } from 'vitest';
import { withPreloads } from '#electron/main/protocol/files.rules.ts';
import { firstPage } from '#electron/main/window/first-page.ts';
import { fakeClock } from '../alarm/fake-clock.ts';

const clock = fakeClock();
const opened = (status: number, hasSession = true) => {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return new Response(null, { status });
  };
  const parts = { server: () => 'https://desk.example.com', fetch, clock, hasSession: async () => hasSession };
  return firstPage('/requests', parts).then((page) => ({ page, asked }));
};

test('the program opens the inbox with a session, and the sign-in page without', async () => {
  expect(await opened(200)).toEqual({ page: '/requests', asked: ['https://desk.example.com/api/me'] });
  expect((await opened(401)).page).toBe('/auth');
  expect(await opened(200, false)).toEqual({ page: '/auth', asked: [] });
  // Offline the inbox shows the last data.
  expect((await opened(503)).page).toBe('/requests');
});

test('a server that does not answer holds nothing up', async () => {
  const fetch = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const parts = { server: () => 'https://desk.example.com', fetch, clock, hasSession: async () => true };
  const page = firstPage('/requests', parts);
  await new Promise((resolve) => setImmediate(resolve));
  await clock.advance(300);
  expect(await page).toBe('/requests');
});

test('the page names the scripts of its route', () => {
  expect(withPreloads('<head></head>', ['assets/a.js'])).toBe(
    '<head><link rel="modulepreload" crossorigin href="/assets/a.js"></head>',
  );
});
