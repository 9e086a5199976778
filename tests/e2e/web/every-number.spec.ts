import { expect, test } from '@playwright/test';
import type { FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { signInToPlatform } from './support/people.ts';
import { shoot } from './support/shoot.ts';
import { startWithTwilio, type ConciergeWithTwilio } from './support/with-twilio.ts';

let concierge: ConciergeWithTwilio;
let twilio: FakeTwilio;

test.beforeAll(async () => {
  concierge = await startWithTwilio((fake) => {
    fake.senders.set('+493012345678', 'ONLINE');
    fake.senderFacts.set('+493012345678', {
      name: 'Hotel Amsel',
      properties: { quality_rating: 'HIGH', messaging_limit: '10K Customers/24hr' },
    });
  });
  ({ twilio } = concierge);
});
test.afterAll(() => concierge?.stop());

test('the super admin finds a number and changes the token of the account', async ({ page }) => {
  test.setTimeout(180_000);
  const { url } = concierge;
  await signInToPlatform(page, url);
  await page.request.post(`${url}/api/whatsapp-requests/look`, { headers: { origin: url } });
  await page.goto(`${url}/admin/numbers`);
  await page.getByRole('tab', { name: 'Requests' }).press('ArrowRight');
  const table = page.getByRole('table', { name: 'All numbers' });
  await expect(table.getByText('+493012345678')).toBeVisible();
  await shoot(page, 'numbers');
  await page.getByRole('button', { name: 'Without a hotel' }).click();
  await page.getByPlaceholder('Search numbers, hotels and names').fill('030 12345678'.slice(1));
  const row = table.getByRole('row').filter({ hasText: 'Hotel Amsel' });
  await expect(row).toContainText('10K Customers/24hr');
  await expect(row).toContainText('Assign it to a hotel');
  await expect(page).toHaveURL(/tab=all.*show=no_hotel.*q=/);

  await page.getByRole('tab', { name: 'Provider accounts' }).click();
  const tokens = page.getByRole('table', { name: 'Auth tokens' });
  await expect(tokens.getByText('Used for calls')).toBeVisible();
  const field = page.getByLabel('New auth token');
  await field.fill('a-token-of-no-account');
  await page.getByRole('button', { name: 'Use this token' }).click();
  await expect(page.getByText('Twilio does not accept this token for the account.', { exact: false })).toBeVisible();
  twilio.settings.secondaryToken = 'second-token-9876';
  await field.fill('second-token-9876');
  await field.press('Enter');
  await expect(tokens.getByRole('row').filter({ hasText: '…9876' })).toContainText('Used for calls');
  await expect(field).toHaveValue('');
  await expect(tokens.getByText('Signatures accepted')).toBeVisible();
  await shoot(page, 'tokens');
  Object.assign(twilio.settings, { authToken: 'second-token-9876', secondaryToken: null });
  await tokens.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(tokens.getByText('Taken back')).toBeVisible();
  await shoot(page, 'tokens-done');
  expect(twilio.violations).toEqual([]);
});
