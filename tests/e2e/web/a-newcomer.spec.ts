import { expect, test } from '@playwright/test';
import { signUpNewcomer } from './support/account-steps.ts';
import { guestWrites } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  // With the product's own PostgreSQL, as on a new machine.
  concierge = await startConcierge({ DATABASE_URL: '' });
});
test.afterAll(() => concierge.stop());

test('a newcomer signs up, confirms the address, sets up a hotel, writes an FAQ, and a guest is answered from it', async ({
  page,
}) => {
  const { url } = concierge;
  await signUpNewcomer(page, url, 'ines@example.com');
  await expect(page).toHaveURL(/\/hotel-setup$/);
  await page.getByLabel('Hotel name').fill('Casa Ortega');
  await page.getByRole('button', { name: 'Complete setup' }).click();
  await expect(page.getByText('Hotel setup complete!').first()).toBeVisible();

  await page.goto(`${url}/faqs?question=${encodeURIComponent('¿A qué hora es el desayuno?')}&category=Services`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Question')).toHaveValue('¿A qué hora es el desayuno?');
  await dialog.getByLabel('Answer').fill('El desayuno se sirve de 8:00 a 10:30 en el patio.');
  await dialog.getByLabel('Language of the text').click();
  await page.locator('.ant-select-item-option', { hasText: /Spanish|Español/ }).click();
  await dialog.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByText('FAQ created successfully').first()).toBeVisible();

  await guestWrites(url, 'Casa Ortega', { name: 'Lucía', address: '+34600111222' }, '¿A qué hora es el desayuno?');
  await page.goto(`${url}/requests`);
  await page.getByRole('button', { name: /Resolved/ }).click();
  await page.getByText('Lucía').first().click();
  await expect(page.getByText('de 8:00 a 10:30 en el patio').first()).toBeVisible({ timeout: 15_000 });
});
