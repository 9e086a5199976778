import { expect, test } from '@playwright/test';
import type { FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { until } from '#tests/support/until.ts';
import { signInToPlatform } from './support/people.ts';
import { shoot } from './support/shoot.ts';
import { startWithTwilio, type ConciergeWithTwilio } from './support/with-twilio.ts';

let concierge: ConciergeWithTwilio;
let twilio: FakeTwilio;
/** Of the demo hotel. */
const number = '+33639980742';
const guest = '+4915112300088';

test.beforeAll(async () => {
  // Mails cannot be handed over, because no server answers there.
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9' };
  concierge = await startWithTwilio((fake) => void fake.senders.set(number, 'ONLINE'), settings);
  ({ twilio } = concierge);
});
test.afterAll(() => concierge?.stop());

const sent = () => twilio.messages.filter(({ to }) => to === `whatsapp:${guest}`);

test('the super admin sends a failed reply again, once, and sees which provider fails', async ({ page }) => {
  test.setTimeout(180_000);
  const { url } = concierge;
  await signInToPlatform(page, url);
  twilio.failNext(1, { status: 400, code: 20422 });
  await twilio.inbound({ from: guest, to: number, body: 'Thank you!' });
  await page.request.post(`${url}/api/admin/settings/test`, { headers: { origin: url }, data: { provider: 'mail' } });
  await page.goto(`${url}/admin/health`);
  const card = page.locator('details').filter({ hasText: '20422' });
  await card.locator('summary').click();
  const again = card.getByRole('row').getByRole('button', { name: 'Try again now' });
  await expect(again).toBeVisible();
  const circuits = page.getByRole('table', { name: 'Connections to providers' });
  await expect(circuits.getByRole('row').filter({ hasText: 'Mails' })).toContainText('Failing', { timeout: 30_000 });
  await expect(circuits.getByRole('row').filter({ hasText: 'WhatsApp' })).toContainText('Working');
  await shoot(page, 'failed');
  expect(sent()).toEqual([]);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Messages sent again: 1')).toBeVisible();
  await expect(card).toHaveCount(0);
  await until('it was sent', () => Promise.resolve(sent().length > 0));
  expect(sent()).toHaveLength(1);

  twilio.failNext(1, { status: 400, code: 63013 });
  await twilio.inbound({ from: '+4915112300089', to: number, body: 'Thank you!' });
  const other = page.locator('details').filter({ hasText: 'rules' });
  await expect(other).toBeVisible({ timeout: 30_000 });
  await other.locator('summary').click();
  await expect(other.getByText('It would fail again')).toBeVisible();
  await other.getByRole('button', { name: 'Set all aside' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set all aside' }).click();
  await expect(other).toHaveCount(0);
  await shoot(page, 'failed-none');
});
