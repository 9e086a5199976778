import { expect, test, type Browser, type Page } from '@playwright/test';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  answer,
  codeOf,
  enterPassword,
  openPage,
  refusal,
  section,
  setUpTwoFactor,
  signOut,
  tabTo,
} from './support/account-steps.ts';
import { anAccount, invite, setBack, signInToJoin } from './support/invitation-steps.ts';
import { demo, guestWrites, signInOnPage } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let database: TestDatabase;
let concierge: RunningConcierge;
test.beforeAll(async () => {
  // The test needs access to the database, to let an invitation expire.
  database = await createTestDatabase();
  concierge = await startConcierge({ DATABASE_URL: database.url });
});
test.afterAll(async () => {
  await concierge?.stop();
  await database?.drop();
});

let people = 0;
let pages: Page[] = [];
test.afterEach(async () => {
  for (const page of pages) await page.context().close();
  pages = [];
});

/** A browser with its own client address, because sign-in is limited per address. */
async function aBrowser(browser: Browser, userAgent?: string): Promise<Page> {
  people += 1;
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${people}` },
    ...(userAgent ? { userAgent } : {}),
  });
  const page = await context.newPage();
  pages.push(page);
  return page;
}

test('with two-factor sign-in the password alone is not enough; a code is, and each recovery code once', async ({
  browser,
}) => {
  const page = await aBrowser(browser);
  await signInOnPage(page, concierge.url, demo.reception);
  const { secret, recovery } = await setUpTwoFactor(page);
  await signOut(page);

  await enterPassword(page, demo.reception, demo.password);
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await answer(page, 'Code from the app', String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0'));
  await expect(refusal(page)).toContainText('The code is not right.');
  await answer(page, 'Code from the app', codeOf(secret));
  await expect(page).toHaveURL(/\/dashboard$/);
  await signOut(page);

  const useRecoveryCode = async (code: string) => {
    await enterPassword(page, demo.reception, demo.password);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await answer(page, 'Recovery code', code);
  };
  await useRecoveryCode(recovery[0]!);
  await expect(page).toHaveURL(/\/dashboard$/);
  await signOut(page);
  await useRecoveryCode(recovery[0]!);
  await expect(refusal(page)).toHaveText('The recovery code is not right, or has been used.');
  await expect(page).toHaveURL(/\/auth$/);
});

test('a new name is shown in the sidebar at once, and after a password change the old one is refused', async ({
  browser,
}) => {
  const page = await aBrowser(browser);
  await signInOnPage(page, concierge.url, demo.otherHotel);
  await openPage(page, 'Settings');
  const name = section(page, 'Your name');
  await name.getByLabel('First name').fill('Käthe');
  await name.getByLabel('Last name').fill('Lindner-Vogel');
  await name.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Käthe Lindner-Vogel')).toBeVisible();

  const password = section(page, 'Password');
  await password.getByLabel('Current password').fill('not the password');
  await password.getByLabel('New password').fill('a quite new password');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByRole('alert')).toBeVisible();
  await password.getByLabel('Current password').fill(demo.password);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await signOut(page);

  await enterPassword(page, demo.otherHotel, demo.password);
  await expect(refusal(page)).toHaveText('The e-mail address or the password is not right.');
  await expect(page).toHaveURL(/\/auth$/);
  await enterPassword(page, demo.otherHotel, 'a quite new password');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('complementary').getByText('Käthe Lindner-Vogel')).toBeVisible();
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a second browser is listed as signed in, and is signed out from the first', async ({ browser }) => {
  const page = await aBrowser(browser);
  const second = await aBrowser(browser, firefox);
  await signInOnPage(second, concierge.url, demo.admin);
  await signInOnPage(page, concierge.url, demo.admin);
  await openPage(page, 'Settings');
  const sessions = section(page, 'Where you are signed in');
  const rows = sessions.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This computer');
  await expect(rows.last()).toContainText('Firefox on Windows');
  await expect(rows.last()).not.toContainText('This computer');
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Signed out everywhere else')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('This computer');

  // The page may have noticed it by itself: then the dialog covers the link.
  await second.locator('a', { hasText: 'Bookings' }).first().dispatchEvent('click');
  await second.getByRole('dialog', { name: 'Sign in again' }).getByRole('button', { name: 'Leave this page' }).click();
  await expect(second).toHaveURL(/\/auth$/);
  await page.reload();
  await expect(rows).toHaveCount(1);
});

async function openStaffPage(browser: Browser): Promise<Page> {
  const page = await aBrowser(browser);
  await signInOnPage(page, concierge.url, demo.admin);
  await openPage(page, 'Staff Management');
  return page;
}

test('a person with an account and no hotel joins by the link, which works once', async ({ browser }) => {
  const email = 'noor@example.com';
  const admin = await openStaffPage(browser);
  const page = await aBrowser(browser);
  await anAccount(page, concierge.url, email);
  const link = await invite(admin, concierge.url, email);
  await page.goto(link);
  await expect(page.getByText(`You are invited to ${demo.hotel}`)).toBeVisible();
  await signInToJoin(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(`Welcome to ${demo.hotel}`)).toBeVisible();
  await expect(page.getByRole('complementary').getByText(demo.hotel)).toBeVisible();
  await expect(admin.getByRole('list', { name: 'Staff members' }).getByText(email)).toBeVisible();
  await expect(admin.getByRole('button', { name: `Send again to ${email}` })).toBeHidden();

  await page.goto(link);
  await expect(page.getByText('This invitation has been used or withdrawn.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const stranger = await aBrowser(browser);
  await stranger.goto(link);
  await expect(stranger.getByText('This invitation has been used or withdrawn.')).toBeVisible();
});

test('an expired invitation says so, signed out and signed in, and adds no member', async ({ browser }) => {
  const email = 'too-late@example.com';
  const admin = await openStaffPage(browser);
  const page = await aBrowser(browser);
  await anAccount(page, concierge.url, email);
  const link = await invite(admin, concierge.url, email);
  await setBack(database.url, email);
  const expired = page.getByText('This invitation has expired. Ask the hotel for a new one.');
  await page.goto(link);
  await expect(expired).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await signInToJoin(page);
  await expect(page.getByRole('heading', { name: 'Join a hotel' })).toBeVisible();
  await expect(expired).toBeVisible();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/Set Up Hotel/).first()).toBeVisible();
});

test('a super admin chooses a hotel, acts in it and sees a guest wait there, changes views, and ends the session', async ({
  browser,
}) => {
  const page = await aBrowser(browser);
  await signInOnPage(page, concierge.url, demo.superAdmin);
  const context = page.getByRole('region', { name: 'Hotel Context' });
  const menu = page.getByRole('navigation', { name: 'Main Menu' });
  await context.getByRole('combobox').click();
  await page.locator('.ant-select-dropdown:visible').getByText(demo.hotel).click();
  await actFor(page, 'Ticket 17');
  const acting = context.getByText(`Acting as: ${demo.hotel} Staff`);
  await expect(acting).toBeVisible();
  await expect(page.getByText(`Now working in ${demo.hotel}.`)).toBeVisible();
  await expect(page.getByText(/You act in .*: Ticket 17\. Ends in 60 min\./)).toBeVisible();

  const waiting = async () => Number.parseInt(await menu.getByText(/open requests?$/).innerText(), 10);
  const before = await waiting();
  const guest = { name: 'Ida Balloon', address: '+447700900701' };
  await guestWrites(concierge.url, demo.hotel, guest, 'How much is a balloon ride?');
  await expect.poll(waiting).toBe(before + 1);

  const mode = context.getByRole('radiogroup', { name: 'Mode' });
  await mode.getByText('Admin', { exact: true }).click();
  await expect(page.getByText('Now viewing admin panel')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Platform Analytics' })).toBeVisible();
  await expect(acting).toBeHidden();
  await mode.getByText('Hotel', { exact: true }).click();
  await actFor(page, 'Ticket 18');
  await expect(acting).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Bookings' })).toBeVisible();

  await context.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('Returned to admin view')).toBeVisible();
  await expect(acting).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Manage Hotels' })).toBeVisible();
});

/** Answers the question why and for how long. */
async function actFor(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Act in this hotel' }).click();
}

test('without a mouse: sign in, go to the bookings by the palette, and fold the sidebar', async ({ browser }) => {
  const page = await aBrowser(browser);
  await page.goto(`${concierge.url}/auth`);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(demo.admin);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main Menu' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  const search = page.getByRole('combobox', { name: 'Search pages, guests and actions' });
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('book');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Bookings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(search).toBeHidden();

  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: 'Collapse the sidebar' })).toBeVisible();
});
