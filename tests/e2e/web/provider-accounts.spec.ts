import { expect, test, type Page } from '@playwright/test';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { demo, signInToPlatform } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
let twilio: FakeTwilio;

test.beforeAll(async () => {
  twilio = await startFakeTwilio();
  concierge = await startConcierge({
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_BASE_URL: twilio.url,
    SUPER_ADMIN_EMAILS: demo.superAdmin,
  });
  twilio.settings.webhookBase = concierge.url;
});
test.afterAll(async () => {
  await concierge?.stop();
  await twilio?.close();
});

const shots = process.env['SHOTS'];
/** Pictures for the eye, where a folder is named. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('the super admin makes a subaccount, moves a number to it, and suspends it', async ({ page }) => {
  test.setTimeout(180_000);
  const { url } = concierge;
  await signInToPlatform(page, url);
  await page.goto(`${url}/admin/numbers?tab=account`);
  const accounts = page.getByRole('table', { name: 'Twilio accounts' });
  await expect(accounts.getByText('Main account')).toBeVisible();

  await page.getByLabel('Account SID').fill('AC1');
  await page.getByLabel('Its auth token').fill('wrong-token-1234');
  await page.getByRole('button', { name: 'Add the account' }).click();
  await expect(page.getByText('Enter the account SID as Twilio shows it', { exact: false })).toBeVisible();
  const group = twilio.addAccount('Group of hotels');
  await page.getByLabel('Account SID').fill(group.accountSid);
  await page.getByRole('button', { name: 'Add the account' }).click();
  await expect(page.getByText('Twilio does not accept this token for the account.', { exact: false })).toBeVisible();
  await page.getByLabel('Its auth token').fill(group.authToken);
  await page.getByRole('button', { name: 'Add the account' }).click();
  await expect(accounts.getByText('Group of hotels')).toBeVisible();

  await page.getByRole('button', { name: 'Create the subaccount' }).click();
  await expect(page.getByText('The subaccount is created')).toBeVisible();
  await expect(accounts.getByRole('row')).toHaveCount(4);
  const numbers = page.getByRole('table', { name: 'Numbers and their accounts' });
  const select = numbers.getByRole('combobox').first();
  await select.selectOption({ label: 'Group of hotels' });
  await shoot(page, 'move');
  await page.getByRole('dialog').getByRole('button', { name: 'Move the number' }).click();
  await expect(page.getByText('The number uses this account now')).toBeVisible();
  await expect(numbers.getByRole('combobox').locator('option:checked').filter({ hasText: 'Group' })).toHaveCount(1);
  await shoot(page, 'accounts');

  const row = accounts.getByRole('row').filter({ hasText: twilio.subaccounts()[1]!.accountSid });
  await row.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  await row.getByRole('button', { name: 'Reactivate' }).click();
  await expect(row.getByText('Active')).toBeVisible();

  await page.getByLabel('Auth tokens of').selectOption({ label: 'Group of hotels' });
  const tokens = page.getByRole('table', { name: 'Auth tokens' });
  await expect(tokens.getByRole('row').filter({ hasText: `…${group.authToken.slice(-4)}` })).toContainText(
    'Used for calls',
  );
  expect(twilio.violations).toEqual([]);
});
