import { reason } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import BookingsPage from '#renderer/pages/bookings-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';
import { aBooking, anEntry, aPage, bookingId } from './booking-rows.ts';

const path = `/api/hotels/${hotelId}/bookings`;
const overlap = {
  code: 'booking_overlap',
  message: 'A booking already exists for this guest with overlapping dates',
  details: [
    fieldProblem('check_in_date', reason('booking_lasts', { number: 'K7QX', from: '2026-11-20', to: '2026-11-22' })),
  ],
  request_id: 'req_1',
};

async function open(answers: Answers = {}, at = '/bookings') {
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET ${path}`]: ({ query }) => ({ body: aPage(query.has('departures_on') ? [] : [aBooking()]) }),
    [`GET ${path}/${bookingId}`]: { body: aBooking() },
    [`GET ${path}/${bookingId}/messages`]: { body: { items: [anEntry()], next_cursor: null } },
    ...answers,
  });
  return { network, ...renderRoutes([{ path: '/bookings', element: <BookingsPage /> }], at) };
}

const fill = (dialog: HTMLElement, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
};
const press = (dialog: HTMLElement, name: string) => fireEvent.click(within(dialog).getByRole('button', { name }));

async function openNew(answers: Answers = {}) {
  const shown = await open(answers);
  await screen.findByText('Ines Duarte');
  fireEvent.click(screen.getByRole('button', { name: /Add Booking/ }));
  return { ...shown, dialog: await screen.findByRole('dialog') };
}

describe('the list of bookings', () => {
  test('a card counts the arrivals of today and shows them, and the address says so', async () => {
    const { network, router } = await open();
    expect(await screen.findByText('Arriving today')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Arrivals today/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?today=arrivals'));
    const filtered = network.calls.filter((call) => call.query.get('arrivals_on') === '2026-11-21');
    expect(filtered.length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: /Arrivals today/ }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a link with a status shows only bookings of that status', async () => {
    const { network } = await open({}, '/bookings?status=cancelled&q=ines');
    await screen.findByText('Ines Duarte');
    const asked = network.calls.find((call) => call.path === path);
    expect(asked?.query.get('status')).toBe('cancelled');
    expect(asked?.query.get('search')).toBe('ines');
    expect(screen.getByRole('button', { name: 'Cancelled' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a chosen status is confirmed before the list has been read again', async () => {
    const { network } = await open({ [`PATCH ${path}/${bookingId}`]: { body: aBooking({ status: 'cancelled' }) } });
    fireEvent.click(await screen.findByRole('button', { name: /Status of the booking of Ines Duarte/ }));
    network.answers[`GET ${path}`] = () => new Promise(() => {});
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Cancelled' }));
    expect(await screen.findByText('Status Updated')).toBeTruthy();
  });

  test('deleting asks first and confirms', async () => {
    const { network } = await open(
      { [`DELETE ${path}/${bookingId}`]: { body: null } },
      `/bookings?booking=${bookingId}`,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Delete booking' }));
    const question = await screen.findByText('Delete this booking?', { selector: '.ant-modal-confirm-title' });
    expect(network.calls.some((call) => call.method === 'DELETE')).toBe(false);
    press(question.closest<HTMLElement>('[role="dialog"]')!, 'Delete booking');
    expect(await screen.findByText('Booking Deleted')).toBeTruthy();
  });

  test('closing the import gives the focus back to its button', async () => {
    await open();
    const button = await screen.findByRole('button', { name: /Import/ });
    fireEvent.click(button);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('a super admin without an acting session is asked to choose a hotel, and no call is made', async () => {
    const me = aMe({ is_super_admin: true, hotel: null, role: null });
    const { network } = await open({ 'GET /api/me': { body: me } });
    expect(await screen.findByText('No Hotel Selected')).toBeTruthy();
    expect(network.calls.some((call) => call.path.includes('/bookings'))).toBe(false);
  });
});

describe("a booking's form", () => {
  test('missing values are shown at the fields, and nothing is sent', async () => {
    const { network, dialog } = await openNew();
    press(dialog, 'Add Booking');
    expect(await within(dialog).findByText('Phone number is required')).toBeTruthy();
    expect(within(dialog).getByText("Enter the guest's name.")).toBeTruthy();
    expect(network.calls.some((call) => call.method === 'POST')).toBe(false);
    fill(dialog, { Phone: '1' });
    await waitFor(() => expect(within(dialog).queryByText('Phone number is required')).toBeNull());
  });

  test('a check-out before the check-in is refused as invalid dates', async () => {
    const { dialog } = await openNew();
    fill(dialog, {
      'Guest name': 'Ana',
      Phone: '+34600',
      'Check-in date': '2026-12-02',
      'Check-out date': '2026-12-02',
    });
    press(dialog, 'Add Booking');
    expect(await screen.findByText('Invalid Dates')).toBeTruthy();
    expect(screen.getAllByText('Check-out date must be after check-in date.')).toHaveLength(2);
  });

  const stay = { 'Guest name': 'Ana', Phone: '+34600', 'Check-in date': '2026-12-02', 'Check-out date': '2026-12-04' };

  test.each([
    ['444,50', 444.5],
    ['1.234,50', 1234.5],
    ['1,234', 1234],
    ['$ 99', 99],
  ])('an amount typed as %s is stored as %d', async (typed, stored) => {
    const { network, dialog } = await openNew({ [`POST ${path}`]: { status: 201, body: aBooking() } });
    fill(dialog, { ...stay, 'Total amount (optional)': typed });
    press(dialog, 'Add Booking');
    expect(await screen.findByText('Booking Created')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'POST')?.body).toMatchObject({ total_amount: stored });
  });

  test.each([
    ['Total amount (optional)', '-5', 'The amount cannot be negative.'],
    ['Total amount (optional)', '12,345,67', 'Enter an amount, for example 240.50.'],
    ['Total amount (optional)', '12.3456', 'Enter an amount with two decimals at most.'],
    ['Number of guests', '0', 'Enter a whole number of guests from 1 to 1000.'],
    ['Number of guests', '99999', 'Enter a whole number of guests from 1 to 1000.'],
    ['Number of guests', '1,5', 'Enter a whole number of guests from 1 to 1000.'],
  ])('%s: “%s” is refused at the field, and what was typed stays', async (label, typed, problem) => {
    const { network, dialog } = await openNew();
    fill(dialog, { ...stay, [label]: typed });
    press(dialog, 'Add Booking');
    expect(await within(dialog).findByText(problem)).toBeTruthy();
    expect((within(dialog).getByLabelText(label) as HTMLInputElement).value).toBe(typed);
    expect(network.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  test('a booking is stored with its defaults, and the confirmation number is shown', async () => {
    const { network, dialog } = await openNew({ [`POST ${path}`]: { status: 201, body: aBooking() } });
    fill(dialog, {
      'Guest name': ' Ana ',
      Phone: '+34600',
      'Check-in date': '2026-12-02',
      'Check-out date': '2026-12-04',
    });
    press(dialog, 'Add Booking');
    expect(await screen.findByText('Booking Created')).toBeTruthy();
    expect(screen.getByText('Confirmation number K7QXC9MP. Welcome goes out now.')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'POST')?.body).toMatchObject({
      guest_name: 'Ana',
      guest_phone: '+34600',
      number_of_guests: 1,
      booking_source: 'direct',
      status: 'confirmed',
      total_amount: null,
    });
  });

  test('an overlap is shown above the form with the other booking', async () => {
    const { dialog } = await openNew({ [`POST ${path}`]: { status: 409, body: overlap } });
    fill(dialog, {
      'Guest name': 'Ana',
      Phone: '+34600',
      'Check-in date': '2026-11-20',
      'Check-out date': '2026-11-23',
    });
    press(dialog, 'Add Booking');
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('A booking already exists for this guest with overlapping dates');
    expect(alert.textContent).toContain('Booking K7QX lasts from Fri, Nov 20, 2026 to Sun, Nov 22, 2026.');
    expect(await screen.findByText('Failed to create booking. Please try again.')).toBeTruthy();
  });

  test('a conflict names the other person, and typed values are kept', async () => {
    const stale = { code: 'conflict', message: 'stale', details: { version: 5, changed_by: 'malo' }, request_id: 'r' };
    const { network } = await open(
      { [`PATCH ${path}/${bookingId}`]: { status: 409, body: stale } },
      `/bookings?booking=${bookingId}`,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Edit booking' }));
    const dialog = (await screen.findByText('Edit Booking')).closest<HTMLElement>('[role="dialog"]')!;
    fill(dialog, { 'Room type (optional)': 'Suite' });
    press(dialog, 'Save changes');
    expect(await within(dialog).findByText('malo changed this booking meanwhile.')).toBeTruthy();
    const newest = aBooking({ version: 5, room_type: 'Single', guest_name: 'Ines D.' });
    network.answers[`GET ${path}/${bookingId}`] = { body: newest };
    network.answers[`PATCH ${path}/${bookingId}`] = { body: newest };
    press(dialog, 'Load the changes');
    await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>('Guest name').value).toBe('Ines D.'));
    expect(within(dialog).getByLabelText<HTMLInputElement>('Room type (optional)').value).toBe('Suite');
    press(dialog, 'Save changes');
    expect(await screen.findByText('Booking Updated')).toBeTruthy();
    const saved = network.calls.filter((call) => call.method === 'PATCH');
    expect(saved.map((call) => call.body)).toEqual([
      { room_type: 'Suite', version: 4 },
      { room_type: 'Suite', version: 5 },
    ]);
  });

  test('says how a typed amount is read', async () => {
    const { dialog } = await openNew();
    fill(dialog, { 'Total amount (optional)': '1.234,5' });
    expect(await within(dialog).findByText('Read as $1,234.50')).toBeTruthy();
  });

  test('leaving with something typed asks', async () => {
    const { dialog } = await openNew();
    fill(dialog, { 'Guest name': 'Ana' });
    press(dialog, 'Cancel');
    expect(await screen.findByText('Leave without saving?', { selector: '.ant-modal-confirm-title' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(within(dialog).getByLabelText<HTMLInputElement>('Guest name').value).toBe('Ana');
  });
});

describe("a booking's panel", () => {
  test('shows what was sent, what will be, and why a message did not arrive', async () => {
    const planned = anEntry({
      id: '0199a000-0000-7000-8000-0000000000e2',
      message_type: 'checkin',
      state: 'planned',
      delivery_status: null,
      due_at: '2099-11-21T14:00:00.000Z',
    });
    const failed = anEntry({
      id: '0199a000-0000-7000-8000-0000000000e3',
      message_type: 'pre_arrival',
      delivery_status: 'undelivered',
      delivery_problem: 'not_on_whatsapp',
      error_code: 63003,
      error_message: 'There is no WhatsApp user with this number.',
    });
    await open(
      { [`GET ${path}/${bookingId}/messages`]: { body: { items: [planned, failed, anEntry()], next_cursor: null } } },
      `/bookings?booking=${bookingId}`,
    );
    // 14:00 in UTC is 15:00 in the hotel's Madrid.
    expect(await screen.findByText(/^Goes out Sat, Nov 21, 2099, 3:00\sPM\.$/)).toBeTruthy();
    expect(screen.getAllByText('Welcome, Ines!')).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toContain('There is no WhatsApp user with this number.');
  });

  test('a message is sent with the typed text', async () => {
    const { network } = await open(
      { [`POST ${path}/${bookingId}/messages`]: { status: 201, body: anEntry() } },
      `/bookings?booking=${bookingId}`,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Send now: Pre-arrival' }));
    const dialog = (await screen.findByText('Send the pre-arrival message')).closest<HTMLElement>('[role="dialog"]')!;
    fill(dialog, { 'Your own text (optional)': ' See you soon ' });
    press(dialog, 'Send message');
    expect(await screen.findByText('Message Sent')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'POST')?.body).toEqual({
      message_type: 'pre_arrival',
      custom_message: 'See you soon',
    });
  });

  test('a message that could not go out says so, with the reason', async () => {
    const refused = anEntry({
      state: 'failed',
      delivery_status: null,
      reason: 'There is no template for this message.',
    });
    await open(
      { [`POST ${path}/${bookingId}/messages`]: { status: 201, body: refused } },
      `/bookings?booking=${bookingId}`,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Send again: Welcome' }));
    const dialog = (await screen.findByText('Send the welcome message again')).closest<HTMLElement>('[role="dialog"]')!;
    press(dialog, 'Send again');
    expect(await screen.findByText('Message Failed')).toBeTruthy();
    expect(screen.getByText('Failed to send welcome message. There is no template for this message.')).toBeTruthy();
  });
});
