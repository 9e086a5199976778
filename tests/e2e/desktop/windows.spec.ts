import type { Page } from '@playwright/test';
import { aComputer, startDesk, type DeskProgram } from './support/desk-program.ts';
import { cannotRun, expect, test } from './support/fixtures.ts';
import { people, signIn } from './support/hotel.ts';

test.skip(cannotRun !== null, cannotRun ?? '');

const press = ({ app }: DeskProgram, item: string) =>
  app.evaluate(({ Menu }, label) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    items?.find((one) => one.label === label)?.click();
  }, item);
/** A virtual screen has no window manager that gives the focus. */
const focus = async (desk: DeskProgram, page: Page) => {
  const window = await desk.app.browserWindow(page);
  await window.evaluate(
    (it, { BrowserWindow }) => {
      (BrowserWindow as unknown as { getFocusedWindow: () => unknown }).getFocusedWindow = () => it;
    },
    await desk.app.evaluateHandle((electron) => electron),
  );
};

test('a second window is a full one: its own menu keys, and another hotel', async ({ hotel }) => {
  await hotel.takesOn(people.elsewhere);
  const desk = await startDesk(aComputer({ server: hotel.url }));
  await signIn(desk.page, people.elsewhere);
  const name = (page: Page) => page.getByRole('combobox', { name: /Your hotels/ }).locator('option:checked');
  const first = await name(desk.page).innerText();

  const arrived = desk.app.waitForEvent('window');
  await press(desk, 'New window');
  const further = await arrived;
  await focus(desk, further);
  await press(desk, 'Bookings');
  await expect(further).toHaveURL('app://concierge/bookings');
  await expect(desk.page).toHaveURL('app://concierge/requests');

  const hotels = further.getByRole('combobox', { name: /Your hotels/ });
  const other = first === 'Seehaus Lindenhof' ? 'Maison des Marées' : 'Seehaus Lindenhof';
  await hotels.selectOption({ label: other });
  await expect(name(further)).toHaveText(other);
  await further.reload();
  await expect(name(further)).toHaveText(other);
  await desk.page.reload();
  await expect(name(desk.page)).toHaveText(first);
  await desk.quit();
});
