import { expect, test } from '@playwright/test';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

const rosa = { name: 'Rosa Amber', address: '+447700900871' };
const theo = { name: 'Theo Brook', address: '+447700900872' };

test('guests are tagged with the keyboard, chosen together and resolved, and the undo brings them back', async ({
  page,
}) => {
  await signIn(page, concierge.url, demo.reception);
  for (const guest of [rosa, theo]) await guestWrites(concierge.url, demo.hotel, guest, 'A person please, violin case');
  await openThread(page, concierge.url, rosa.name);
  await page.locator('body').press('l');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find or add a tag').fill('Wedding');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: /Wedding/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Wedding/ })).toBeVisible();

  const box = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}` });
  await box(rosa.name).click();
  await box(theo.name).click();
  const bar = page.getByRole('toolbar', { name: 'Chosen conversations' });
  await expect(bar).toContainText('2 chosen');
  await bar.getByRole('button', { name: 'Resolve' }).click();
  const status = page.getByRole('status').filter({ hasText: '2 resolved' });
  await status.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark Resolved' }).first()).toBeVisible();

  await page.getByLabel('Search guests and messages').fill('violin');
  await expect(page.locator('mark', { hasText: 'violin' }).first()).toBeVisible();
  await page.getByRole('link', { name: new RegExp(theo.name) }).click();
  await expect(page.locator('[data-found="true"]')).toContainText('violin case');
});
