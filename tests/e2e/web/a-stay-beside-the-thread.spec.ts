import { expect, test } from '@playwright/test';
import { demo, guestWrites, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

test.use({ viewport: { width: 1440, height: 900 } });

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

test('a guest who arrives today is checked in, moved and written to beside the conversation', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Jonas Reinhardt', address: '+4917604069214' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person about the cot please');
  await page.goto(`${concierge.url}/requests`);
  await page.getByText(guest.name).first().click();
  const stay = page.getByRole('region', { name: 'Guest details' }).getByRole('listitem').first();
  await stay.getByRole('button', { name: 'Check in' }).click();
  await expect(stay.getByText('Checked in')).toBeVisible();
  await stay.getByRole('button', { name: 'Change dates' }).click();
  const day = await stay.getByLabel('Check-out').inputValue();
  const later = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  await stay.getByLabel('Check-out').fill(later);
  await stay.getByRole('button', { name: 'Save dates' }).click();
  await expect(page.getByText('Dates changed')).toBeVisible();
  await expect(stay.getByLabel('Check-out')).toBeHidden();

  await stay.getByRole('button', { name: 'Send a message' }).click();
  await stay.getByRole('button', { name: 'Send now: Mid-stay' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your own text (optional)').fill('The cot is in your room.');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('The cot is in your room.')).toBeVisible();
});
