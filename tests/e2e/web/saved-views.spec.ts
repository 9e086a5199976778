import { expect, test } from '@playwright/test';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

const rosa = { name: 'Rosa Amber', address: '+447700900881' };

test('a view is saved with the keyboard, counts live, is shared by an admin and opened by a colleague', async ({
  page,
  browser,
}) => {
  await guestWrites(concierge.url, demo.hotel, rosa, 'A person please');
  await signIn(page, concierge.url, demo.reception);
  await page.goto(`${concierge.url}/requests`);
  // Keys work once the page has been drawn, and letters go into a dialog once it has the focus.
  await expect(page.getByText(rosa.name).first()).toBeVisible();
  await page.locator('body').press('v');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Save what the list shows now as');
  await expect(dialog).toContainText('first choose a filter or search');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Show', { exact: true }).selectOption('waiting');
  await expect(page).toHaveURL(/filter=waiting/);
  await page.locator('body').press('v');
  await expect(field).toBeFocused();
  await page.keyboard.type('Night desk');
  await page.keyboard.press('Enter');
  const row = page.getByRole('navigation', { name: 'Saved views' });
  await expect(row.getByRole('link', { name: /Night desk/ })).toHaveAttribute('aria-current', 'true');

  // The name is taken; another one is not.
  await expect(dialog).toHaveCount(0);
  await page.locator('body').press('v');
  await expect(field).toBeFocused();
  await page.keyboard.type('night DESK');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Another view has this name.');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Second');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('link')).toHaveText([/Night desk/, /Second/]);
  await expect(dialog).toHaveCount(0);

  const before = Number(
    await row
      .getByRole('link', { name: /Night desk/ })
      .locator('[aria-hidden]')
      .innerText(),
  );
  await guestWrites(concierge.url, demo.hotel, { name: 'Theo', address: '+447700900882' }, 'A person please');
  await expect(row.getByRole('link', { name: /Night desk/ }).locator('[aria-hidden]')).toHaveText(String(before + 1));

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, concierge.url, demo.admin);
  await colleague.goto(`${concierge.url}/requests?filter=mine`);
  await colleague.getByRole('button', { name: 'Save view' }).click();
  await colleague.getByLabel('Save what the list shows now as').fill('Late shift');
  await colleague.getByLabel('For the whole hotel').check();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(row.getByRole('link')).toHaveText([/Late shift/, /Night desk/, /Second/]);

  await openThread(page, concierge.url, rosa.name);
  await row.getByRole('link', { name: /Late shift/ }).click();
  await expect(page).toHaveURL(/conversation=.*filter=mine/);
  await page.locator('body').press('v');
  await expect(dialog.getByRole('button', { name: 'Change “Late shift”' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Move “Second” up' }).click();
  await expect(dialog.getByRole('link')).toHaveText([/Late shift/, /Second/, /Night desk/]);
  await dialog.getByRole('button', { name: 'Change “Second”' }).click();
  await dialog.getByLabel('Name of the view').fill('First');
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'First' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link', { name: /Night desk/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/filter=waiting/);
  await page.locator('body').press('v');
  await dialog.getByRole('button', { name: 'Change “First”' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete it now' }).click();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('link')).toHaveText([/Late shift/, /Night desk/]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${concierge.url}/requests?filter=waiting`);
  await expect(row.getByRole('link', { name: /Night desk/ })).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
