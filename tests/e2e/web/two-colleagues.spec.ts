import { expect, test, type Page } from '@playwright/test';
import { demo, guestWrites, openThread, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test('of two people who answer at once, the second is told, and sends anyway', async ({ page, browser }) => {
  const guest = { name: 'Wanda Twice', address: '+447700900651' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  const other = await (await browser.newContext()).newPage();
  await signIn(page, concierge.url, demo.reception);
  await signIn(other, concierge.url, demo.admin);
  const mine = await openThread(page, concierge.url, guest.name);
  const theirs = await openThread(other, concierge.url, guest.name);
  // The colleague's line is cut: the reply below has not been seen when the second one is sent.
  await theirs.fill('I am on my way.');
  await other.route('**/api/live*', (route) => route.abort());
  await other.route(/conversations\/[\w-]+(\?.*)?$/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await mine.fill('A colleague comes.');
  // The page shows a reply before the server has it: who is the second is decided there.
  const received = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/held-replies'),
  );
  await mine.press('Enter');
  await received;
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('A colleague comes.')).toBeVisible();
  await theirs.press('Enter');
  await expect(other.getByText(/Malo .*answered \d+ s ago\. Send anyway\?/)).toBeVisible();
  await other.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('I am on my way.')).toBeVisible({
    timeout: 20_000,
  });
  await other.context().close();
});

test('two records of a guest are merged, and the merge is undone', async ({ page }) => {
  const [one, two] = ['+447700900652', '+447700900653'];
  for (const address of [one, two])
    await guestWrites(concierge.url, demo.hotel, { name: 'Ines Double', address }, 'Can a person help me please?');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, concierge.url, demo.reception);
  await openThread(page, concierge.url, 'Ines Double');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Addresses of this guest')).toBeVisible();
  for (const address of [one, two]) await expect(page.getByRole('listitem').getByText(address)).toBeVisible();
  await page.getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Looks like the same guest as Ines Double')).toBeVisible();
  await expect(page.getByText('Addresses of this guest')).toBeHidden();
});

test('a guest who waits has a countdown, is given to a colleague, and is found under "Mine" there', async ({
  page,
  browser,
}) => {
  const guest = { name: 'Udo Given', address: '+447700900654' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  await signIn(page, concierge.url, demo.admin);
  await openThread(page, concierge.url, guest.name);
  await expect(rowOf(page, guest.name).getByText(/ left$/)).toBeVisible();
  await page.getByRole('button', { name: 'Give to, or put aside' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Malo/ }).click();
  await expect(page.getByRole('alert').getByText(/Given to Malo/)).toBeVisible();
  const malo = await (await browser.newContext()).newPage();
  await signIn(malo, concierge.url, demo.reception);
  await malo.goto(`${concierge.url}/requests`);
  await malo.getByLabel('Show', { exact: true }).selectOption({ label: 'Mine' });
  await expect(malo.getByText(guest.name).first()).toBeVisible();
  await expect(malo).toHaveURL(/filter=mine/);
  await malo.reload();
  await expect(malo.getByLabel('Show', { exact: true })).toHaveValue('mine');
  await malo.getByText(guest.name).first().click();
  await expect(malo).toHaveURL(/conversation=.*filter=mine/);
  await malo.context().close();
});
