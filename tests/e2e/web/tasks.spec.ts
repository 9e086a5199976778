import { expect, test } from '@playwright/test';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

test('m makes a task of the guest’s message; after the tick the guest is told', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Berta Lamp', address: '+447700900631' };
  await guestWrites(concierge.url, demo.hotel, guest, 'Can a person help? The lamp beside the bed is broken');
  await expect(await openThread(page, concierge.url, guest.name)).toBeVisible();
  await page.getByRole('heading', { name: guest.name }).first().click();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'New task' });
  await dialog.getByLabel('What is to be done').fill('Repair the bedside lamp');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep writing' }).click();
  await dialog.getByRole('button', { name: 'In 1 hour' }).click();
  await dialog.getByRole('button', { name: 'Save task' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Tasks' }).getByText('Repair the bedside lamp')).toBeVisible();

  await page.goto(`${concierge.url}/tasks`);
  const task = page.getByRole('listitem').filter({ hasText: 'Repair the bedside lamp' });
  await task.getByRole('button', { name: 'Take it' }).click();
  await expect(task.getByText('Under way')).toBeVisible();
  await task.getByRole('checkbox').click();
  await expect(task.getByRole('checkbox')).toBeChecked();
  await task.getByRole('button', { name: 'Tell the guest' }).click();
  await task.getByRole('button', { name: 'Send to the guest' }).click();
  await expect(task.getByText('guest was told')).toBeVisible();
  await openThread(page, concierge.url, guest.name);
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('has been taken care of')).toBeVisible();
});

test('a promise of staff is proposed as a task and is on the handover sheet', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Paula Towels', address: '+447700900632' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person about towels please');
  const reply = await openThread(page, concierge.url, guest.name);
  await reply.fill('We will bring the towels in ten minutes.');
  await reply.press('Enter');
  const tasks = page.getByRole('region', { name: 'Tasks' });
  await expect(tasks.getByText('Promise', { exact: true })).toBeVisible({ timeout: 20_000 });
  await tasks.getByRole('button', { name: 'Make it a task' }).click();
  await expect(tasks.getByText('No owner yet')).toBeVisible();

  await page.goto(`${concierge.url}/tasks?view=promises`);
  await expect(page.getByText('We will bring the towels in ten minutes.').first()).toBeVisible();
  await page.goto(`${concierge.url}/dashboard`);
  await page.getByRole('link', { name: /Arrivals left/ }).click();
  await expect(page.locator('#arrivals')).toBeInViewport();
  // Two rows, though it was first drawn while its part of the page was hidden.
  await expect
    .poll(async () => (await page.getByLabel(/^Notes for the shift/).boundingBox())!.height)
    .toBeGreaterThan(40);
  await expect(page.locator('#promises').getByText('We will bring the towels in ten minutes.').first()).toBeVisible();
});

test('a promise that is sent and resolved with one key asks first, and Enter keeps the conversation open', async ({
  page,
}) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Piet Pillow', address: '+447700900633' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person about pillows please');
  const reply = await openThread(page, concierge.url, guest.name);
  await reply.fill('The pillow is with you at half past eight, I will bring it.');
  await reply.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Resolve although a promise is open?' });
  await expect(dialog.getByRole('button', { name: 'Keep it open' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto(`${concierge.url}/requests?filter=mine`);
  await expect(page.locator('a[data-conversation]', { hasText: guest.name })).toBeVisible();
});
