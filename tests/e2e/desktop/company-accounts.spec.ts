import type { Page } from '@playwright/test';
import { isSignedIn, openCompany, type Company } from './support/company.ts';
import {
  aComputer,
  nextWindow,
  startAgain,
  startDesk,
  type Computer,
  type DeskProgram,
} from './support/desk-program.ts';
import { pressMenu } from './support/dialogs.ts';
import { cannotRun, expect, test } from './support/fixtures.ts';
import { openHotel, people, type RunningHotel } from './support/hotel.ts';
import { watchOutside } from './support/outside.ts';

test.skip(cannotRun !== null, cannotRun ?? '');

let hotel: RunningHotel;
let company: Company;
test.beforeAll(async () => {
  hotel = await openHotel();
  company = await openCompany(hotel, 'maisondesmarees.example');
});
test.afterAll(async () => {
  await company?.close();
  await hotel?.end();
});

type Desk = DeskProgram & { computer: Computer; opened: () => Promise<string[]> };

async function aDesk(): Promise<Desk> {
  const computer = aComputer({ server: hotel.url });
  const desk = await startDesk(computer);
  return { ...desk, computer, opened: await watchOutside(desk.app) };
}

/** Resolves with the address that the program opened in the system's browser. */
async function begin({ page, opened }: Desk, email: string): Promise<string> {
  const before = (await opened()).length;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue in the browser…' }).click();
  await expect(page.getByRole('heading', { name: 'Continue in your browser' })).toBeVisible();
  await expect.poll(async () => (await opened()).length).toBe(before + 1);
  return (await opened()).at(-1)!;
}
const linkOf = async (page: Page): Promise<string> =>
  (await page.getByRole('link', { name: 'Open Concierge' }).getAttribute('href'))!;
const signedIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible({ timeout: 30_000 });

test('a person signs in with the company’s account in the system’s browser', async () => {
  const desk = await aDesk();
  const address = await begin(desk, people.reception);
  const browser = await company.signInInBrowser(address, people.reception);
  await expect(browser.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  const link = await linkOf(browser);
  expect(link).toMatch(/^concierge-desk:\/\/signed-in\?state=[\w-]+&code=[\dA-Z]{8}$/);

  await startAgain(desk.computer, [link]);
  await signedIn(desk.page);
  await expect(desk.page).toHaveURL('app://concierge/requests');
  expect(await isSignedIn(browser.context(), hotel.url)).toBe(false);
  await desk.quit();
});

test('a code is typed where the browser does not open the program', async () => {
  const desk = await aDesk();
  const browser = await company.signInInBrowser(await begin(desk, people.reception), people.reception);
  await browser.getByText('Concierge does not open?').click();
  const code = await browser.locator('output').innerText();
  expect(code).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/);

  await desk.page.getByLabel('Code from the browser').fill('AAAA-AAAA');
  await desk.page.getByRole('button', { name: 'Sign in with this code' }).click();
  await expect(desk.page.getByRole('alert')).toContainText('does not belong to this sign-in');
  await desk.page.getByLabel('Code from the browser').fill(code.toLowerCase());
  await desk.page.getByRole('button', { name: 'Sign in with this code' }).click();
  await signedIn(desk.page);
  await desk.quit();
});

test('the link of another person’s sign-in is ignored', async () => {
  const [other, desk] = [await aDesk(), await aDesk()];
  const browser = await company.signInInBrowser(await begin(other, people.colleague), people.colleague);
  const link = await linkOf(browser);

  await startAgain(desk.computer, [link]);
  await begin(desk, people.reception);
  await startAgain(desk.computer, [link]);
  await expect(desk.page.getByRole('heading', { name: 'Continue in your browser' })).toBeVisible();
  await startAgain(other.computer, [link]);
  await signedIn(other.page);
  await expect(desk.page.getByRole('heading', { name: 'Continue in your browser' })).toBeVisible();

  await desk.page.getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.page.getByLabel('Password', { exact: true })).toBeVisible();
  await desk.quit();
  await other.quit();
});

test('who is refused reads why in the browser and in the program, and tries again', async () => {
  const desk = await aDesk();
  const browser = await company.signInInBrowser(await begin(desk, people.reception), 'robin@elsewhere.test');
  await expect(browser.getByRole('alert')).toContainText('does not belong to this group of hotels');
  const link = await browser.getByRole('link', { name: 'Return to Concierge' }).getAttribute('href');
  await startAgain(desk.computer, [link!]);
  await expect(desk.page.getByRole('alert')).toContainText('does not belong to this group of hotels');

  await expect(desk.page.getByLabel('Email')).toHaveValue(people.reception);
  await desk.page.getByRole('button', { name: 'Continue in the browser…' }).click();
  await expect(desk.page.getByRole('heading', { name: 'Continue in your browser' })).toBeVisible();
  await desk.quit();
});

test('a company that takes no passwords says so and offers its own sign-in', async () => {
  await company.save({ password_off: true, emergency_email: people.colleague });
  const desk = await aDesk();
  await desk.page.getByLabel('Email').fill(people.reception);
  await expect(desk.page.getByText('without passwords')).toBeVisible();
  await expect(desk.page.getByLabel('Password', { exact: true })).toBeHidden();
  await begin(desk, people.reception);
  await desk.quit();
  await company.save({ password_off: false, emergency_email: null });
});

test('an ended session is renewed in all windows by one sign-in', async () => {
  const desk = await aDesk();
  const first = await company.signInInBrowser(await begin(desk, people.reception), people.reception);
  await startAgain(desk.computer, [await linkOf(first)]);
  await signedIn(desk.page);
  const arrived = nextWindow(desk.app);
  await pressMenu(desk.app, 'New window');
  const further = await arrived;
  await signedIn(further);

  await hotel.expireSessionsOf(people.reception);
  const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
  for (const page of [desk.page, further]) await expect(again(page)).toBeVisible({ timeout: 40_000 });
  const before = (await desk.opened()).length;
  await again(desk.page).getByRole('button', { name: 'Continue in the browser…' }).click();
  // Both windows show the same sign-in.
  await expect(again(further).getByRole('heading', { name: 'Continue in your browser' })).toBeVisible();
  await expect.poll(async () => (await desk.opened()).length).toBe(before + 1);
  const browser = await company.signInInBrowser((await desk.opened()).at(-1)!, people.reception);
  await startAgain(desk.computer, [await linkOf(browser)]);
  for (const page of [desk.page, further]) await expect(again(page)).toBeHidden();
  await desk.quit();
});
