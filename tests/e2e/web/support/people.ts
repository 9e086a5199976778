import { expect, request, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { codeOf } from '#tests/support/authenticator.ts';

export const demo = {
  reception: 'malo@maisondesmarees.example',
  admin: 'gwenaelle@maisondesmarees.example',
  otherHotel: 'katharina@seehaus-lindenhof.example',
  superAdmin: 'platform@concierge.example',
  password: 'concierge-demo',
  hotel: 'Maison des Marées',
};

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
/** Sessions of this worker by server and address. */
const sessions = new Map<string, Cookies>();

/**
 * Signs in without a page: the next thing a test does is to open one. All pages of a person have one session, and load no code
 * ahead, which is most of what a page costs. {@link signInOnPage} is what people do.
 */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  const key = `${url} ${email}`;
  const cookies = sessions.get(key) ?? (await openSession(url, email));
  sessions.set(key, cookies);
  await page.context().addInitScript(saveData);
  await page.context().addCookies(cookies);
}

async function openSession(url: string, email: string): Promise<Cookies> {
  const api = await request.newContext({ extraHTTPHeaders: { origin: url } });
  const answer = await api.post(`${url}/api/auth/sign-in/email`, { data: { email, password: demo.password } });
  expect(answer.status()).toBe(200);
  const { cookies } = await api.storageState();
  await api.dispose();
  return cookies;
}

/** In the page: the browser's data saver is on. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Signs in through the page; ends on the dashboard. */
export async function signInOnPage(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Opens the conversation of a guest who waits for a person. Returns the reply box. */
export async function openThread(page: Page, url: string, name: string): Promise<Locator> {
  await page.goto(`${url}/requests`);
  // The row, not the name in the bar of guests who wait, which is no link.
  await page.locator('a[data-conversation]', { hasText: name }).first().click();
  return page.getByLabel(`Reply to ${name}`);
}

export type Guest = { name: string; address: string };

/**
 * Writes to a hotel through the guest phone's API. Phone and mailbox refuse forwarded requests, so the calls have no browser
 * headers.
 */
export async function guestWrites(
  url: string,
  hotel: string,
  guest: Guest,
  body: string,
  more: object = {},
): Promise<void> {
  const hotels = await read<{ items: { id: string; name: string }[] }>(`${url}/practice/phone/hotels`);
  const { id } = hotels.items.find((one) => one.name === hotel)!;
  const response = await fetch(`${url}/practice/phone/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hotel_id: id, ...guest, body, ...more }),
  });
  expect(response.status).toBe(201);
}

/** The newest mail with a link to an address, from the mailbox. */
export async function linkMailedTo(url: string, email: string): Promise<string> {
  type Mail = { id: string; recipient: string; text_body?: string };
  let link = '';
  await expect
    .poll(async () => {
      const { items } = await read<{ items: Mail[] }>(`${url}/practice/mails`);
      const mail = items.find((one) => one.recipient === email);
      if (!mail) return '';
      const text = mail.text_body ?? JSON.stringify(await read(`${url}/practice/mails/${mail.id}`));
      link = /https?:\/\/[^\s"\\]+/.exec(text)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

/** With a real provider a super admin sets up a second factor first. */
export async function signInToPlatform(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill(demo.superAdmin);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Your password').fill(demo.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Code from the app').fill(codeOf(await page.locator('code').first().innerText()));
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(/\/(dashboard|hotels)$/);
}
