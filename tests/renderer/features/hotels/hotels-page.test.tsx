import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import HotelsPage from '#renderer/pages/admin/hotels-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId, otherHotelId } from '../../support/rows.ts';
import { answerWhy } from '../../support/act-in-hotel.ts';
import { actingAdmin, aListedHotel, aNotification, context, superAdmin, theOtherHotel } from './platform-rows.ts';

const bothHotels = { body: { items: [aListedHotel(), theOtherHotel()], next_cursor: null, total: 2 } };

async function open(answers: Answers = {}, at = '/hotels') {
  const network = await startNetwork({
    'GET /api/me': { body: superAdmin() },
    'GET /api/hotels': bothHotels,
    'GET /api/notifications': { body: { items: [], next_cursor: null } },
    ...answers,
  });
  const routes = [
    { path: '/hotels', element: <HotelsPage /> },
    { path: '/hotel/:hotelId/manage', element: <p>The manage page</p> },
    { path: '/hotel-setup', element: <p>The setup page</p> },
  ];
  return { network, ...renderRoutes(routes, at) };
}

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr');
  return within(row!);
};

describe('the list of hotels', () => {
  test('is refused to staff, and no hotel is asked for', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe() } });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText("You don't have super admin privileges to access this page.")).toBeTruthy();
    expect(network.calls.some((call) => call.path === '/api/hotels')).toBe(false);
  });

  test('shows every column, N/A where there is no admin, and how many there are', async () => {
    await open();
    const row = await rowOf('Seehaus');
    for (const text of ['N/A', 'Inactive', 'Incomplete', 'Mar 05, 2026']) expect(row.getByText(text)).toBeTruthy();
    expect((await rowOf('Hotel Miramar')).getByText('Complete')).toBeTruthy();
    expect(screen.getByText('2 hotels total • 2 showing')).toBeTruthy();
  });

  test('keeps search and status in the address, and the server does the filtering', async () => {
    const { network, router } = await open({}, '/hotels?status=active');
    await rowOf('Seehaus');
    expect(network.calls.find((call) => call.path === '/api/hotels')?.query.get('status')).toBe('active');
    const search = screen.getByLabelText('Search hotels, people or numbers...');
    fireEvent.change(search, { target: { value: 'ana' } });
    await waitFor(() => expect(router.state.location.search).toBe('?status=active&q=ana'));
    await waitFor(() => expect(network.calls.at(-1)?.query.get('search')).toBe('ana'));
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=ana'));
  });

  test('a filter chosen while the search is being typed is not lost', async () => {
    const { router } = await open();
    await rowOf('Seehaus');
    fireEvent.change(screen.getByLabelText('Search hotels, people or numbers...'), { target: { value: 'ana' } });
    fireEvent.click(screen.getByRole('button', { name: 'Setup Required' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=setup_required&q=ana'));
  });

  test('says why it is empty', async () => {
    const none = { body: { items: [], next_cursor: null, total: 0 } };
    const { network, unmount } = await open({ 'GET /api/hotels': none });
    expect(await screen.findByText('No hotels found. Create your first hotel to get started.')).toBeTruthy();
    unmount();
    await network.close();
    await open({ 'GET /api/hotels': none }, '/hotels?q=zzz');
    expect(await screen.findByText('No hotels match your filters')).toBeTruthy();
  });

  test('brings the next page by the cursor', async () => {
    await open({
      'GET /api/hotels': ({ query }) =>
        query.get('cursor') === 'next'
          ? { body: { items: [theOtherHotel()], next_cursor: null, total: 2 } }
          : { body: { items: [aListedHotel()], next_cursor: 'next', total: 2 } },
    });
    expect(await screen.findByText('2 hotels total • 1 showing')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('2 hotels total • 2 showing')).toBeTruthy();
  });
});

describe('actions of a super admin on a hotel', () => {
  const chooseStatus = async (value: string) =>
    fireEvent.change(await screen.findByLabelText('Status of Seehaus'), { target: { value } });

  test('makes it inactive only after typing its name', async () => {
    const { network } = await open({
      'GET /api/hotels': { body: { items: [aListedHotel()], next_cursor: null, total: 1 } },
      [`PATCH /api/hotels/${hotelId}/status`]: { body: aListedHotel({ status: 'inactive' }) },
    });
    fireEvent.change(await screen.findByLabelText('Status of Hotel Miramar'), { target: { value: 'inactive' } });
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/stops answering its guests/)).toBeTruthy();
    expect(network.calls.some((call) => call.method === 'PATCH')).toBe(false);
    const yes = question.getByRole<HTMLButtonElement>('button', { name: 'Make inactive' });
    expect(yes.disabled).toBe(true);
    fireEvent.change(question.getByLabelText(/to confirm/), { target: { value: 'Hotel Miramar' } });
    fireEvent.click(yes);
    expect(await screen.findByText('Status Updated')).toBeTruthy();
  });

  test('changes the status in the row', async () => {
    const { network } = await open({ [`PATCH /api/hotels/${otherHotelId}/status`]: { body: theOtherHotel() } });
    await chooseStatus('active');
    expect(await screen.findByText('Status Updated')).toBeTruthy();
    expect(screen.getByText('Hotel status has been updated successfully.')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'PATCH')?.body).toEqual({ status: 'active' });
  });

  test('shows a failure if the status could not be changed', async () => {
    await open();
    await chooseStatus('active');
    expect(await screen.findByText('Failed to update hotel status.')).toBeTruthy();
  });

  test('Manage asks, starts an acting session and opens the page', async () => {
    const { network, router } = await open({ 'POST /api/context': { status: 201, body: context } });
    network.answers['GET /api/me'] = () => ({
      body: network.calls.some((call) => call.method === 'POST') ? actingAdmin() : superAdmin(),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Manage Hotel Miramar' }));
    await screen.findByRole('dialog');
    expect(network.calls.some((call) => call.method === 'POST')).toBe(false);
    await answerWhy();
    expect(await screen.findByText('The manage page')).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/hotel/${hotelId}/manage`);
    expect(screen.getByText('Now working in Hotel Miramar.')).toBeTruthy();
    const started = network.calls.find((call) => call.method === 'POST')?.body;
    expect(started).toEqual({ hotel_id: hotelId, reason: 'Ticket 17', minutes: 60 });
  });

  test('stays in the list when acting could not start', async () => {
    const failing = { status: 500, body: { code: 'internal', message: 'Something went wrong.', request_id: 'req_9' } };
    const { router } = await open({ 'POST /api/context': failing });
    fireEvent.click(await screen.findByRole('button', { name: 'Manage Hotel Miramar' }));
    await answerWhy();
    expect(await screen.findByText(/Failed to switch context/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/hotels');
  });

  test('deletes it only after typing its name', async () => {
    const { network } = await open({ [`DELETE /api/hotels/${otherHotelId}`]: { body: null } });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete “Seehaus”' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('This will permanently delete the hotel and all associated data:')).toBeTruthy();
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete hotel' });
    const name = dialog.getByLabelText('Type “Seehaus” to confirm');
    fireEvent.change(name, { target: { value: 'Hotel Miramar' } });
    expect(confirm.disabled).toBe(true);
    fireEvent.change(name, { target: { value: 'Seehaus' } });
    fireEvent.click(confirm);
    expect(await screen.findByText('Hotel Deleted')).toBeTruthy();
    expect(network.calls.filter((call) => call.method === 'DELETE')).toHaveLength(1);
  });

  test('shows a failure if it could not be deleted', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete “Seehaus”' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Type “Seehaus” to confirm'), { target: { value: 'Seehaus' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete hotel' }));
    expect(await screen.findByText('Failed to delete hotel.')).toBeTruthy();
  });
});

describe('pending notifications', () => {
  const pending = { body: { items: [aNotification()], next_cursor: null } };
  const resolvePath = `POST /api/notifications/${aNotification().id}/resolve`;

  test('say what, where and when, and are resolved', async () => {
    const { network } = await open({
      'GET /api/notifications': pending,
      [resolvePath]: { body: aNotification({ status: 'resolved' }) },
    });
    expect(await screen.findByText('TEST KEY REQUEST')).toBeTruthy();
    expect(screen.getByText(/^Mar 05, 2026 \d\d:04$/)).toBeTruthy();
    network.answers['GET /api/notifications'] = { body: { items: [], next_cursor: null } };
    fireEvent.click(screen.getByRole('button', { name: /^Resolve/ }));
    expect(await screen.findByText('Notification resolved')).toBeTruthy();
    expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
  });

  test('stay when they could not be resolved', async () => {
    await open({ 'GET /api/notifications': pending });
    fireEvent.click(await screen.findByRole('button', { name: /^Resolve/ }));
    expect(await screen.findByText('Failed to resolve notification.')).toBeTruthy();
    expect(screen.getByText('Ana asks for a test key.')).toBeTruthy();
  });

  test('of a requested number lead to the request, which ends with an answer', async () => {
    const asked = aNotification({ type: 'whatsapp_number_requested' });
    await open({ 'GET /api/notifications': { body: { items: [asked], next_cursor: null } } });
    const link = await screen.findByRole('link', { name: 'Open the request' });
    expect(link.getAttribute('href')).toBe(`/admin/numbers?hotel=${hotelId}`);
    expect(screen.queryByRole('button', { name: /^Resolve/ })).toBeNull();
  });
});
