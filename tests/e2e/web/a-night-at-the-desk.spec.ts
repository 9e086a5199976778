import { expect, test } from '@playwright/test';
import { demo, guestWrites, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

test('a guest asks what the hotel knows and is answered; reception sees it without a reload', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  await page.goto(`${concierge.url}/requests`);
  await guestWrites(
    concierge.url,
    demo.hotel,
    { name: 'Nora Answered', address: '+447700900501' },
    'What time is breakfast?',
  );
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Nora Answered' })
    .or(page.getByRole('option').filter({ hasText: 'Nora Answered' }))
    .first();
  await page.getByLabel('Search guests and messages').fill('Nora');
  // Answered turns are completed at once and listed as resolved.
  const resolved = page.getByRole('button', { name: /Resolved/ });
  if (!(await row.isVisible())) await resolved.click();
  await expect(row).toBeVisible();
  await row.click();
  await expect(page.getByText(/veranda from 7:00/).first()).toBeVisible();

  // The card's number is a link to it.
  await page.goto(`${concierge.url}/dashboard`);
  await page.getByRole('link', { name: /Completed Today/ }).click();
  await expect(resolved).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Nora Answered').first()).toBeVisible();
});

test('an unknown price is escalated: the guest is told, every open console alarms, and a person takes over', async ({
  page,
  browser,
}) => {
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, concierge.url, demo.admin);
  await colleague.goto(`${concierge.url}/dashboard`);
  await signIn(page, concierge.url, demo.reception);
  await page.goto(`${concierge.url}/requests`);
  await guestWrites(
    concierge.url,
    demo.hotel,
    { name: 'Ivo Helicopter', address: '+447700900502' },
    'How much is a helicopter transfer?',
  );

  const row = page.getByText('Ivo Helicopter').first();
  await expect(row).toBeVisible({ timeout: 15_000 });
  await expect(colleague.getByText(/guests? waits? for a person/).first()).toBeVisible();
  await row.click();
  await expect(page.getByText(/\(topic: transfer\)/).first()).toBeVisible();

  const reply = page.getByLabel('Reply to Ivo Helicopter');
  await reply.fill('Good evening, we will ask the heliport and tell you within the hour.');
  await reply.press('Enter');
  await expect(page.getByText('we will ask the heliport').first()).toBeVisible();
  await expect(reply).toHaveValue('');

  // While staff own it, the assistant is silent.
  await guestWrites(
    concierge.url,
    demo.hotel,
    { name: 'Ivo Helicopter', address: '+447700900502' },
    'What time is breakfast?',
  );
  await expect(page.getByText('What time is breakfast?').first()).toBeVisible({ timeout: 15_000 });
  // A separate turn: until it is settled the next message would join it.
  await expect(page.getByRole('button', { name: 'Mark Resolved' })).toHaveCount(2);
  await page
    .getByRole('button', { name: /Hand back/ })
    .first()
    .click();
  await guestWrites(
    concierge.url,
    demo.hotel,
    { name: 'Ivo Helicopter', address: '+447700900502' },
    'Is there parking?',
  );
  await expect(page.getByText(/underground car park/).first()).toBeVisible({ timeout: 15_000 });
});

test('another hotel sees nothing of it', async ({ page }) => {
  await signIn(page, concierge.url, demo.otherHotel);
  await page.goto(`${concierge.url}/requests`);
  await expect(page.getByLabel('Search guests and messages')).toBeVisible();
  await expect(page.getByText('Hannah Weiss').first()).toBeVisible();
  await expect(page.getByText('Ivo Helicopter')).toHaveCount(0);
});
