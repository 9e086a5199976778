import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { CompanySignIn, DesktopBridge } from '#shared/desktop.ts';
import AuthPage from '#renderer/pages/public/auth-page.tsx';
import { startNetwork } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe } from '../../support/rows.ts';

const email = 'ana@miramar.example';
const ways = { company: true, password: true, desktop: true };

/** The desktop program's part of the bridge. `tell`: what it tells its pages. */
async function open(offered: object = ways, first: Partial<CompanySignIn> = {}) {
  const network = await startNetwork({
    'GET /api/me': { status: 401, body: { code: 'unauthenticated', message: 'Sign in first.', request_id: 'r' } },
    'GET /health/live': { body: { practice: false } },
    'POST /api/auth/sso/lookup': { body: offered },
  });
  const asked: string[] = [];
  const listeners = new Set<(state: CompanySignIn) => void>();
  const company: DesktopBridge['company'] = {
    state: async () => ({ step: 'none', email: null, problem: null, ...first }),
    begin: async (address) => void asked.push(`begin ${address}`),
    enterCode: async (code) => void asked.push(`code ${code}`),
    cancel: async () => void asked.push('cancel'),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  Object.assign(window, { desktop: { company } });
  renderRoutes(
    [
      { path: '/auth', element: <AuthPage /> },
      { path: '/requests', element: <p>The inbox</p> },
      { path: '/dashboard', element: <p>The inbox</p> },
    ],
    '/auth',
  );
  const tell = (step: CompanySignIn['step'], problem: CompanySignIn['problem'] = null) =>
    act(async () => listeners.forEach((listener) => listener({ step, email, problem })));
  return { network, asked, tell };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typeAddress = async () => fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } });
afterEach(() => Reflect.deleteProperty(window, 'desktop'));

describe('a company account in the desktop program', () => {
  test('is used in the browser, for which the form waits until the person is signed in', async () => {
    const { network, asked, tell } = await open();
    await typeAddress();
    fireEvent.click(await screen.findByRole('button', { name: 'Continue in the browser…' }));
    await tell('waiting');
    expect(screen.queryByLabelText('Password')).toBeNull();
    press('Open the browser again');
    press('Cancel');
    expect(asked).toEqual([`begin ${email}`, `begin ${email}`, 'cancel']);
    await tell('checking');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    network.answers['GET /api/me'] = { body: aMe() };
    await tell('signed_in');
    expect(await screen.findByText('The inbox')).toBeTruthy();
  });

  test('takes the code that the browser shows', async () => {
    const { asked, tell } = await open();
    await typeAddress();
    await tell('waiting');
    press('Sign in with this code');
    expect(screen.getByText('Enter the code.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Code from the browser'), { target: { value: 'abcd-2345' } });
    press('Sign in with this code');
    await tell('waiting', 'code_wrong');
    expect(asked).toEqual(['code abcd-2345']);
    expect(screen.getByRole('alert').textContent).toContain('does not belong to this sign-in');
  });

  test('asks for the second factor', async () => {
    const { tell, asked } = await open();
    await typeAddress();
    await tell('second_factor');
    expect(await screen.findByLabelText('Code from the app')).toBeTruthy();
    press('Back to Sign In');
    expect(asked).toEqual(['cancel']);
  });

  test('is waited for by a page that opens later', async () => {
    await open(ways, { step: 'waiting', email });
    expect(await screen.findByRole('heading', { name: 'Continue in your browser' })).toBeTruthy();
  });

  test.each([
    ['timed_out', 'took longer than ten minutes'],
    ['code_expired', 'no longer valid'],
    ['no_access', 'You have no access yet'],
    ['disabled', 'Your account is disabled'],
  ] as const)('says why it ended: %s', async (problem, words) => {
    const { tell } = await open();
    await typeAddress();
    await tell('failed', problem);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });

  test('is the only way where the company takes no passwords', async () => {
    await open({ ...ways, password: false });
    await typeAddress();
    expect(await screen.findByText(/without passwords/)).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('is offered after a refused password, also where the lookup failed', async () => {
    const { network } = await open();
    network.answers['POST /api/auth/sso/lookup'] = { status: 429, body: { code: 'rate_limited', message: 'Wait' } };
    const reason = { code: 'company_account_only', params: {} };
    network.answers['POST /api/auth/sign-in/email'] = {
      status: 403,
      body: { code: 'forbidden', message: 'Company', reason, request_id: 'r' },
    };
    await typeAddress();
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
    press('Sign In');
    expect(await screen.findByRole('button', { name: 'Continue in the browser…' })).toBeTruthy();
  });

  test('is not offered by a server of before', async () => {
    await open({ company: true, password: true });
    await typeAddress();
    expect(await screen.findByText(/until your server is updated/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue in the browser…' })).toBeNull();
  });
});
