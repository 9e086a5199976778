import { expect, test, type Page } from '@playwright/test';
import { patchOf } from '#tests/support/directory.ts';
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

const lena = 'lena@port.test';

/** The super admin makes a group with the demo's hotel, its provider, its domain and a token for its directory. */
async function setUp(page: Page): Promise<{ base: string; token: string }> {
  await signIn(page, concierge.url, demo.superAdmin);
  await page.goto(`${concierge.url}/admin/groups`);
  await page.getByLabel('Name of the new group').fill('Hôtels du Port');
  await page.getByRole('button', { name: 'Make group' }).click();
  await page.getByRole('link', { name: 'Hôtels du Port' }).click();
  const panel = page.getByRole('dialog', { name: 'Hôtels du Port' });
  await panel.getByText('Choose a hotel').click();
  await page.getByText(demo.hotel, { exact: true }).last().click();
  await panel.getByRole('button', { name: 'Add to the group' }).click();
  await expect(panel.getByRole('button', { name: `Take ${demo.hotel} out of the group` })).toBeVisible();
  await panel.getByLabel('Issuer').fill(company.url);
  await panel.getByLabel('Client id').fill(companyClient.client_id);
  await panel.getByLabel('Client secret').fill(companyClient.client_secret);
  await panel.getByRole('button', { name: 'Save company accounts' }).click();
  await panel.getByLabel('Domain of the company').fill('port.test');
  await panel.getByRole('button', { name: 'Confirm domain' }).click();
  await expect(panel.getByRole('button', { name: 'Take back port.test' })).toBeVisible();
  const base = await panel.getByLabel('Base address, for the company’s IT', { exact: true }).inputValue();
  await panel.getByRole('button', { name: 'Make token' }).click();
  const field = panel.getByLabel('Token, for the company’s IT', { exact: true });
  await expect(field).toBeFocused();
  const token = await field.inputValue();
  await panel.getByRole('button', { name: 'I have stored it' }).click();
  await expect(field).toBeHidden();
  return { base, token };
}

async function signInAtCompany(page: Page, email: string): Promise<void> {
  await page.goto(`${concierge.url}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with your company account' }).click();
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('typed at the company');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${concierge.url}/dashboard`);
}

test('a person of the directory signs in, gets the hotel with a group and loses it live', async ({ browser }) => {
  const admin = await (await browser.newContext()).newPage();
  const { base, token } = await setUp(admin);
  const scim = async (method: string, path: string, body: object) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return text ? JSON.parse(text) : {};
  };
  const user = await scim('POST', '/Users', { userName: lena, name: { givenName: 'Lena', familyName: 'See' } });
  const group = await scim('POST', '/Groups', { displayName: 'Réception' });
  await scim('POST', '/Users', { userName: 'robin@elsewhere.test' });

  const page = await (await browser.newContext()).newPage();
  await signInAtCompany(page, lena);
  await expect(page.getByText('Your hotel is not set up yet')).toBeVisible();

  // The group has come by itself, and the refused call says why.
  const panel = admin.getByRole('dialog', { name: 'Hôtels du Port' });
  const mapped = panel.getByRole('region', { name: 'Réception' });
  await mapped.getByLabel('Hotel', { exact: true }).selectOption({ label: demo.hotel }, { timeout: 20_000 });
  await mapped.getByRole('button', { name: 'Give hotel' }).click();
  await expect(mapped.getByRole('button', { name: `Take ${demo.hotel} from Réception` })).toBeVisible();
  await panel.getByLabel('Show').selectOption({ label: 'Refused calls only' });
  await expect(panel.getByText('must be an address of a confirmed domain')).toBeVisible();

  await scim('PATCH', `/Groups/${group.id}`, patchOf({ op: 'add', path: 'members', value: [{ value: user.id }] }));
  await page.reload();
  await expect(page.getByText(demo.hotel).first()).toBeVisible();
  await page.goto(`${concierge.url}/requests`);
  await expect(page.getByText(demo.hotel).first()).toBeVisible();

  // Nothing is pressed: the open console loses the hotel.
  await scim('PATCH', `/Groups/${group.id}`, patchOf({ op: 'remove', path: `members[value eq "${user.id}"]` }));
  await expect(page.getByText('No Hotel Selected')).toBeVisible();
  await expect(page.getByText(demo.hotel)).toHaveCount(0);

  await panel.getByRole('button', { name: 'Make another token' }).click();
  const ask = admin.getByRole('dialog', { name: 'Make another token?' });
  await ask.getByRole('button', { name: 'Make another token' }).click();
  await panel.getByRole('button', { name: 'I have stored it' }).click();
  await expect(panel.getByText(/^The token before works until .+ It was last used on /)).toBeVisible();

  await panel.getByRole('button', { name: 'Take token back' }).click();
  await admin
    .getByRole('dialog', { name: 'Take token back?' })
    .getByRole('button', { name: 'Take token back' })
    .click();
  await expect(panel.getByText('There is no token: no directory can call.')).toBeVisible();
});
