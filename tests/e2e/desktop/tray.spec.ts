import type { ElectronApplication } from '@playwright/test';
import { pass, watchTray } from './support/desk-clock.ts';
import { aComputer, startHidden, nextWindow } from './support/desk-program.ts';
import { cannotNotify, expect } from './support/fixtures.ts';
import { answerDialogs, asked, pressMenu, pressQuit, willAnswer } from './support/dialogs.ts';
import { closeWindow, isVisible, passSlowly, test } from './support/own-desk.ts';

test.skip(cannotNotify !== null, cannotNotify ?? '');

const question = 'How much is a helicopter transfer?';
const aMinute = 60_000;
/** A page hidden for longer is dropped. */
const tenMinutes = 10 * aMinute;
const pages = (app: ElectronApplication) =>
  app.evaluate(({ webContents }) => webContents.getAllWebContents().map((page) => page.getURL()));

test('the first close explains the tray, and only the first', async ({ own, notices }) => {
  await closeWindow(own);
  const notice = await notices.notice('goes on beside the clock');
  notices.click(notice);
  await expect.poll(() => isVisible(own)).toBe(true);
  await closeWindow(own);
  await expect.poll(() => isVisible(own)).toBe(false);
  expect(notices.standing().filter(({ summary }) => summary.includes('beside the clock'))).toEqual([]);
});

test('quitting while guests wait asks first', async ({ own, notices, hotel }) => {
  const program = own.app.process();
  await hotel.guestWrites('Quentin Waits', question);
  await notices.notice('Quentin Waits');
  // The notice may be another program's of this worker.
  await expect.poll(own.tray).toContain('1 waiting');
  await answerDialogs(own.app);
  await pressQuit(own.app, 0);
  await expect.poll(() => asked(own.app)).toEqual(['1 waiting for a person']);
  expect(program.exitCode).toBeNull();
  // The program may end before it answers the test.
  await pressQuit(own.app, 1).catch(() => undefined);
  await expect.poll(() => program.exitCode).toBe(0);
});

test('after ten minutes in the tray the page is gone, the alarm goes on, and a click opens the guest', async ({
  own,
  notices,
  hotel,
}) => {
  test.setTimeout(120_000);
  await closeWindow(own);
  await expect.poll(() => isVisible(own)).toBe(false);
  await passSlowly(own, tenMinutes - 10_000);
  expect(await pages(own.app)).toHaveLength(1);
  await passSlowly(own, 20_000);
  await expect.poll(() => pages(own.app)).toEqual([]);
  await hotel.guestWrites('Rita Dropped', question);
  const notice = await notices.notice('Rita Dropped');
  const opened = own.app.waitForEvent('window', (page) => page.url().startsWith('app://concierge'));
  notices.click(notice);
  await expect((await opened).getByText(question).first()).toBeVisible();
});

test('a start at sign-in loads no page until there is something to show', async ({ line, notices }) => {
  // A notice of the program before would pass for this one's.
  notices.clear();
  line.cut();
  const desk = await startHidden(aComputer({ server: line.url }));
  const tray = await watchTray(desk.app);
  // The alarm may start only after the first steps.
  const later = async () => {
    await pass(desk.app, 5000);
    return tray();
  };
  await expect.poll(later).toContain('No connection since');
  await pass(desk.app, 30_000);
  await notices.notice('no connection');
  const shown = () => desk.app.windows().map((page) => page.url());
  expect(shown()).toEqual([]);
  line.mend();
  await pass(desk.app, 10_000);
  await expect.poll(shown).toEqual(['app://concierge/auth']);
  await desk.kill();
});

test('a page with a reply to send is not dropped', async ({ own, hotel, line }) => {
  test.setTimeout(120_000);
  await hotel.guestWrites('Sara Outbox', question);
  await own.page.goto(`app://concierge/requests?conversation=${await hotel.conversationOf('Sara Outbox')}`);
  await own.page.getByLabel('Reply to Sara Outbox').fill('The cot is on its way.');
  line.cut();
  await own.page.getByLabel('Reply to Sara Outbox').press('Enter');
  await expect(own.page.getByText('Waiting for the connection.')).toBeVisible();
  await closeWindow(own);
  await passSlowly(own, tenMinutes + 10_000);
  expect(await pages(own.app)).toContainEqual(expect.stringContaining('app://concierge/requests'));
});

for (const [form, page, button, dialog, field] of [
  ['a form that asks before it is left', 'bookings', 'Add Booking', 'Add Booking', 'Guest name'],
  ['a form that does not', 'faqs?view=replies', 'Add saved reply', 'Add saved reply', 'Text'],
] as const)
  test(`a half-typed form keeps its page and asks before the program ends: ${form}`, async ({ own }) => {
    test.setTimeout(120_000);
    await own.page.goto(`app://concierge/${page}`);
    await own.page.getByRole('button', { name: button, exact: true }).first().click();
    const typed = own.page.getByRole('dialog', { name: dialog }).getByLabel(field, { exact: true });
    await typed.pressSequentially('Half a');
    await closeWindow(own);
    await expect.poll(() => isVisible(own)).toBe(false);
    await passSlowly(own, 2 * tenMinutes);
    await expect(typed).toHaveValue('Half a');
    await answerDialogs(own.app);
    await pressQuit(own.app, 0);
    await expect.poll(() => asked(own.app)).toEqual(['Leave without saving?']);
    expect(own.app.process().exitCode).toBeNull();
    // What is finished or thrown away holds the page no longer.
    await own.page.goto('app://concierge/guests');
    await passSlowly(own, tenMinutes + 10_000);
    await expect.poll(() => pages(own.app)).toEqual([]);
  });

test('a choice made with the keyboard in a list of a form asks before the program ends', async ({ own }) => {
  await own.page.goto('app://concierge/faqs?view=replies');
  await own.page.getByRole('button', { name: 'Add saved reply', exact: true }).first().click();
  const dialog = own.page.getByRole('dialog', { name: 'Add saved reply' });
  const language = dialog.getByRole('combobox', { name: 'Language of the text' });
  await answerDialogs(own.app);
  await language.focus();
  await language.pressSequentially('Ital');
  await language.press('Enter');
  await expect(dialog.getByTitle('Italian')).toBeVisible();
  // Neither key has sent or closed the form.
  await expect(dialog).toBeVisible();
  await pressQuit(own.app, 0);
  await expect.poll(() => asked(own.app)).toEqual(['Leave without saving?']);
});

test('a further window with a half-typed form asks before it is closed', async ({ own }) => {
  const arrived = nextWindow(own.app);
  await pressMenu(own.app, 'New window');
  const further = await arrived;
  await further.goto('app://concierge/bookings');
  await further.getByRole('button', { name: 'Add Booking', exact: true }).first().click();
  await further.getByLabel('Guest name').pressSequentially('Half a');
  await answerDialogs(own.app);
  const close = async (answer: number) => {
    await willAnswer(own.app, answer);
    await (await own.app.browserWindow(further)).evaluate((it) => it.close());
  };
  await close(0);
  await expect.poll(() => asked(own.app)).toEqual(['Leave without saving?']);
  expect(further.isClosed()).toBe(false);
  const gone = further.waitForEvent('close');
  await close(1).catch(() => undefined);
  await gone;
});
