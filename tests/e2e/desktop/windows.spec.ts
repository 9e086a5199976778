import type { Page } from '@playwright/test';
import { watchTray } from './support/desk-clock.ts';
import { layLine } from './support/line.ts';
import { aComputer, startDesk, type DeskProgram, nextWindow } from './support/desk-program.ts';
import { answerDialogs, asked, pressMenu, willAnswer } from './support/dialogs.ts';
import { cannotNotify, expect } from './support/fixtures.ts';
import { people, signIn } from './support/hotel.ts';
// A worker of its own: the shared program would show notices for the same guests, and a click on one would open nothing here.
import { test } from './support/own-desk.ts';

test.skip(cannotNotify !== null, cannotNotify ?? '');

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

  const arrived = nextWindow(desk.app);
  await pressMenu(desk.app, 'New window');
  const further = await arrived;
  await focus(desk, further);
  await pressMenu(desk.app, 'Bookings');
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

/** Resolves what waits in all hotels of the signed-in person: above three guests one notice stands for all. */
const resolveAll = (page: Page) =>
  page.evaluate(async () => {
    const read = async (path: string): Promise<unknown> => (await fetch(`/api/${path}`)).json();
    const { memberships } = (await read('me')) as { memberships: { hotel_id: string }[] };
    for (const { hotel_id } of memberships) {
      const conversations = `hotels/${hotel_id}/conversations`;
      const { items } = (await read(`${conversations}?state=waiting&limit=100`)) as { items: { id: string }[] };
      for (const { id } of items)
        await fetch(`/api/${conversations}/${id}/resolve`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
    }
  });

test('a guest of the person’s other hotel is told, and the notice opens a window of that hotel', async ({
  hotel,
  notices,
}) => {
  await hotel.takesOn(people.elsewhere);
  const desk = await startDesk(aComputer({ server: hotel.url }));
  const tray = await watchTray(desk.app);
  await signIn(desk.page, people.elsewhere);
  await resolveAll(desk.page);
  await expect.poll(tray).toContain('No guest is waiting');
  const hotels = (page: Page) => page.getByRole('combobox', { name: /Your hotels/ });
  await hotels(desk.page).selectOption({ label: 'Seehaus Lindenhof' });
  await expect(desk.page).toHaveURL('app://concierge/dashboard');

  await hotel.guestWrites('Zoe Other', 'How much is a helicopter transfer?');
  const notice = await notices.notice('Zoe Other');
  expect(notice.body).toContain('Maison des Marées');
  await expect.poll(tray).toContain('1 waiting');
  const bar = desk.page.getByRole('region', { name: 'Guests who wait' });
  await expect(bar).toContainText('Waiting at Maison des Marées: 1');
  const arrived = desk.app.waitForEvent('window', (page) => page.url().startsWith('app://concierge'));
  notices.click(notice);
  const further = await arrived;
  await expect(further.getByText('How much is a helicopter transfer?').first()).toBeVisible();
  await expect(hotels(further).locator('option:checked')).toHaveText('Maison des Marées');
  await expect(hotels(desk.page).locator('option:checked')).toHaveText('Seehaus Lindenhof');

  // A window that shows the hotel is used again.
  await hotel.guestWrites('Zac Other', 'How much is a helicopter transfer?');
  notices.click(await notices.notice('Zac Other'));
  const id = await hotel.conversationOf('Zac Other');
  await expect(further).toHaveURL(`app://concierge/requests?conversation=${id}`);
  await desk.quit();
});

test('another server is chosen after a question where a form is half typed; further windows end with it', async ({
  hotel,
}) => {
  const desk = await startDesk(aComputer(null));
  const line = await layLine(hotel.url);
  const connect = async (setup: Page, url: string) => {
    await setup.getByLabel('Address of the server').fill(url);
    // The page may be closed before the key press returns.
    void setup.keyboard.press('Enter').catch(() => undefined);
  };
  const first = nextWindow(desk.app);
  await connect(desk.page, hotel.url);
  const page = await first;
  await signIn(page);
  await page.goto('app://concierge/bookings');
  await page.getByRole('button', { name: 'Add Booking', exact: true }).first().click();
  const name = page.getByRole('dialog', { name: 'Add Booking' }).getByLabel('Guest name', { exact: true });
  await name.pressSequentially('Half a');
  const second = nextWindow(desk.app);
  await pressMenu(desk.app, 'New window');
  const further = await second;
  await answerDialogs(desk.app);

  const change = async () => {
    const opened = nextWindow(desk.app);
    await pressMenu(desk.app, 'Change server…');
    await connect(await opened, line.url);
  };
  await change();
  await expect.poll(() => asked(desk.app)).toEqual(['Leave without saving?']);
  await expect(name).toHaveValue('Half a');
  await willAnswer(desk.app, 1);
  await change();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect.poll(() => further.isClosed()).toBe(true);
  await desk.quit();
  await line.close();
});
