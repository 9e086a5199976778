import { expect, test } from '@playwright/test';
import { demo, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

test('a new FAQ that contradicts another one is listed beside it, until a person says that it does not', async ({
  page,
}) => {
  await signIn(page, concierge.url, demo.reception);
  await page.goto(`${concierge.url}/faqs`);
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question').fill('House rules');
  await dialog.getByLabel('Answer').fill('We are sorry, but dogs are not allowed in the hotel.');
  await dialog.getByRole('button', { name: /^(?:Add|Create|Save)/ }).click();
  await expect(dialog).toBeHidden();

  const tab = page.getByRole('tab', { name: /^Contradictions \(\d+\)$/ });
  await expect(tab).toBeVisible({ timeout: 20_000 });
  await tab.click();
  const pair = page.getByRole('listitem', { name: 'House rules / Are dogs allowed?' });
  await expect(pair.getByText('Yes and no')).toBeVisible();
  await expect(pair.locator('mark')).toHaveText(['not', 'welcome']);
  await pair.getByRole('button', { name: 'Not a contradiction' }).click();
  await expect(pair).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'FAQ Management' })).toBeVisible();
  await expect(pair).toBeHidden();
});
