import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import AuthPage from '#renderer/pages/public/auth-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';

const noSession = { status: 401, body: { code: 'unauthenticated', message: 'Sign in first.', request_id: 'r' } };
const preview = { hotel_name: 'Hotel Miramar', email: 'ana@miramar.example', role: 'staff', expired: false };
const withoutHotel = aMe({ hotel: null, role: null });

async function open(answers: Answers = {}) {
  const network = await startNetwork({
    'GET /api/me': noSession,
    'GET /health/live': { body: { practice: false } },
    'GET /api/invitations/preview': { body: preview },
    'PUT /api/me/hotel': { body: null },
    ...answers,
  });
  const routes = [
    { path: '/auth', element: <AuthPage /> },
    { path: '/dashboard', element: <p>The dashboard</p> },
  ];
  renderRoutes(routes, '/auth?invitation=secret');
  return network;
}

const acceptsOf = (network: Awaited<ReturnType<typeof open>>) =>
  network.calls.filter((call) => call.path === '/api/invitations/accept').map((call) => call.body);

function joining(network: Awaited<ReturnType<typeof open>>) {
  network.answers['POST /api/invitations/accept'] = () => {
    network.answers['GET /api/me'] = { body: aMe({ role: 'staff' }) };
    return { body: { hotel_id: hotelId, hotel_name: 'Hotel Miramar', role: 'staff' } };
  };
}

describe("an invitation's link", () => {
  test('says which hotel invites as what, and holds the address; signing up needs no second mail', async () => {
    const network = await open();
    network.answers['POST /api/auth/sign-up/email'] = () => {
      network.answers['GET /api/me'] = { body: withoutHotel };
      return { body: { signed_in: true } };
    };
    joining(network);
    expect(await screen.findByText('You are invited to Hotel Miramar')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@miramar.example');
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    expect(acceptsOf(network)).toEqual([{ token: 'secret' }]);
    const signedUp = network.calls.find((call) => call.path.endsWith('sign-up/email'));
    expect(signedUp?.body).toMatchObject({ email: 'ana@miramar.example', invitation: 'secret' });
  });

  test('an existing account joins after signing in, once, and lands on the dashboard', async () => {
    const network = await open();
    fireEvent.click(await screen.findByRole('tab', { name: 'Sign In' }));
    network.answers['POST /api/auth/sign-in/email'] = () => {
      network.answers['GET /api/me'] = { body: withoutHotel };
      return { body: { redirect: false } };
    };
    joining(network);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    expect(acceptsOf(network)).toEqual([{ token: 'secret' }]);
    expect(screen.getByText('Welcome to Hotel Miramar')).toBeTruthy();
  });

  test('a signed-in person joins without another step', async () => {
    const network = await startNetwork({
      'GET /api/me': { body: withoutHotel },
      'GET /health/live': { body: { practice: false } },
      'GET /api/invitations/preview': { body: preview },
      'PUT /api/me/hotel': { body: null },
    });
    joining(network);
    const routes = [
      { path: '/auth', element: <AuthPage /> },
      { path: '/dashboard', element: <p>The dashboard</p> },
    ];
    renderRoutes(routes, '/auth?invitation=secret');
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    expect(acceptsOf(network)).toEqual([{ token: 'secret' }]);
  });

  test('another account sees whose invitation it is, and nothing is accepted', async () => {
    const other = aMe({ hotel: null, role: null });
    const network = await open({
      'GET /api/me': { body: { ...other, user: { ...other.user, email: 'bo@miramar.example' } } },
    });
    expect(await screen.findByText(/^This invitation is for ana@miramar\.example/)).toBeTruthy();
    expect(acceptsOf(network)).toEqual([]);
  });

  test('a used link says so, and signing in still works', async () => {
    const gone = {
      status: 404,
      body: { code: 'not_found', message: 'This invitation has been used or withdrawn.', request_id: 'r' },
    };
    await open({ 'GET /api/invitations/preview': gone });
    expect(await screen.findByText('This invitation has been used or withdrawn.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  test('an expired one is not accepted', async () => {
    const network = await open({
      'GET /api/me': { body: withoutHotel },
      'GET /api/invitations/preview': { body: { ...preview, expired: true } },
    });
    expect(await screen.findByText('This invitation has expired. Ask the hotel for a new one.')).toBeTruthy();
    expect(acceptsOf(network)).toEqual([]);
  });
});
