import { expect, type Locator, type Page } from '@playwright/test';
import { codeOf } from '#tests/support/authenticator.ts';
import { demo, linkMailedTo } from './people.ts';

export { codeOf };

/** On the page after sign-out. */
export async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** From the landing page to the link of the confirmation mail, with its button pressed: the person is signed in. */
export async function signUpNewcomer(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url);
  await page
    .getByRole('link', { name: 'Get Started' })
    .or(page.getByRole('button', { name: 'Get Started' }))
    .first()
    .click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Ortega');
  await page.getByLabel('Email').last().fill(email);
  await page.getByLabel('Password', { exact: true }).last().fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  // The link is opened after the answer: before it, the browser does not know that it signed up.
  await expect(page.getByText('Please check your email to verify your account.').first()).toBeVisible();
  await page.goto(await linkMailedTo(url, email));
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Address confirmed')).toBeVisible();
}

/** Through the sidebar, because a page load is slower. */
export async function openPage(page: Page, entry: 'Settings' | 'Staff Management'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main Menu' }).getByRole('link', { name: entry, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
}

/** Ends on the sign-in page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

/** The form's alert; the same text is in a toast. */
export const refusal = (page: Page) => page.getByRole('tabpanel').getByRole('alert');

/** A section of the settings page. */
export const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Sets up two-factor sign-in on the settings page. */
export async function setUpTwoFactor(page: Page): Promise<{ secret: string; recovery: string[] }> {
  await openPage(page, 'Settings');
  await section(page, 'Two-factor sign-in').getByRole('button', { name: 'Set up two-factor sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor sign-in' });
  await dialog.getByLabel('Your password').fill(demo.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = await dialog.locator('code').innerText();
  await dialog.getByLabel('Code from the app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm the code' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.allInnerTexts();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page, 'Two-factor sign-in').getByText('On', { exact: true })).toBeVisible();
  return { secret, recovery };
}

/** Enters the code of the second sign-in step. */
export async function answer(page: Page, field: 'Code from the app' | 'Recovery code', code: string): Promise<void> {
  await page.getByLabel(field).fill(code);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 25; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
