import { expect, test } from '@playwright/test';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';
import { shoot } from './support/shoot.ts';

let concierge: RunningConcierge;

test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge?.stop());

test('the super admin pauses sending; the reception reads why and sees what waits; it goes out afterwards', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { url } = concierge;
  const guest = { name: 'Ada Pause', address: '+4915112300077' };
  await guestWrites(url, demo.hotel, guest, 'I want to speak to a person at the reception please');
  const platform = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signIn(platform, url, demo.superAdmin);
  await platform.goto(`${url}/admin/health`);
  await expect(platform.getByText('Messages are sent for all hotels.')).toBeVisible();
  await platform.getByRole('button', { name: 'Pause sending' }).click();
  const dialog = platform.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Pause all hotels' })).toBeDisabled();
  await dialog.getByLabel(/^Reason/).fill('A wrong template is under way');
  await shoot(platform, 'dialog');
  await dialog.getByRole('button', { name: 'Pause all hotels' }).click();
  await expect(platform.getByRole('button', { name: 'End the pause' })).toBeVisible();

  await signIn(page, url, demo.reception);
  await page.goto(`${url}/dashboard`);
  await expect(page.getByText(/paused sending to guests: A wrong template is under way\./)).toBeVisible();
  const box = await openThread(page, url, guest.name);
  await box.fill('Good evening, how can we help?');
  await box.press('Enter');
  const reply = page.locator('article').filter({ hasText: 'how can we help?' });
  await expect(reply.getByText('Paused', { exact: true })).toBeVisible();
  await shoot(page, 'thread');

  await platform.goto(`${url}/dashboard`);
  await expect(platform.getByText('Sending to guests is paused for all hotels.')).toBeVisible();
  await shoot(platform, 'dashboard');
  await platform.getByRole('link', { name: 'Show the pauses' }).click();
  await expect(platform.getByRole('button', { name: 'End the pause' })).toBeVisible();
  await shoot(platform, 'health');
  await platform.getByRole('button', { name: 'End the pause' }).click();
  await expect(platform.getByText('Messages are sent for all hotels.')).toBeVisible();
  await expect(reply.getByText('Paused', { exact: true })).toBeHidden();
  await expect(reply.getByRole('img', { name: /Sent|Delivered|Read/ })).toBeVisible();
  await expect(page.getByText(/paused sending to guests/)).toBeHidden();
});
