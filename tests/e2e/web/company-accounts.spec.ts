import { expect, test, type Page } from '@playwright/test';
import { companyClient, startOidcProvider } from '#tests/support/fakes/oidc-provider.ts';
import { demo, signIn } from './support/people.ts';
import { startConcierge, type RunningConcierge } from './support/running-concierge.ts';

let concierge: RunningConcierge;
let company: Awaited<ReturnType<typeof startOidcProvider>>;
test.beforeAll(async () => {
  concierge = await startConcierge();
  company = await startOidcProvider(`${concierge.url}/api/auth/sso/callback`);
});
test.afterAll(async () => {
  await company?.close();
  await concierge?.stop();
});

/** The super admin makes a group with the demo's hotel, its provider and its domain. */
async function setUp(page: Page): Promise<void> {
  await signIn(page, concierge.url, demo.superAdmin);
  await page.goto(`${concierge.url}/admin/groups`);
  await page.getByLabel('Name of the new group').fill('Hôtels du Large');
  await page.getByRole('button', { name: 'Make group' }).click();
  await page.getByRole('link', { name: 'Hôtels du Large' }).click();
  const panel = page.getByRole('dialog', { name: 'Hôtels du Large' });
  await panel.getByText('Choose a hotel').click();
  await page.getByText(demo.hotel, { exact: true }).last().click();
  await panel.getByRole('button', { name: 'Add to the group' }).click();
  await expect(panel.getByRole('button', { name: `Take ${demo.hotel} out of the group` })).toBeVisible();
  await panel.getByLabel('Issuer').fill(company.url);
  await panel.getByLabel('Client id').fill(companyClient.client_id);
  await panel.getByLabel('Client secret').fill(companyClient.client_secret);
  await panel.getByLabel('New people become members of').selectOption({ label: demo.hotel });
  await panel.getByRole('button', { name: 'Save company accounts' }).click();
  await panel.getByRole('button', { name: 'Test the provider' }).click();
  await expect(page.getByText('The provider answers')).toBeVisible();
  await panel.getByLabel('Domain of the company').fill('large.test');
  await panel.getByRole('button', { name: 'Confirm domain' }).click();
  await expect(panel.getByRole('button', { name: 'Take back large.test' })).toBeVisible();
}

test('a person signs in with the account of the company and works in the hotel', async ({ browser }) => {
  const admin = await browser.newContext();
  await setUp(await admin.newPage());

  const page = await (await browser.newContext()).newPage();
  await page.goto(`${concierge.url}/auth`);
  await page.getByLabel('Email').fill('lena@large.test');
  await page.getByRole('button', { name: 'Sign in with your company account' }).click();
  await page.waitForURL(`${company.url}/**`);
  await page.getByPlaceholder('Enter any login').fill('lena@large.test');
  await page.getByPlaceholder('and password').fill('typed at the company');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${concierge.url}/dashboard`);
  await expect(page.getByText(demo.hotel).first()).toBeVisible();

  // Another domain is refused with a sentence, and no session begins.
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${concierge.url}/auth`);
  await other.getByLabel('Email').fill('robin@large.test');
  await other.getByRole('button', { name: 'Sign in with your company account' }).click();
  await other.getByPlaceholder('Enter any login').fill('robin@elsewhere.test');
  await other.getByPlaceholder('and password').fill('typed at the company');
  await other.getByRole('button', { name: 'Sign-in' }).click();
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('does not belong to this group of hotels')).toBeVisible();
});
