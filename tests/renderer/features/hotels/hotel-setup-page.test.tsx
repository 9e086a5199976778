import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import HotelSetupPage from '#renderer/pages/hotel-setup-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';
import { aHotel, context, superAdmin } from './platform-rows.ts';

async function open(answers: Answers = {}, at = '/hotel-setup') {
  const network = await startNetwork({
    'GET /api/me': { body: superAdmin() },
    'POST /api/hotels': { status: 201, body: aHotel() },
    'POST /api/context': { status: 201, body: context },
    [`POST /api/hotels/${hotelId}/invitations`]: {
      status: 201,
      body: {
        id: '0199a000-0000-7000-8000-0000000000f1',
        hotel_id: hotelId,
        email: 'ana@miramar.example',
        role: 'admin',
        created_at: '2026-03-05T10:00:00.000Z',
        expires_at: '2026-03-12T10:00:00.000Z',
        used_at: null,
      },
    },
    ...answers,
  });
  const routes = [
    { path: '/hotel-setup', element: <HotelSetupPage /> },
    { path: '/dashboard', element: <p>The dashboard</p> },
    { path: '/onboarding', element: <p>The onboarding</p> },
  ];
  return { network, ...renderRoutes(routes, at) };
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const complete = () => fireEvent.click(screen.getByRole('button', { name: 'Complete setup' }));
const admin = 'Email of the hotel’s admin';

describe('setting up a hotel', () => {
  test('a super admin names the admin, who is invited', async () => {
    const { network } = await open();
    await type('Hotel name', 'Hotel Miramar');
    await type(admin, 'ana@miramar.example');
    complete();
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    const invited = network.calls.find(({ path }) => path.endsWith('/invitations'));
    expect(invited?.body).toEqual({ email: 'ana@miramar.example', role: 'admin' });
    const acting = network.calls.findIndex(({ path }) => path === '/api/context');
    expect(acting).toBeLessThan(network.calls.indexOf(invited!));
  });

  test('nothing is created while the address is wrong', async () => {
    const { network } = await open();
    await type('Hotel name', 'Hotel Miramar');
    await type(admin, 'ana at miramar');
    complete();
    expect(await screen.findByText('Enter an address such as desk@example.com.')).toBeTruthy();
    expect(network.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('the hotel is kept and the failure shown if the invitation cannot be sent', async () => {
    const { network } = await open({
      [`POST /api/hotels/${hotelId}/invitations`]: {
        status: 429,
        body: { code: 'rate_limited', message: 'Too many invitations today.', request_id: 'r' },
      },
    });
    await type('Hotel name', 'Hotel Miramar');
    await type(admin, 'ana@miramar.example');
    complete();
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    expect(screen.getByText('Failed to send invitation')).toBeTruthy();
    expect(network.calls.filter(({ path }) => path === '/api/hotels')).toHaveLength(1);
  });

  test('a hotel’s own person is not asked for an admin, and is led back unless they want another hotel', async () => {
    const { unmount, network } = await open({ 'GET /api/me': { body: aMe() } });
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    unmount();
    await network.close();
    window.history.replaceState(null, '', '/hotel-setup?another');
    await open({ 'GET /api/me': { body: aMe() } }, '/hotel-setup?another');
    expect(await screen.findByLabelText('Hotel name')).toBeTruthy();
    expect(screen.queryByLabelText(admin)).toBeNull();
    window.history.replaceState(null, '', '/');
  });

  test('time zone, language and currency follow the address, and the person goes on with the onboarding', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe({ hotel: null, role: null }) } });
    await type('Hotel name', 'Hotel Miramar');
    await type('Address', 'Carrer de la Mar 3, 07012 Palma, España');
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Default language').value).toBe('es'));
    fireEvent.change(screen.getByLabelText('Default language'), { target: { value: 'de' } });
    await type('Address', 'Via Roma 1, Firenze, Italia');
    expect(screen.getByLabelText<HTMLSelectElement>('Default language').value).toBe('de');
    complete();
    expect(await screen.findByText('The onboarding')).toBeTruthy();
    const created = network.calls.find(({ method, path }) => method === 'POST' && path === '/api/hotels');
    expect(created?.body).toMatchObject({ timezone: 'Europe/Rome', default_language: 'de', currency: 'EUR' });
  });
});
