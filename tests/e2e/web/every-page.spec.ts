import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { demo, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

const pages = {
  anyone: ['/', '/auth', '/auth?tab=sign-up', '/guest-phone', '/mailbox', '/no-such-page'],
  reception: [
    '/dashboard',
    '/requests',
    '/bookings',
    '/guests',
    '/faqs',
    '/faqs?view=knowledge',
    '/faqs?view=coverage',
    '/settings',
    '/hotels',
    '/admin/audit',
  ],
  admin: ['/messages', '/hotel-profile', '/staff', '/analytics', '/onboarding'],
  superAdmin: ['/dashboard', '/hotels', '/admin/analytics', '/admin/settings', '/admin/audit', '/requests'],
} as const;

const looks = [
  { name: 'a wide light screen', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'a narrow dark one', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

for (const look of looks) {
  for (const [who, addresses] of Object.entries(pages)) {
    test(`${who}: every page on ${look.name} is accessible, fits the width, and has no errors`, async ({ browser }) => {
      // Up to twenty pages with axe on each.
      test.setTimeout(240_000);
      const page = await openAs(browser, who as keyof typeof pages, look);
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
      for (const address of addresses) broken.push(...(await problemsOf(page, address)));
      expect(broken).toEqual([]);
      await page.context().close();
    });
  }
}

async function openAs(browser: Browser, who: keyof typeof pages, look: (typeof looks)[number]): Promise<Page> {
  const { viewport, colorScheme } = look;
  const page = await (await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })).newPage();
  if (who !== 'anyone') await signIn(page, concierge.url, demo[who]);
  return page;
}

async function problemsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(concierge.url + address);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('.ant-skeleton, [data-skeleton], .ant-spin-spinning')).toHaveCount(0);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return [
    ...(wider > 0 ? [`${address}: ${wider} px wider than the screen`] : []),
    ...violations.map(
      ({ id, nodes }) => `${address}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ];
}

/** Budget of a page until it is usable: compressed scripts and styles, and number of requests. */
const budgets = [
  { address: '/', requests: 12, kilobytes: 180 },
  { address: '/auth', requests: 15, kilobytes: 175 },
  { address: '/dashboard', requests: 18, kilobytes: 193 },
  { address: '/requests', requests: 22, kilobytes: 220 },
  { address: '/bookings', requests: 23, kilobytes: 208 },
  { address: '/guests', requests: 22, kilobytes: 205 },
  { address: '/settings', requests: 26, kilobytes: 369 },
];

test('every page stays within its budget of requests and compressed code', async ({ browser }) => {
  const state = await signedInState(browser);
  const over: string[] = [];
  for (const { address, requests, kilobytes } of budgets) {
    const isOpen = address === '/' || address === '/auth';
    const context = await browser.newContext(isOpen ? {} : { storageState: state });
    const page = await context.newPage();
    await page.goto(concierge.url + address, { waitUntil: 'load' });
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.locator('.ant-skeleton, [data-skeleton]')).toHaveCount(0);
    await page.waitForTimeout(2000); // requests after the first render count too
    const taken = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const code = entries.filter(({ name }) => /\.(js|css)$/.test(name));
      const files = new Map(code.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      return {
        requests: new Set(entries.map(({ name }) => name)).size,
        bytes: [...files.values()].reduce((a, b) => a + b, 0),
      };
    });
    expect(taken.bytes).toBeGreaterThan(50_000);
    if (taken.requests > requests || taken.bytes > kilobytes * 1000)
      over.push(`${address}: ${taken.requests} requests, ${Math.round(taken.bytes / 1000)} kB`);
    await context.close();
  }
  expect(over).toEqual([]);
});

async function signedInState(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, concierge.url, demo.reception);
  return page.context().storageState();
}
