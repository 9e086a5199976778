import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeAgent } from '#renderer/features/auth/account/user-agent.rules.ts';
import SettingsPage from '#renderer/pages/settings-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe } from '../../support/rows.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const session = (id: string) => ({
  id,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  ipAddress: '192.0.2.7',
  userAgent: chrome,
});

async function open(answers: Answers = {}) {
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    'GET /api/auth/get-session': { body: { session: session('s1'), user: { twoFactorEnabled: false } } },
    'GET /api/auth/list-sessions': { body: [session('s2'), session('s1')] },
    'GET /api/hotels': { body: { items: [], next_cursor: null, total: 0 } },
    ...answers,
  });
  renderRoutes([{ path: '/settings', element: <SettingsPage /> }], '/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  return network;
}

describe('personal settings', () => {
  test('show account, hotel and version', async () => {
    await open();
    expect(screen.getByText('ana@miramar.example')).toBeTruthy();
    expect(screen.getByText('Hotel Staff')).toBeTruthy();
    expect(screen.getByText('Hotel Miramar')).toBeTruthy();
    expect(screen.getByText('1.0.0')).toBeTruthy();
    expect(screen.queryByText('Switch to Selected Hotel')).toBeNull();
  });

  test('a super admin without a hotel has another badge, and no hotel', async () => {
    await open({ 'GET /api/me': { body: aMe({ is_super_admin: true, hotel: null, role: null }) } });
    expect(screen.getByText('Super Admin')).toBeTruthy();
    expect(screen.getByText('No hotel selected')).toBeTruthy();
  });

  test('a wrong current password is shown at its field; a right one changes it and signs out other sessions', async () => {
    const network = await open({
      'POST /api/auth/change-password': {
        status: 400,
        body: { code: 'INVALID_PASSWORD', message: 'Invalid password' },
      },
    });
    fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'wrong' } });
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'open sesame 2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Invalid password')).toBeTruthy();
    network.answers['POST /api/auth/change-password'] = { body: { status: true } };
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(network.calls.findLast((call) => call.path.endsWith('change-password'))?.body).toEqual({
      currentPassword: 'wrong',
      newPassword: 'open sesame 2',
      revokeOtherSessions: true,
    });
  });

  test('other computers are signed out', async () => {
    const network = await open({ 'POST /api/auth/revoke-other-sessions': { body: { status: true } } });
    expect(await screen.findByText('This computer')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
    expect(network.calls.some((call) => call.path.endsWith('revoke-other-sessions'))).toBe(true);
  });

  test('a sign-in of more than a day ago cannot list, and says so', async () => {
    await open({
      'GET /api/auth/list-sessions': {
        status: 403,
        body: { code: 'SESSION_NOT_FRESH', message: 'Session is not fresh' },
      },
    });
    expect(await screen.findByText(/^You signed in more than a day ago/)).toBeTruthy();
  });

  test('the name is saved with its parts', async () => {
    const network = await open({ 'POST /api/auth/update-user': { body: { status: true } } });
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: ' Anna ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() =>
      expect(network.calls.find((call) => call.path.endsWith('update-user'))?.body).toEqual({
        first_name: 'Anna',
        last_name: 'Ruiz',
      }),
    );
  });
});

test.each([
  [chrome, 'Chrome', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Concierge/1.0.0 Chrome/130.0 Electron/45.4.1 Safari/537.36',
    'Concierge desktop',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['curl/8.0', '', ''],
])('a session of %s is told as %s on %s', (agent, program, system) => {
  expect(describeAgent(agent)).toEqual({ program, system });
});
