import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { linkToProgram, toldToPage } from '#renderer/features/auth/sign-in/desktop-page.rules.ts';
import DesktopSignInPage from '#renderer/pages/public/desktop-sign-in-page.tsx';
import { signInOfLink } from '#electron/main/sign-in/sign-in-link.rules.ts';
import { startNetwork } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';

const state = 'a-state_of-22-characters';
const routes = [{ path: '/desktop-sign-in', element: <DesktopSignInPage /> }];
const open = (hash: string) => {
  window.history.replaceState(null, '', `/desktop-sign-in${hash}`);
  renderRoutes(routes, '/desktop-sign-in');
};
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the browser’s page of a sign-in of the desktop program', () => {
  test('leads back into the program, and shows the code after a click', async () => {
    await startNetwork({ 'GET /health/live': { body: { practice: false } } });
    open(`#code=ABCD2345&state=${state}`);
    const link = (await screen.findByRole('link', { name: 'Open Concierge' })).getAttribute('href')!;
    expect(signInOfLink(link)).toEqual({ state, code: 'ABCD2345' });
    expect(window.location.hash).toBe('');
    fireEvent.click(screen.getByText('Concierge does not open?'));
    expect(screen.getByText('ABCD-2345')).toBeTruthy();
  });

  test('says why a person may not come in, and tells the program', async () => {
    await startNetwork({ 'GET /health/live': { body: { practice: false } } });
    open(`#company=no_access&state=${state}`);
    expect((await screen.findByRole('alert')).textContent).toContain('You have no access yet');
    const link = screen.getByRole('link', { name: 'Return to Concierge' }).getAttribute('href')!;
    expect(signInOfLink(link)).toEqual({ state, outcome: 'no_access' });
  });

  test('begins the sign-in once, shows a refusal at once, and can try again', async () => {
    const network = await startNetwork({
      'GET /health/live': { body: { practice: false } },
      'POST /api/auth/sso/start': { status: 503, body: { code: 'unavailable', message: 'Later', request_id: 'r' } },
    });
    open(`#${new URLSearchParams({ email: 'lena@lake.test', challenge: 'c', state })}`);
    await screen.findByRole('button', { name: 'Try again' });
    network.answers['POST /api/auth/sso/start'] = {
      body: { url: `/desktop-sign-in#company=unreachable&state=${state}` },
    };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Return to Concierge' })).toBeTruthy();
    const sent = network.calls.filter(({ path }) => path === '/api/auth/sso/start').map(({ body }) => body);
    const told = { email: 'lena@lake.test', desktop: { challenge: 'c', state } };
    expect(sent).toEqual([told, told]);
  });

  test('says that a sign-in has ended where the address says nothing', async () => {
    await startNetwork({ 'GET /health/live': { body: { practice: false } } });
    open('');
    expect(await screen.findByText(/belongs to a sign-in that has ended/)).toBeTruthy();
  });
});

test.each(['', '#', '#code=ABCD2345', '#email=a@b.test&state=x', '#state=x'])('%s tells the page nothing', (hash) =>
  expect(toldToPage(hash)).toEqual({ kind: 'nothing' }),
);

test('a link holds nothing but what it is told', () => {
  const link = linkToProgram({ state: 'a&code=ABCD2345', company: 'x' });
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ state: 'a&code=ABCD2345', company: 'x' });
});
