import { expect, test } from '@playwright/test';
import type { FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { signInToPlatform } from './support/people.ts';
import { shoot } from './support/shoot.ts';
import { startWithTwilio, type ConciergeWithTwilio } from './support/with-twilio.ts';

let concierge: ConciergeWithTwilio;
let twilio: FakeTwilio;

test.beforeAll(async () => {
  concierge = await startWithTwilio();
  ({ twilio } = concierge);
});
test.afterAll(() => concierge?.stop());

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
