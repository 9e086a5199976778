import type { ElectronApplication } from '@playwright/test';
import { pass } from './support/desk-clock.ts';
import { aComputer, startHidden } from './support/desk-program.ts';
import { cannotNotify, expect } from './support/fixtures.ts';
import { closeWindow, isVisible, passSlowly, test } from './support/own-desk.ts';

test.skip(cannotNotify !== null, cannotNotify ?? '');

const question = 'How much is a helicopter transfer?';
const aMinute = 60_000;
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

type Asked = { asked: string[]; answer: number };

test('quitting while guests wait asks first', async ({ own, notices, hotel }) => {
  const program = own.app.process();
  await hotel.guestWrites('Quentin Waits', question);
  await notices.notice('Quentin Waits');
  // The notice may be another program's of this worker.
  await expect.poll(own.tray).toContain('1 waiting');
  // A test cannot press the buttons of a native dialog.
  await own.app.evaluate(({ dialog }) => {
    const seen = globalThis as unknown as Asked;
    Object.assign(seen, { asked: [], answer: 0 });
    dialog.showMessageBox = (async (...given: unknown[]) => {
      seen.asked.push((given.at(-1) as { message: string }).message);
      return { response: seen.answer, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
  });
  const quit = (answer: number) =>
    own.app.evaluate(({ Menu }, chosen) => {
      (globalThis as unknown as Asked).answer = chosen;
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
      items?.find(({ label }) => label === 'Quit')?.click();
    }, answer);
  const asked = () => own.app.evaluate(() => (globalThis as unknown as Asked).asked);
  await quit(0);
  await expect.poll(asked).toEqual(['1 waiting for a person']);
  expect(program.exitCode).toBeNull();
  // The program may end before it answers the test.
  await quit(1).catch(() => undefined);
  await expect.poll(() => program.exitCode).toBe(0);
});

test('after a minute in the tray the page is gone, the alarm goes on, and a click opens the guest', async ({
  own,
  notices,
  hotel,
}) => {
  test.setTimeout(120_000);
  await closeWindow(own);
  await expect.poll(() => isVisible(own)).toBe(false);
  await passSlowly(own, aMinute + 10_000);
  await expect.poll(() => pages(own.app)).toEqual([]);
  await hotel.guestWrites('Rita Dropped', question);
  const notice = await notices.notice('Rita Dropped');
  const opened = own.app.waitForEvent('window', (page) => page.url().startsWith('app://concierge'));
  notices.click(notice);
  await expect((await opened).getByText(question).first()).toBeVisible();
});

test('a start at sign-in loads no page until there is something to show', async ({ line, notices }) => {
  line.cut();
  const desk = await startHidden(aComputer({ server: line.url }));
  await pass(desk.app, aMinute + 1000);
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
  await passSlowly(own, aMinute + 10_000);
  expect(await pages(own.app)).toContainEqual(expect.stringContaining('app://concierge/requests'));
});
