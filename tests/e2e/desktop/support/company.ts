import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { executablePath, launchArgs } from '#build/chromium.ts';
import { companyClient, startOidcProvider } from '#tests/support/fakes/oidc-provider.ts';
import { people, type RunningHotel } from './hotel.ts';

/** A company whose people sign in at a provider of its own, in a browser of this computer. */
export type Company = {
  /** The system's browser follows an address of the program and signs in as this person. Ends on the page that leads back. */
  signInInBrowser(address: string, email: string): Promise<Page>;
  /** What the company says about passwords. */
  save(more: object): Promise<void>;
  close(): Promise<void>;
};

export async function openCompany({ url, hotelId }: RunningHotel, domain: string): Promise<Company> {
  const provider = await startOidcProvider(`${url}/api/auth/sso/callback`);
  const call = await asSuperAdmin(url);
  const { id } = (await call('POST', '/admin/groups', { name: 'Hôtels du Large' })) as { id: string };
  await call('PUT', `/admin/groups/${id}/hotels/${hotelId}`);
  const save = async (more: object) =>
    void (await call('PUT', `/admin/groups/${id}/sso`, {
      issuer: provider.url,
      ...companyClient,
      default_hotel_id: hotelId,
      default_role: 'staff',
      ...more,
    }));
  await save({});
  await call('PUT', `/admin/groups/${id}/sso/domains/${domain}`);
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: launchArgs });
  return {
    async signInInBrowser(address, email) {
      const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
      await page.goto(address);
      await page.getByPlaceholder('Enter any login').fill(email);
      await page.getByPlaceholder('and password').fill('typed at the company');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(`${url}/desktop-sign-in`);
      return page;
    },
    save,
    async close() {
      await browser.close();
      await provider.close();
    },
  };
}

export const isSignedIn = async (context: BrowserContext, url: string): Promise<boolean> =>
  (await context.request.get(`${url}/api/me`)).ok();

async function asSuperAdmin(url: string) {
  const headers = { 'content-type': 'application/json', origin: url };
  const body = JSON.stringify({ email: 'platform@concierge.example', password: people.password });
  const { headers: answered } = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body });
  const cookie = answered
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (method: string, path: string, sent?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, cookie },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    });
    expect(answer.ok, `${method} ${path}: ${answer.status} ${await answer.clone().text()}`).toBe(true);
    return answer.json();
  };
}
