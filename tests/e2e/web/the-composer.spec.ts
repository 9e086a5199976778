import { expect, test } from '@playwright/test';
import { demo, guestWrites, openThread, signIn, signInOnPage } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
test.beforeAll(async () => {
  concierge = await startConcierge();
});
test.afterAll(() => concierge.stop());

test('a saved reply is kept, inserted with a slash, and not sent while a variable has no value', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  await page.goto(`${concierge.url}/faqs?view=replies`);
  await page.getByRole('button', { name: 'Add saved reply', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Garden key');
  await page.getByLabel('Text', { exact: true }).fill('Dear {{guest_first_name}}, your room is {{room}}.');
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByRole('heading', { name: 'Garden key' })).toBeVisible();

  const guest = { name: 'Nadia Slash', address: '+447700900611' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  const reply = await openThread(page, concierge.url, guest.name);
  await reply.pressSequentially('/garden');
  await expect(page.getByRole('option', { name: /Garden key/ })).toBeVisible();
  await reply.press('Enter');
  await expect(reply).toHaveValue('Dear Nadia, your room is {{room}}.');
  await expect(page.getByText('No value for {{room}}. Replace it in the text, then send.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the reply' })).toBeDisabled();
  await reply.fill('Dear Nadia, your room is 12.');
  await reply.press('Enter');
  await expect(reply).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('your room is 12')).toBeVisible();
});

test('a reply for later is seen by a colleague, who takes it back into the reply box', async ({ page, browser }) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Otto Later', address: '+447700900612' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  const reply = await openThread(page, concierge.url, guest.name);
  await reply.fill('Your taxi comes at nine.');
  await page.getByRole('button', { name: 'Send later' }).click();
  await page.getByRole('button', { name: 'In a week' }).click();
  await expect(page.getByText(/Free replies end/)).toBeVisible();
  await page.getByRole('button', { name: 'In 3 hours' }).click();
  await page
    .getByRole('region', { name: 'Send later' })
    .getByRole('button', { name: /^Send / })
    .click();
  await expect(page.getByText(/unless the guest writes first/)).toBeVisible();
  await expect(reply).toHaveValue('');

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, concierge.url, demo.admin);
  const theirs = await openThread(colleague, concierge.url, guest.name);
  await colleague.getByRole('button', { name: 'Withdraw and edit' }).click();
  await expect(theirs).toHaveValue('Your taxi comes at nine.');
  await expect(page.getByText(/unless the guest writes first/)).toBeHidden();

  // With the keyboard only; what is typed next stays, and the panel stays closed.
  await theirs.focus();
  await colleague.keyboard.press('Tab');
  await colleague.keyboard.press('Enter');
  const panel = colleague.getByRole('region', { name: 'Send later' });
  await panel.getByRole('button', { name: 'In 3 hours' }).press('Enter');
  await panel.getByLabel('Another time').press('Enter');
  await theirs.pressSequentially('Good night');
  await expect(page.getByText(/unless the guest writes first/)).toHaveCount(1);
  await expect(panel).toBeHidden();
  await expect(theirs).toHaveValue('Good night');
  await theirs.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Good night')).toBeVisible();
});

test('a reply is undone within five seconds, and leaves by itself once its window was closed', async ({
  page,
  browser,
}) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Paula Undo', address: '+447700900613' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  const reply = await openThread(page, concierge.url, guest.name);
  const messages = page.getByRole('region', { name: 'Messages' });
  await reply.fill('Your room is 12.');
  await reply.press('Enter');
  await expect(messages.getByText('Your room is 12.')).toBeVisible();
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toHaveValue('Your room is 12.');
  await expect(messages.getByText('Your room is 12.')).toBeHidden();

  await reply.fill('Your room is 14.');
  await reply.press('Enter');
  await expect(messages.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.close();
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, concierge.url, demo.admin);
  await openThread(colleague, concierge.url, guest.name);
  const theirs = colleague.getByRole('region', { name: 'Messages' });
  await expect(theirs.getByText('Your room is 14.')).toHaveCount(1);
  await expect(theirs.getByLabel(/^(Sent|Delivered|Read)$/).last()).toBeVisible();
  await expect(theirs.getByText('Your room is 12.')).toHaveCount(0);
});

