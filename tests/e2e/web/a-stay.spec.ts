import { expect, request, test, type Page } from '@playwright/test';
import { demo, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
  await endQuietHours();
});
test.afterAll(() => concierge.stop());

/** Switches quiet hours off, so that the welcome is sent at any hour of the test run. */
async function endQuietHours(): Promise<void> {
  const { url } = concierge;
  const admin = await request.newContext({ extraHTTPHeaders: { origin: url } });
  const account = { email: demo.admin, password: demo.password };
  expect((await admin.post(`${url}/api/auth/sign-in/email`, { data: account })).status()).toBe(200);
  const { hotel } = (await (await admin.get(`${url}/api/me`)).json()) as { hotel: { id: string } };
  const change = { quiet_from: null, quiet_until: null };
  expect((await admin.patch(`${url}/api/hotels/${hotel.id}`, { data: change })).status()).toBe(200);
  await admin.dispose();
}

const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

async function book(page: Page, guest: { name: string; phone: string }): Promise<void> {
  await page.goto(`${concierge.url}/bookings`);
  await page.getByRole('button', { name: 'Add Booking' }).click();
  const form = page.getByRole('dialog', { name: 'Add Booking' });
  await form.getByLabel('Guest name').fill(guest.name);
  await form.getByLabel('Phone').fill(guest.phone);
  await form.getByLabel('Check-in date').fill(day(20));
  await form.getByLabel('Check-out date').fill(day(24));
  await form.getByRole('button', { name: 'Add Booking' }).click();
  await expect(page.getByText('Booking Created')).toBeVisible();
  await expect(page.getByText(/Confirmation number \w{6,}/)).toBeVisible();
  await expect(form).toBeHidden();
}

/** The booking's panel, opened from the list. */
async function panelOf(page: Page, name: string) {
  await page.getByRole('link', { name }).first().click();
  const panel = page.getByRole('dialog').filter({ hasText: 'Messages of this stay' });
  await expect(panel).toBeVisible();
  return {
    panel,
    /** The row of one of the five messages. */
    planOf: (type: string) => panel.locator('ol > li').filter({ has: page.getByText(type, { exact: true }) }),
    history: panel.locator('ul > li'),
  };
}

/** The guest phone with the chat of this number. */
async function openPhone(page: Page, guest: { name: string; phone: string }): Promise<void> {
  await page.goto(`${concierge.url}/guest-phone`);
  const hotel = await page.getByRole('option', { name: demo.hotel }).getAttribute('value');
  await page.getByLabel('Hotel').selectOption(hotel);
  await page.getByRole('button', { name: 'Somebody new' }).click();
  await page.getByLabel('Your name').fill(guest.name);
  await page.getByLabel('Your number').fill(guest.phone);
  await page.getByRole('button', { name: 'Start a chat' }).click();
}

test('a booking brings its guest the welcome; reception sees it arrive and be read, and sends it once more', async ({
  page,
  browser,
}) => {
  const guest = { name: 'Stella Arrives', phone: '+447700900611' };
  const phone = await (await browser.newContext()).newPage();
  await signIn(page, concierge.url, demo.reception);
  await book(page, guest);
  const { planOf, history } = await panelOf(page, guest.name);
  await expect(planOf('Welcome').getByText(/Delivered/)).toBeVisible();
  await expect(planOf('Pre-arrival').getByText(/Goes out .*10:00/)).toBeVisible();
  await expect(history.first()).toContainText(guest.phone);

  await openPhone(phone, guest);
  await expect(phone.getByText(/Thank you for booking with Maison des Marées/)).toHaveCount(1);
  await expect(planOf('Welcome').getByText(/Read/)).toBeVisible();

  await planOf('Welcome').getByRole('button', { name: 'Send again: Welcome' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the welcome message again' });
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Message Sent')).toBeVisible();
  await expect(history.filter({ hasText: 'Welcome' })).toHaveCount(2);
  await expect(phone.getByText(/Thank you for booking with Maison des Marées/)).toHaveCount(2);
});

test('an own text reaches a guest inside the window and is refused with a reason outside it', async ({
  page,
  browser,
}) => {
  const guest = { name: 'Otto Writes', phone: '+447700900612' };
  await signIn(page, concierge.url, demo.reception);
  await book(page, guest);
  const { planOf } = await panelOf(page, guest.name);
  await expect(planOf('Welcome').getByText(/Delivered/)).toBeVisible();
  const send = async () => {
    await planOf('Mid-stay').getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: /Send the stay message/ });
    await dialog.getByLabel('Your own text (optional)').fill('Dear {{guest_name}}, the sauna is open.');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    return dialog;
  };
  const refused = await send();
  await expect(page.getByText('Message Failed')).toBeVisible();
  await expect(page.getByText(/has not written in the last 24 hours/).first()).toBeVisible();
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(refused).toBeHidden();

  const phone = await (await browser.newContext()).newPage();
  await openPhone(phone, guest);
  await phone.getByRole('textbox').last().fill('Hello, I look forward to it.');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Hello, I look forward to it.').first()).toBeVisible();
  await send();
  await expect(page.getByText('Message Sent')).toBeVisible();
  await expect(phone.getByText('Dear Otto Writes, the sauna is open.')).toBeVisible();
});

test('a cancelled booking cancels its planned messages, and another hotel sees nothing of it', async ({
  page,
  browser,
}) => {
  const guest = { name: 'Cora Cancels', phone: '+447700900613' };
  await signIn(page, concierge.url, demo.reception);
  await book(page, guest);
  const { panel, planOf } = await panelOf(page, guest.name);
  await expect(planOf('Check-in').getByText(/Goes out/)).toBeVisible();
  await panel.getByRole('combobox', { name: 'Status of the booking of Cora Cancels' }).click();
  await page.locator('.ant-select-dropdown:visible').getByText('Cancelled', { exact: true }).click();
  await expect(page.getByText('Status Updated')).toBeVisible();
  for (const type of ['Pre-arrival', 'Check-in', 'Mid-stay', 'Checkout'])
    await expect(planOf(type).getByText('Will not go out. The booking was cancelled.')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, concierge.url, demo.otherHotel);
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText(/could not be loaded/)).toBeVisible();
  await expect(elsewhere.getByText(guest.name)).toHaveCount(0);
});
