import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import GuestsPage from '#renderer/pages/guests-page.tsx';
import { aGuest, guestId } from './guest-rows.ts';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, aMeHotel, hotelId } from '../../support/rows.ts';
import { aBooking, aPage } from '../bookings/booking-rows.ts';

const path = `/api/hotels/${hotelId}/guests`;

async function open(answers: Answers = {}, address = '/guests') {
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET ${path}`]: { body: { items: [aGuest()], next_cursor: null } },
    [`GET ${path}/stats`]: { body: { total: 12, vip: 2, repeat: 5, revenue: 98_765.5 } },
    [`GET ${path}/${guestId}`]: { body: aGuest() },
    [`GET /api/hotels/${hotelId}/bookings`]: { body: aPage([]) },
    ...answers,
  });
  return { network, ...renderRoutes([{ path: '/guests', element: <GuestsPage /> }], address) };
}

const card = (name: RegExp) => screen.findByRole('button', { name });

describe('the guests of a hotel', () => {
  test('are counted in four cards, the revenue with a dollar sign in a hotel with dollars', async () => {
    await open();
    expect(await screen.findByText('Guest Management')).toBeTruthy();
    expect(await screen.findByText('$98,765.50')).toBeTruthy();
    expect((await card(/Total Guests/)).textContent).toContain('12');
    expect((await card(/VIP Guests/)).textContent).toContain('2');
    expect((await card(/Repeat Guests/)).textContent).toContain('5');
  });

  test('have spent what they spent in the hotel’s currency', async () => {
    await open({ 'GET /api/me': { body: aMe({ hotel: { ...aMeHotel, currency: 'JPY' } }) } });
    expect(await screen.findByText('¥98,766')).toBeTruthy();
    expect(screen.getAllByText('¥1,235')).not.toHaveLength(0);
    expect(document.body.textContent).not.toContain('$');
  });

  test('a card shows the guests that it counts', async () => {
    const { network, router } = await open();
    fireEvent.click(await card(/VIP Guests/));
    await waitFor(() => expect(router.state.location.search).toBe('?kind=vip'));
    await waitFor(() => expect(network.calls.some((call) => call.query.get('kind') === 'vip')).toBe(true));
  });

  test('are cards with name or phone, star, stays, spending and last stay', async () => {
    const nameless = aGuest({
      id: '0199a000-0000-7000-8000-0000000000a2',
      first_name: null,
      last_name: null,
      vip_status: false,
      phone: '+34600',
    });
    await open({ [`GET ${path}`]: { body: { items: [aGuest(), nameless], next_cursor: null } } });
    expect(await screen.findByRole('link', { name: 'Ines Duarte' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'VIP' })).toBeTruthy();
    expect(screen.getAllByText('$1,234.50')).toHaveLength(2);
    expect(screen.getAllByText('Fri, Nov 20, 2026')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '+34600' })).toBeTruthy();
  });

  test('an empty search result and an empty list have different sentences', async () => {
    const none = { [`GET ${path}`]: { body: { items: [], next_cursor: null } } };
    const { unmount } = await open(none, '/guests?q=zzz');
    expect(await screen.findByText('Try adjusting your search terms')).toBeTruthy();
    unmount();
    await open(none);
    expect(await screen.findByText('Start by adding your first guest')).toBeTruthy();
  });

  test('a super admin without an acting session is asked to choose a hotel, and no call is made', async () => {
    const me = aMe({ is_super_admin: true, hotel: null, role: null });
    const { network } = await open({ 'GET /api/me': { body: me } });
    expect(await screen.findByText('No Hotel Selected')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Set Up Hotel' })).toBeTruthy();
    expect(network.calls.some((call) => call.path.includes('/guests'))).toBe(false);
  });
});

describe("a guest's panel", () => {
  test('shows the first five bookings and how many more there are', async () => {
    const seven = Array.from({ length: 7 }, (_, index) =>
      aBooking({ id: `0199a000-0000-7000-8000-00000000000${index}`, confirmation_number: `NUMBER${index}` }),
    );
    await open({ [`GET /api/hotels/${hotelId}/bookings`]: { body: aPage(seven) } }, `/guests?guest=${guestId}`);
    expect(await screen.findByText('And 2 more bookings...')).toBeTruthy();
    expect(screen.getByText('NUMBER4')).toBeTruthy();
    expect(screen.queryByText('NUMBER5')).toBeNull();
    expect(screen.getByText('VIP Guest')).toBeTruthy();
    expect(screen.getByText('Likes quiet rooms.')).toBeTruthy();
  });

  test('a guest without bookings says so', async () => {
    await open({}, `/guests?guest=${guestId}`);
    expect(await screen.findByText('No bookings found')).toBeTruthy();
  });

  test('bookings that cannot be read are not said to be none', async () => {
    const bookings = `GET /api/hotels/${hotelId}/bookings`;
    const { network } = await open(
      { [bookings]: { status: 500, body: { code: 'internal', message: 'No.', request_id: 'r' } } },
      `/guests?guest=${guestId}`,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('No bookings found')).toBeNull();
    await waitFor(() =>
      expect(network.calls.filter((call) => call.path.endsWith('/bookings')).length).toBeGreaterThan(1),
    );
  });

  test('deleting asks in the words of the specification, and closes the panel', async () => {
    const { network, router } = await open(
      { [`DELETE ${path}/${guestId}`]: { body: null } },
      `/guests?guest=${guestId}`,
    );
    fireEvent.click(await screen.findByRole('button', { name: /Delete/ }));
    const question = await screen.findByText(
      'Are you sure you want to delete this guest? This action cannot be undone. This will not delete their booking history.',
    );
    expect(network.calls.some((call) => call.method === 'DELETE')).toBe(false);
    fireEvent.click(
      within(question.closest<HTMLElement>('[role="dialog"]')!).getByRole('button', { name: 'Delete guest' }),
    );
    expect(await screen.findByText('Guest deleted successfully')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });
});

describe("a guest's form", () => {
  test('needs a phone and nothing else', async () => {
    const { network } = await open({ [`POST ${path}`]: { status: 201, body: aGuest() } });
    fireEvent.click(await screen.findByRole('button', { name: /Add Guest/ }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add Guest' }));
    expect(await within(dialog).findByText('Phone number is required')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Phone'), { target: { value: '+34 600' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add Guest' }));
    expect(await screen.findByText('Guest created successfully')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'POST')?.body).toMatchObject({
      phone: '+34 600',
      email: null,
      vip_status: false,
    });
  });

  test('sends only changed fields, and a failure is shown', async () => {
    const failing = { status: 500, body: { code: 'internal', message: 'Something went wrong.', request_id: 'req_9' } };
    const { network } = await open({ [`PATCH ${path}/${guestId}`]: failing }, `/guests?guest=${guestId}`);
    fireEvent.click(await screen.findByRole('button', { name: /Edit/ }));
    const dialog = (await screen.findByText('Edit Guest')).closest<HTMLElement>('[role="dialog"]')!;
    fireEvent.change(within(dialog).getByLabelText('Notes (optional)'), { target: { value: 'Vegan' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to update guest')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'PATCH')?.body).toEqual({ notes: 'Vegan' });
  });
});

test('a lost answer is asked for again by the same form only: one that is filled again adds another guest', async () => {
  const lost = { status: 502, text: '<html>', headers: { 'content-type': 'text/html' } };
  const { network } = await open({ [`POST ${path}`]: lost });
  const keys = () =>
    network.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  const save = async (sent: number) => {
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Guest' }));
    await waitFor(() => expect(keys()).toHaveLength(sent));
    await screen.findAllByText('Failed to create guest');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Phone').disabled).toBe(false));
  };
  const fill = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /Add Guest/ }));
    fireEvent.change(await screen.findByLabelText('Phone'), { target: { value: '+34 600' } });
  };
  await fill();
  await save(1);
  await save(2);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await fill();
  await save(3);
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});
