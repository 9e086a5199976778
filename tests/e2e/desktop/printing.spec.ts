import fs from 'node:fs';
import { pass, watchTray, withSkippingClock } from './support/desk-clock.ts';
import { aComputer, startDesk } from './support/desk-program.ts';
import { cannotNotify, expect, test } from './support/fixtures.ts';
import { signIn } from './support/hotel.ts';
import { givePrinter } from './support/printer.ts';

test.skip(cannotNotify !== null, cannotNotify ?? '');

test('the print dialog may stay open: the alarm goes on, and the page is not taken for dead', async ({
  hotel,
  notices,
}) => {
  await hotel.resolveAll();
  const computer = aComputer({ server: hotel.url });
  const printer = await givePrinter(computer);
  const desk = await startDesk(computer, [], undefined, withSkippingClock);
  const tray = await watchTray(desk.app);
  await signIn(desk.page);
  await expect.poll(tray).toContain('No guest is waiting');
  expect(await desk.page.evaluate(() => 'answers')).toBe('answers');
  void desk.page.evaluate(() => window.desktop!.print()).catch(() => undefined);
  await expect.poll(printer.asked).toBeGreaterThan(0);
  // The page stands still while the dialog is open: it answers nothing until the end of the test.
  let page = 'stands still';
  const asked = () => desk.page.evaluate(() => 'answers').then((says) => (page = says));
  void asked().catch(() => undefined);
  const log = await desk.app.evaluate(({ app }) => `${app.getPath('logs')}/desk.log`);
  for (let beats = 0; beats < 6; beats += 1) await pass(desk.app, 10_000);
  await hotel.guestWrites('Pat Print', 'How much is a helicopter transfer?');
  await notices.notice('Pat Print');
  expect(page).toBe('stands still');
  expect(fs.readFileSync(log, 'utf8')).not.toMatch(/did not answer|printing failed/);
  await desk.kill();
  await printer.close();
});
