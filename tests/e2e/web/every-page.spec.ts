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
  anyone: ['/', '/auth', '/guest-phone', '/mailbox', '/no-such-page'],
  reception: [
    '/dashboard',
    '/requests',
    '/bookings',
    '/guests',
    '/faqs',
    '/faqs?view=knowledge',
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
    test(`${who}: every page on ${look.name} is accessible, fits, and breaks nowhere`, async ({ browser }) => {
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
  await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return [
    ...(wider > 0 ? [`${address}: ${wider} px wider than the screen`] : []),
    ...violations.map(
      ({ id, nodes }) => `${address}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ];
}

test('the first page comes with less than 250 kB of compressed script and style', async ({ page }) => {
  await page.goto(concierge.url, { waitUntil: 'load' });
  await page.waitForTimeout(2000); // what is loaded after the first look counts as well
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(250_000);
});
