import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import AuthPage from '#renderer/pages/public/auth-page.tsx';
import { startNetwork } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe } from '../../support/rows.ts';

const noSession = { status: 401, body: { code: 'unauthenticated', message: 'Sign in first.', request_id: 'r' } };

async function passwordStep() {
  const network = await startNetwork({
    'GET /api/me': noSession,
    'GET /health/live': { body: { practice: false } },
    'POST /api/auth/sign-in/email': { body: { twoFactorRedirect: true, twoFactorMethods: ['totp'] } },
  });
  const routes = [
    { path: '/auth', element: <AuthPage /> },
    { path: '/dashboard', element: <p>The dashboard</p> },
  ];
  renderRoutes(routes, '/auth');
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ana@miramar.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByLabelText('Code from the app');
  const accept = () => {
    network.answers['GET /api/me'] = { body: aMe() };
    return { body: { status: true } };
  };
  return { network, accept };
}

describe('signing in with a second factor', () => {
  test('the code of the app, typed with a space, signs in', async () => {
    const { network, accept } = await passwordStep();
    network.answers['POST /api/auth/two-factor/verify-totp'] = accept;
    fireEvent.change(screen.getByLabelText('Code from the app'), { target: { value: '123 456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    expect(network.calls.find((call) => call.path.endsWith('verify-totp'))?.body).toEqual({
      code: '123456',
      trustDevice: false,
    });
  });

  test('a wrong code shows an error, and the step stays', async () => {
    const { network } = await passwordStep();
    network.answers['POST /api/auth/two-factor/verify-totp'] = {
      status: 401,
      body: { code: 'INVALID_CODE', message: 'Invalid code' },
    };
    fireEvent.change(screen.getByLabelText('Code from the app'), { target: { value: '000000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect((await screen.findAllByText('Invalid code')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Code from the app')).toBeTruthy();
  });

  test('a recovery code replaces a lost phone', async () => {
    const { network, accept } = await passwordStep();
    network.answers['POST /api/auth/two-factor/verify-backup-code'] = accept;
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'abcde-fghij' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    expect(network.calls.find((call) => call.path.endsWith('verify-backup-code'))?.body).toMatchObject({
      code: 'abcde-fghij',
    });
  });
});
