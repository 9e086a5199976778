import { expect, test } from '@playwright/test';
import { demo, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge?.stop());

test('an FAQ whose answer was lost is saved once, and a reload with a typed one asks', async ({ page }) => {
  await signIn(page, concierge.url, demo.admin);
  await page.goto(`${concierge.url}/faqs?question=Is%20there%20a%20hammock%3F`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Answer').fill('Yes, two in the garden.');

  let asked = 0;
  page.on('dialog', (question) => {
    asked += 1;
    void question.dismiss();
  });
  await page.reload({ timeout: 2000 }).catch(() => {});
  expect(asked).toBe(1);
  await expect(dialog.getByLabel('Answer')).toHaveValue('Yes, two in the garden.');

  // The server stores the FAQ, and its answer is lost on the way.
  let lost = 0;
  await page.route('**/faqs', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByText('Error saving FAQ')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${concierge.url}/faqs?q=hammock`);
  await expect(page.getByText('Is there a hammock?')).toHaveCount(1);
});
