import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { GuestRequest } from '#shared/features/conversations/conversations.schema.ts';
import type { StaffMember } from '#shared/features/staff/staff.schema.ts';
import HotelManagePage from '#renderer/pages/admin/hotel-manage-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aDashboard, aMe, hotelId, otherHotelId } from '../../support/rows.ts';
import { answerWhy } from '../../support/act-in-hotel.ts';
import { actingAdmin, aHotel, context, superAdmin } from './platform-rows.ts';

const at = '2026-03-05T10:00:00.000Z';
const aMember: StaffMember = {
  id: '0199a000-0000-7000-8000-0000000000d1',
  hotel_id: hotelId,
  user_id: '0199a000-0000-7000-8000-0000000000d2',
  role: 'admin',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@miramar.example',
  is_disabled: false,
  by_directory: false,
  last_login: null,
  created_at: at,
};
const aRequest: GuestRequest = {
  id: '0199a000-0000-7000-8000-0000000000e1',
  hotel_id: hotelId,
  conversation_id: '0199a000-0000-7000-8000-0000000000e2',
  guest_name: 'Mateo',
  guest_phone: '+34600123456',
  message: 'Two towels, please',
  category: 'services',
  ai_response: null,
  status: 'open',
  priority: 'normal',
  human_required: true,
  reasons: [],
  suggestion: null,
  attachments: [],
  location_lat: null,
  location_lng: null,
  location_address: null,
  created_at: at,
  updated_at: at,
};

async function open(answers: Answers = {}, address = `/hotel/${hotelId}/manage`) {
  const network = await startNetwork({
    'GET /api/me': { body: actingAdmin() },
    [`GET /api/hotels/${hotelId}`]: { body: aHotel() },
    [`GET /api/hotels/${hotelId}/dashboard`]: { body: aDashboard() },
    [`GET /api/hotels/${hotelId}/staff`]: { body: { items: [aMember], next_cursor: null } },
    [`GET /api/hotels/${hotelId}/requests`]: { body: { items: [aRequest], next_cursor: null } },
    ...answers,
  });
  const routes = [
    { path: '/hotel/:hotelId/manage', element: <HotelManagePage /> },
    { path: '/hotels', element: <p>The list of hotels</p> },
  ];
  return { network, ...renderRoutes(routes, address) };
}

describe('managing one hotel', () => {
  test('redirects staff to the list without calls for the hotel', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe() } });
    expect(await screen.findByText('The list of hotels')).toBeTruthy();
    expect(network.calls.every((call) => call.path === '/api/me')).toBe(true);
  });

  test('shows the numbers, the contact, and what is not provided', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Hotel Miramar' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Hotels' }).getAttribute('href')).toBe('/hotels');
    const information = within(screen.getByRole('region', { name: 'Hotel Information' }));
    expect(information.getByText('Paseo 1, Santander')).toBeTruthy();
    expect(information.getAllByText('Not provided')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Setup Status' })).getByText('Europe/Madrid')).toBeTruthy();
    expect(await screen.findByText('12')).toBeTruthy();
  });

  test('opened by its address, it asks before it acts, and reads nothing of the hotel until then', async () => {
    const { network } = await open({ 'POST /api/context': { status: 201, body: context } });
    network.answers['GET /api/me'] = () => ({
      body: network.calls.some((call) => call.method === 'POST') ? actingAdmin() : superAdmin(),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Act in this hotel' }));
    await answerWhy();
    expect(await screen.findByRole('heading', { name: 'Hotel Miramar' })).toBeTruthy();
    const firstRead = network.calls.findIndex((call) => call.path === `/api/hotels/${hotelId}`);
    const start = network.calls.findIndex((call) => call.method === 'POST');
    expect(firstRead).toBeGreaterThan(start);
    expect(network.calls.filter((call) => call.method === 'POST')).toHaveLength(1);
  });

  test('a super admin who acts in another hotel stays there until they choose this one', async () => {
    const elsewhere = { ...actingAdmin(), context: { ...context, hotel_id: otherHotelId, hotel_name: 'Seehaus' } };
    const { network } = await open({
      'GET /api/me': { body: elsewhere },
      'POST /api/context': { status: 201, body: context },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Act in this hotel' }));
    await answerWhy();
    await waitFor(() =>
      expect(network.calls.find((call) => call.method === 'POST')?.body).toMatchObject({ hotel_id: hotelId }),
    );
    expect(network.calls.some((call) => call.path === `/api/hotels/${hotelId}`)).toBe(false);
  });

  test('a deleted hotel is named as deleted', async () => {
    await open({ 'GET /api/me': { body: superAdmin() } });
    fireEvent.click(await screen.findByRole('button', { name: 'Act in this hotel' }));
    await answerWhy();
    expect(await screen.findByRole('heading', { name: 'Hotel Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Hotels' })).toBeTruthy();
  });

  test('a hotel that cannot be read says so and offers to try again', async () => {
    const failing = { status: 500, body: { code: 'internal', message: 'Something went wrong.', request_id: 'req_9' } };
    const { network } = await open({ [`GET /api/hotels/${hotelId}`]: failing });
    expect(await screen.findByText('Failed to load hotel details.')).toBeTruthy();
    network.answers[`GET /api/hotels/${hotelId}`] = { body: aHotel() };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Hotel Miramar' })).toBeTruthy();
  });
});

describe('the tabs of a managed hotel', () => {
  test('the form is filled in, saves, and returns to the overview', async () => {
    const { network, router } = await open(
      { [`PATCH /api/hotels/${hotelId}`]: { body: aHotel({ phone: '+34942000000' }) } },
      `/hotel/${hotelId}/manage?tab=settings`,
    );
    const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
    expect(screen.getByLabelText<HTMLInputElement>('Hotel name').value).toBe('Hotel Miramar');
    fireEvent.change(phone, { target: { value: '+34942000000' } });
    network.answers[`GET /api/hotels/${hotelId}`] = { body: aHotel({ phone: '+34942000000' }) };
    fireEvent.click(screen.getByRole('button', { name: 'Save hotel' }));
    expect(await screen.findByText('Hotel Updated')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'PATCH')?.body).toMatchObject({ phone: '+34942000000' });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('+34942000000')).toBeTruthy();
  });

  test('the people are listed', async () => {
    await open({}, `/hotel/${hotelId}/manage?tab=staff`);
    expect(await screen.findByRole('rowheader', { name: 'Ana Ruiz' })).toBeTruthy();
    expect(screen.getByText('Never')).toBeTruthy();
  });

  test('the requests are listed, filtered by the address, and lead to their conversations', async () => {
    const { network } = await open({}, `/hotel/${hotelId}/manage?tab=requests&status=open`);
    const link = await screen.findByRole('link', { name: 'Mateo' });
    expect(link.getAttribute('href')).toBe(`/requests?conversation=${aRequest.conversation_id}`);
    expect(network.calls.find((call) => call.path.endsWith('/requests'))?.query.get('status')).toBe('open');
  });
});
