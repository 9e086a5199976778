import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { violationsOn } from './support/accessible.ts';
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
    '/tasks',
    '/rooms',
    '/handover',
    '/guests',
    '/faqs',
    '/faqs?view=knowledge',
    '/faqs?view=coverage',
    '/faqs?view=replies',
    '/settings',
    '/hotels',
    '/admin/audit',
    '/admin/users',
    '/admin/health',
  ],
  admin: [
    '/messages',
    '/hotel-profile',
    '/whatsapp',
    '/staff',
    '/escalation',
    '/integrations',
    '/integrations/api',
    '/analytics',
    '/onboarding',
  ],
  superAdmin: [
    '/dashboard',
    '/hotels',
    '/admin/analytics',
    '/admin/settings',
    '/admin/audit',
    '/admin/users',
    '/admin/health',
    '/admin/groups',
    '/admin/numbers',
    '/admin/budgets',
    '/integrations/api?calls=all',
    '/requests',
  ],
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
  const violations = await violationsOn(page);
  return [
    ...(wider > 0 ? [`${address}: ${wider} px wider than the screen`] : []),
    ...violations.map((violation) => `${address}: ${violation}`),
  ];
}

/**
 * Budget of a page until it is usable, in German, which is English and the page's texts: scripts and styles as the browser gets
 * them (179 kB brotli is 203 kB gzip), number of requests without the document, and how much the page moves while it loads.
 */
const budget = { kilobytes: 179, requests: 24, shift: 0.1 };
/** Pages that are opened most, and those before signing in, load less. */
const budgets: Record<keyof typeof pages, Partial<Record<string, typeof budget>>> = {
  anyone: {
    '/': { ...budget, kilobytes: 112, requests: 12 },
    '/auth': { ...budget, kilobytes: 122, requests: 16 },
  },
  reception: {
    '/dashboard': { ...budget, kilobytes: 160 },
    '/bookings': { ...budget, kilobytes: 166 },
    '/guests': { ...budget, kilobytes: 159 },
    '/faqs': { ...budget, kilobytes: 180 },
    '/faqs?view=knowledge': { ...budget, kilobytes: 180 },
    '/faqs?view=replies': { ...budget, kilobytes: 180 },
    '/faqs?view=coverage': { ...budget, kilobytes: 187 },
  },
  admin: { '/onboarding': { ...budget, kilobytes: 183 } },
  superAdmin: {
    '/requests': { ...budget, kilobytes: 181 },
    '/admin/settings': { ...budget, kilobytes: 180 },
    '/hotel/:hotelId/manage': { ...budget, kilobytes: 180 },
  },
};

/** The page of a hotel in which the super admin acts. The last page of its list, because every page is the hotel's then. */
const managedHotel = '/hotel/:hotelId/manage';

/** Pages that are weighed in addition to {@link pages}. */
const weighed: Record<keyof typeof pages, readonly string[]> = {
  anyone: ['/reset-password', '/verify-email', '/desktop-sign-in#code=ABCD2345&state=x'],
  reception: [],
  admin: [],
  superAdmin: ['/hotel-setup', managedHotel],
};

for (const [name, listed] of Object.entries(pages)) {
  const who = name as keyof typeof pages;
  const addresses = [...listed, ...weighed[who]];
  test(`${who}: every page stays within its budget of requests, compressed code and movement`, async ({ browser }) => {
    test.setTimeout(240_000);
    const storageState = who === 'anyone' ? undefined : await stateOf(browser, who);
    const over: string[] = [];
    const weigh = async (address: string): Promise<void> => {
      const context = await browser.newContext({ locale: 'de', ...(storageState && { storageState }) });
      const at = address === managedHotel ? await enterHotel(context.request) : address;
      const { requests, bytes, shift } = await loadOf(await context.newPage(), at);
      await context.close();
      const allowed = budgets[who][address] ?? budget;
      expect(bytes, address).toBeGreaterThan(50_000);
      if (requests > allowed.requests || bytes > allowed.kilobytes * 1000 || shift > allowed.shift)
        over.push(`${address}: ${requests} requests, ${(bytes / 1000).toFixed(1)} kB, moves by ${shift.toFixed(3)}`);
    };
    // Each page waits 2 s for late requests, so three are open at a time.
    const together = addresses.filter((address) => address !== managedHotel);
    while (together.length > 0) await Promise.all(together.splice(0, 3).map(weigh));
    if (addresses.includes(managedHotel)) await weigh(managedHotel);
    expect(over).toEqual([]);
  });
}

test('something is shown before the first file has arrived', async ({ page }) => {
  await page.route('**/assets/**', () => new Promise(() => undefined));
  await page.goto(`${concierge.url}/auth`, { waitUntil: 'commit' });
  await expect(page.getByText('Concierge')).toBeVisible();
});

/** Begins to act in a hotel. Returns the address of its page. */
async function enterHotel(request: APIRequestContext): Promise<string> {
  const { items } = (await (await request.get(`${concierge.url}/api/hotels`)).json()) as { items: { id: string }[] };
  const data = { hotel_id: items[0]!.id, reason: 'Measuring the page' };
  const entered = await request.post(`${concierge.url}/api/context`, { data, headers: { origin: concierge.url } });
  expect(entered.ok()).toBe(true);
  return managedHotel.replace(':hotelId', data.hotel_id);
}

/** What the first load of a page takes. Code that waits for an idle browser is not part of it. */
async function loadOf(page: Page, address: string): Promise<{ requests: number; bytes: number; shift: number }> {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.addInitScript(addShifts);
  await page.goto(concierge.url + address, { waitUntil: 'load' });
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('.ant-skeleton, [data-skeleton]')).toHaveCount(0);
  await page.waitForTimeout(2000); // requests after the first render count too
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const code = entries.filter(({ name }) => /\.(js|css)$/.test(name));
    const files = new Map(code.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return {
      requests: new Set(entries.map(({ name }) => name)).size,
      bytes: [...files.values()].reduce((a, b) => a + b, 0),
      shift: (window as Window & { shift?: number }).shift ?? 0,
    };
  });
}

/** In the page: adds up how much it moves (cumulative layout shift). */
function addShifts(): void {
  const sum = window as Window & { shift?: number };
  sum.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum.shift! += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function stateOf(browser: Browser, who: Exclude<keyof typeof pages, 'anyone'>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, concierge.url, demo[who]);
  const state = await context.storageState();
  await context.close();
  return state;
}
