import { expect, test } from '@playwright/test';
import type { FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { signUpNewcomer } from './support/account-steps.ts';
import { signInToPlatform } from './support/people.ts';
import { startWithTwilio, type ConciergeWithTwilio } from './support/with-twilio.ts';

let concierge: ConciergeWithTwilio;
let twilio: FakeTwilio;
const number = '+34971555010';

test.beforeAll(async () => {
  concierge = await startWithTwilio();
  ({ twilio } = concierge);
});
test.afterAll(() => concierge?.stop());

test('an owner goes from the landing page to a number over which a guest is answered', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const { url } = concierge;
  await signUpNewcomer(page, url, 'ines@example.com');
  await page.getByLabel('Hotel name').fill('Casa Ortega');
  await page.getByLabel('Address').fill('Carrer de la Mar 3, 07012 Palma, España');
  await expect(page.getByLabel('Default language')).toHaveValue('es');
  await page.getByRole('button', { name: 'Complete setup' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await page
    .getByLabel(/^Answer/)
    .first()
    .fill('Check-in is from 3 pm.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();

  await page.getByRole('link', { name: 'Connect your WhatsApp number' }).click();
  await page.getByLabel('WhatsApp number').fill('971 555 010');
  await page.getByRole('button', { name: 'Request the connection' }).click();
  await expect(page.getByText('Number requested')).toBeVisible();
  await expect(page.getByLabel('WhatsApp number')).toHaveValue(number);
  twilio.settings.publicUrl = new URL((await page.locator('code').first().textContent()) ?? '').origin;

  const platform = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signInToPlatform(platform, url);
  await platform.goto(`${url}/admin/numbers`);
  const card = platform.locator('details').filter({ hasText: 'Casa Ortega' });
  await expect(card.getByRole('button', { name: 'Register with WhatsApp' })).toBeVisible();
  await card.getByRole('checkbox', { name: /^The number stands/ }).click();
  await expect(platform.getByText('Checklist saved')).toBeVisible();
  await card.getByRole('button', { name: 'Register with WhatsApp' }).click();
  await expect(card.getByText('Waits for the code').first()).toBeVisible();

  const code = page.getByLabel('Code', { exact: true });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(page.getByText('WhatsApp does not accept this code.').first()).toBeVisible();
  await code.fill(twilio.senderCodes.get(number) ?? '');
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  // The account is read every 5 s while a registration is under way.
  await expect(page.getByRole('img', { name: `QR code to write to ${number}` })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Not yet')).toHaveCount(3);

  await twilio.inbound({ from: '+34600111222', to: number, body: 'When can I check in?' });
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Not yet')).toHaveCount(0);
  expect(twilio.violations).toEqual([]);
});
