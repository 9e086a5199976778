import { expect, test, type Page } from '@playwright/test';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { demo, signInToPlatform } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
let twilio: FakeTwilio;

test.beforeAll(async () => {
  twilio = await startFakeTwilio();
  twilio.senders.set('+493012345678', 'ONLINE');
  twilio.senderFacts.set('+493012345678', {
    name: 'Hotel Amsel',
    properties: { quality_rating: 'HIGH', messaging_limit: '10K Customers/24hr' },
  });
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
  for (const width of [1440, 360])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 720 });
}

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