test('Ctrl+Enter sends and resolves; the undo takes both back', async ({ page }) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Quentin Done', address: '+447700900614' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  const reply = await openThread(page, concierge.url, guest.name);
  await reply.fill('It is done.');
  await page.getByRole('button', { name: 'Emoji' }).click();
  await expect(page.getByRole('dialog', { name: 'Emoji' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(reply).toHaveValue('It is done.🙂');
  await expect(reply).toBeFocused();
  await reply.press('Control+Enter');
  const bar = page.getByText(/Sent and resolved/);
  await expect(bar).toContainText('Quentin Done');
  await bar.locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toHaveValue('It is done.🙂');
  await expect(page.getByRole('button', { name: 'Mark Resolved' }).first()).toBeVisible();
});

test('a draft is on all devices of its writer, and not on a colleague’s', async ({ page, browser }) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Rosa Devices', address: '+447700900615' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  const reply = await openThread(page, concierge.url, guest.name);
  const device = await (await browser.newContext({ viewport: { width: 360, height: 760 } })).newPage();
  await signInOnPage(device, concierge.url, demo.reception);
  const there = await openThread(device, concierge.url, guest.name);
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, concierge.url, demo.admin);
  const theirs = await openThread(colleague, concierge.url, guest.name);

  await reply.fill('Dear Rosa, your taxi');
  await expect(there).toHaveValue('Dear Rosa, your taxi');
  await there.pressSequentially(' comes at nine.');
  await expect(reply).toHaveValue('Dear Rosa, your taxi comes at nine.');
  await expect(theirs).toHaveValue('');
  await reply.press('Enter');
  await expect(there).toHaveValue('');
  await expect(device.getByRole('region', { name: 'Messages' }).getByText('comes at nine')).toHaveCount(1);
});

test('the assistant drafts a reply into the box with its sources, and asks before it touches typed text', async ({
  page,
}) => {
  await signIn(page, concierge.url, demo.reception);
  const guest = { name: 'Sven Draft', address: '+447700900616' };
  await guestWrites(concierge.url, demo.hotel, guest, 'I want to talk to a person please');
  const reply = await openThread(page, concierge.url, guest.name);
  await expect(page.getByText('The guest asked for a person').first()).toBeVisible();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('Malo Kerdraon took over', { exact: false }).first()).toBeVisible();
  await guestWrites(concierge.url, demo.hotel, guest, 'When is breakfast?');
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('When is breakfast?')).toBeVisible();
  const form = page.getByRole('form', { name: 'Reply' });
  const panel = page.getByRole('region', { name: 'Draft of the assistant' });
  const draft = async () => {
    await form.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('menuitem', { name: 'Draft with the assistant' }).click();
  };
  await draft();
  await expect(reply).toHaveValue(/7:30|10:30/);
  await panel.getByText('Sources').click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await reply.fill('Dear Sven,');
  await draft();
  await expect(panel.getByRole('button', { name: 'Replace my text' })).toBeVisible();
  await expect(reply).toHaveValue('Dear Sven,');
  await panel.getByRole('button', { name: 'Add below my text' }).click();
  await expect(reply).toHaveValue(/^Dear Sven,\n\n.*(7:30|10:30)/s);
  await expect(panel).toBeVisible();
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/draft-1440-light.png` });
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Dear Sven')).toHaveCount(0);
  await reply.press('Enter');
  await expect(panel).toBeHidden();

  const unknown = { name: 'Tilda Zip', address: '+447700900617' };
  await guestWrites(concierge.url, demo.hotel, unknown, 'Can you repair the zip of my suitcase?');
  await openThread(page, concierge.url, unknown.name);
  await draft();
  await expect(panel).toContainText('does not answer this');
});
