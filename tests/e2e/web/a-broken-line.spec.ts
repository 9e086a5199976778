import { expect, test, type Page, type Route } from '@playwright/test';
import { demo, guestWrites, signIn, signInOnPage } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

const replies = /\/conversations\/[^/]+\/held-replies$/;
const noConnection = (page: Page) => page.getByText('No connection, trying again').first();

/** Opens the conversation of a guest who has just written. */
async function openGuest(page: Page, name: string, address: string): Promise<void> {
  await guestWrites(concierge.url, demo.hotel, { name, address }, 'How much is a helicopter transfer?');
  await page.goto(`${concierge.url}/requests`);
  await page.getByText(name).first().click();
  await expect(page.getByLabel(`Reply to ${name}`)).toBeVisible();
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(`Reply to ${name}`).fill(text);
  await page.getByLabel(`Reply to ${name}`).press('Enter');
}

const bubbles = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);

test('a reply whose connection breaks is retried and sent once while the live stream stays open', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  await openGuest(page, 'Una Broken', '+447700900601');
  let attempts = 0;
  await page.route(replies, (route) => (++attempts === 1 ? route.abort('connectionreset') : route.continue()));
  await write(page, 'Una Broken', 'We will ask the heliport.');
  await expect(page.getByText('Waiting for the connection.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
  await expect(page.getByText('Waiting for the connection.')).toBeHidden();
  await expect(bubbles(page, 'We will ask the heliport.')).toHaveCount(1);
  expect(attempts).toBe(2);
});

test('a reply whose response was lost is not sent twice; two tabs send one', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  await openGuest(page, 'Vera Twice', '+447700900602');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Reply to Vera Twice')).toBeVisible();
  let attempts = 0;
  await page.context().route(replies, async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await write(page, 'Vera Twice', 'The price is on request.');
  await expect(page.getByText('Waiting for the connection.')).toHaveCount(0);
  for (const tab of [page, other]) await expect(bubbles(tab, 'The price is on request.')).toHaveCount(1);
  await page.reload();
  await expect(bubbles(page, 'The price is on request.')).toHaveCount(1);
});

test('offline: every page says so within two seconds, replies wait in order through a reload of the page elsewhere', async ({
  page,
  context,
}) => {
  await page.goto(`${concierge.url}/auth`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await context.setOffline(true);
  await expect(noConnection(page)).toBeVisible({ timeout: 2000 });
  await context.setOffline(false);
  await expect(noConnection(page)).toBeHidden();

  await signIn(page, concierge.url, demo.reception);
  await openGuest(page, 'Wim Offline', '+447700900603');
  await context.setOffline(true);
  await expect(noConnection(page)).toBeVisible({ timeout: 2000 });
  await expect(page.getByText(/You see what was known at/)).toBeVisible();
  await write(page, 'Wim Offline', 'First reply.');
  await write(page, 'Wim Offline', 'Second reply.');
  await expect(page.getByText(/Replies that wait to be sent: 2/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You see what was known at/)).toBeHidden();
  await expect(page.getByText(/Waiting for the connection/)).toHaveCount(0);
  const shown = await page.getByRole('region', { name: 'Messages' }).innerText();
  expect(shown.indexOf('First reply.')).toBeGreaterThan(0);
  expect(shown.indexOf('Second reply.')).toBeGreaterThan(shown.indexOf('First reply.'));
});

test('a page whose code cannot be fetched says so beside the sidebar and appears by itself', async ({ page }) => {
  await signInOnPage(page, concierge.url, demo.reception);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refuse = (route: Route) => route.abort('connectionrefused');
  const files = (address: URL) => address.pathname === '/' || address.pathname.startsWith('/assets/');
  await page.route(files, refuse);
  await page.getByRole('link', { name: 'Guests', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No connection, trying again' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main Menu' })).toBeVisible();
  await page.unroute(files, refuse);
  await expect(page.getByRole('heading', { level: 1, name: 'Guest Management' })).toBeVisible();
  // Its style sheet is loaded too.
  await expect(page.getByRole('button', { name: /VIP Guests/ })).toHaveCSS('border-radius', /^(8|1[0-9])px/);
});

test('after a deployment that removed this version’s files the page is loaded again, once', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  await page.goto(`${concierge.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let isOld = true;
  await page.route(/\/assets\//, (route) => (isOld ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await page.route(`${concierge.url}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<script[^>]+src=")[^"]+/, '$1/assets/index-newer.js');
    await route.fulfill({ response, body });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Guests', exact: true }).click();
  await reloaded;
  await page.unrouteAll();
  await expect(page).toHaveURL(/\/guests$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Guest Management' })).toBeVisible();
});

test('a hanging server is reported, and the console recovers when it answers again', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  await openGuest(page, 'Xenia Hangs', '+447700900604');
  concierge.freeze();
  try {
    await expect(page.getByText('Reconnecting…')).toBeVisible({ timeout: 20_000 });
    await write(page, 'Xenia Hangs', 'One moment please.');
    await expect(bubbles(page, 'One moment please.')).toHaveCount(1);
  } finally {
    concierge.thaw();
  }
  await expect(page.getByText('Reconnecting…')).toBeHidden({ timeout: 30_000 });
  await expect(bubbles(page, 'One moment please.')).toHaveCount(1);
  await expect(page.getByText(/Waiting for the connection/)).toHaveCount(0);
});
