import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { demo, linkMailedTo } from './people.ts';

const password = 'a long enough password';

/** A person with a confirmed address and no hotel. */
export async function anAccount(page: Page, url: string, email: string): Promise<void> {
  const apart = await page.context().browser()!.newContext();
  const { request } = apart;
  const draft = { email, password, name: 'Noor', first_name: 'Noor', last_name: 'Haddad' };
  const headers = { origin: url };
  expect((await request.post(`${url}/api/auth/sign-up/email`, { data: draft, headers })).status()).toBe(200);
  const token = new URL(await linkMailedTo(url, email)).searchParams.get('token');
  expect((await request.post(`${url}/api/auth/verify-email`, { data: { token }, headers })).status()).toBe(200);
  await apart.close();
}

/** Invites on the staff page. Returns the link of the mail. */
export async function invite(page: Page, url: string, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite staff' }).click();
  const dialog = page.getByRole('dialog', { name: `Invite to ${demo.hotel}` });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Pending invitations' }).getByText(email)).toBeVisible();
  let link = '';
  await expect.poll(async () => (link = await linkMailedTo(url, email))).toContain('/auth?invitation=');
  return link;
}

/** Signs in on the page of an invitation link. */
export async function signInToJoin(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Lets the invitation of this address expire. */
export async function setBack(databaseUrl: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    `update staff_invitations set expires_at = now() - interval '1 minute' where email = $1`,
    [email],
  );
  await client.end();
  expect(rowCount).toBe(1);
}
