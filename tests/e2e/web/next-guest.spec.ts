import { expect, test } from '@playwright/test';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

for (const width of [1440, 360]) {
  test(`the key e resolves, opens the next guest and says who it is, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, concierge.url, demo.reception);
    const guest = { name: `Rita ${width}`, address: `+4477009008${width === 360 ? '36' : '14'}` };
    await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
    await openThread(page, concierge.url, guest.name);
    await expect(page.getByRole('button', { name: 'Mark Resolved' }).first()).toBeVisible();
    const address = page.url();
    await page.locator('body').press('e');
    const status = page.getByRole('status').filter({ hasText: 'Marked as resolved' });
    await expect(status).toContainText(guest.name);
    await expect(status).toContainText('Now open:');
    expect(page.url()).not.toBe(address);
    await status.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(address);
  });
}
