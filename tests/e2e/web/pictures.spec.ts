import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { violationsOn } from './support/accessible.ts';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

const seeded = new URL('../../../server/seed/media/', import.meta.url);
const photo = (filename: string) => ({
  picture: { content_type: 'image/jpeg', filename, data: readFileSync(new URL(filename, seeded)).toString('base64') },
});

async function checked(page: Page, name: string) {
  expect(await violationsOn(page)).toEqual([]);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` });
}

test('pictures of a guest open in place, grow, follow one another and become a task', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Tap Picture', address: '+447700900671' };
  await guestWrites(concierge.url, demo.hotel, guest, 'The shower head is broken', photo('bedside-lamp.jpg'));
  await guestWrites(concierge.url, demo.hotel, guest, 'And this one', photo('bedside-lamp.jpg'));
  await openThread(page, concierge.url, guest.name);
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages
    .getByRole('button', { name: /^Picture: / })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /^Picture: / });
  await expect(viewer.getByRole('button', { name: 'Later picture' })).toHaveAttribute('aria-disabled', 'false');
  await checked(page, 'viewer');
  const width = async () => (await viewer.getByRole('img', { name: /^Picture/ }).boundingBox())!.width;
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole * 1.4);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('button', { name: 'Later picture' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowLeft');
  await viewer.getByRole('button', { name: 'Maintenance task' }).click();
  await expect(page.getByText('Maintenance task made')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Tasks' }).getByText('The shower head is broken')).toBeVisible();
  await page.getByRole('region', { name: 'Pictures' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Pictures' }).getByRole('button')).toHaveCount(2);
  await checked(page, 'pictures');
  await page.goto(`${concierge.url}/tasks`);
  const task = page.getByRole('listitem').filter({ hasText: 'The shower head is broken' });
  await expect(task.getByRole('img', { name: 'Picture of the guest' })).toBeVisible();
});

test('on a phone in the dark the viewer fits the screen', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const page = await context.newPage();
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Phone Picture', address: '+447700900672' };
  await guestWrites(concierge.url, demo.hotel, guest, 'Look', photo('bedside-lamp.jpg'));
  await openThread(page, concierge.url, guest.name);
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: /^Picture: / })
    .click();
  await expect(page.getByRole('dialog', { name: /^Picture: / }).getByRole('button', { name: 'Close' })).toBeVisible();
  await checked(page, 'viewer-360-dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await context.close();
});
