import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { demo, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
let receiver: Server;
let origin: string;
let received = 0;
test.beforeAll(async () => {
  receiver = createServer((_request, response) => {
    received += 1;
    response.end('taken, thank you');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  concierge = await startConcierge({ WEBHOOK_INSIDE_ORIGINS: origin });
});
test.afterAll(async () => {
  receiver.close();
  await concierge.stop();
});

test('an admin makes a key that works until it is revoked, and an address that takes a test event', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await signIn(page, concierge.url, demo.admin);
  await page.goto(`${concierge.url}/settings`);
  await page.getByRole('link', { name: 'API keys and webhooks of the hotel' }).click();
  await page.waitForURL(/\/integrations$/);
  const key = await makeKey(page);
  const { hotel } = await (await page.request.get(`${concierge.url}/api/me`)).json();
  const call = async () => {
    const address = `${concierge.url}/api/hotels/${hotel.id}/bookings`;
    return (await fetch(address, { headers: { authorization: `Bearer ${key}` } })).status;
  };
  expect(await call()).toBe(200);
  await revokeKey(page);
  expect(await call()).toBe(401);
  await addAddress(page);
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await page.getByRole('button', { name: 'Log' }).click();
  const event = page.getByRole('table', { name: 'Log' }).getByRole('row', { name: /Test event/ });
  await expect(event).toContainText('taken, thank you', { timeout: 20_000 });
  expect(received).toBe(1);
  await event.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => received, { timeout: 20_000 }).toBe(2);
  await readReference(page);
});

async function makeKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByLabel('Name of the system that uses it').fill('Mews');
  await dialog.getByRole('checkbox', { name: 'Read bookings' }).check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByRole('textbox', { name: 'API key' }).inputValue();
  await page.getByRole('button', { name: 'I have stored it' }).click();
  return key;
}

async function revokeKey(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: /Mews/ });
  await expect(row).toContainText('Read bookings');
  await row.getByRole('button', { name: 'Revoke key Mews' }).click();
  await expect(page.getByRole('dialog')).toContainText('can no longer: Read bookings');
  await page.getByRole('button', { name: 'Revoke key', exact: true }).click();
  await expect(row).toContainText('Revoked');
}

async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Address of the other system (https)').fill(`${origin}/concierge`);
  await page.getByRole('checkbox', { name: 'A booking was created' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'I have stored it' }).click();
}

async function readReference(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.locator('[id="bulk.undo"] summary')).toContainText('what done said');
  await page.getByLabel('Search by address, permission or field').fill('bookings:write guest_phone');
  await expect(page.getByText('Calls: 2')).toBeVisible();
  const call = page.locator('[id="bookings.create"]');
  await call.locator('summary').first().click();
  await expect(call).toContainText('Permission of the key: Create and change bookings');
  await expect(call.getByRole('row', { name: /check_in_date/ }).first()).toContainText('string (date)');
  await expect(call).toContainText('409 conflict, booking_overlap');
  await expect(call).toContainText(/curl -X POST 'http.*\/hotels\/[0-9a-f-]{36}\/bookings'/);
  await call.getByRole('link', { name: 'Link to this call' }).click();
  await page.reload();
  await expect(call.getByRole('heading', { name: 'Refusals' })).toBeVisible();
  await expect(call.locator('summary').first()).toBeInViewport();
}
