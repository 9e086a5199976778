import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { StayActions } from '#renderer/features/bookings/stay-actions/stay-actions.tsx';
import { actionsOf } from '#renderer/features/bookings/stay-actions/stay-actions.rules.ts';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { hotelId } from '../../support/rows.ts';
import { aBooking, bookingId } from './booking-rows.ts';

const path = `/api/hotels/${hotelId}/bookings/${bookingId}`;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const booking = aBooking({ check_in_date: dayFromNow(0), check_out_date: dayFromNow(3) });

async function open(answers: Answers) {
  const network = await startNetwork(answers);
  const element = <StayActions hotelId={hotelId} timezone="UTC" booking={booking} />;
  renderRoutes([{ path: '/requests', element }], '/requests');
  const changes = () => network.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { changes };
}

test('a guest who arrives today is checked in with one click', async () => {
  const { changes } = await open({ [`PATCH ${path}`]: { body: { ...booking, status: 'checked-in' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(changes()).toEqual([{ status: 'checked-in', version: 4 }]));
  expect(await screen.findByText('Status Updated')).toBeTruthy();
});

test('dates that the server refuses stay in the form', async () => {
  const reason = { code: 'booking_lasts', params: { number: 'X', from: '2026-11-20', to: '2026-11-22' } };
  const refused = { code: 'booking_overlap', message: 'Overlaps.', reason, request_id: 'req_1' };
  const { changes } = await open({ [`PATCH ${path}`]: { status: 409, body: refused } });
  fireEvent.click(screen.getByRole('button', { name: 'Change dates' }));
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: dayFromNow(5) } });
  fireEvent.click(screen.getByRole('button', { name: 'Save dates' }));
  expect(await screen.findByText('The stay could not be changed')).toBeTruthy();
  expect(changes()).toEqual([{ check_in_date: dayFromNow(0), check_out_date: dayFromNow(5), version: 4 }]);
  expect(screen.getByLabelText<HTMLInputElement>('Check-out').value).toBe(dayFromNow(5));
});

test('a stay message is chosen and sent from a dialog', async () => {
  await open({ [`GET ${path}/messages`]: { body: { items: [], next_cursor: null } } });
  fireEvent.click(screen.getByRole('button', { name: 'Send a message' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send now: Pre-arrival' }));
  expect(await screen.findByText('Send the pre-arrival message')).toBeTruthy();
});

describe('what can be done with a stay', () => {
  const stay = { check_in_date: '2026-11-21', check_out_date: '2026-11-24' } as const;
  test.each([
    ['confirmed', '2026-11-20', ['dates', 'message']],
    ['confirmed', '2026-11-22', ['check_in', 'dates', 'message']],
    ['confirmed', '2026-11-25', ['dates', 'message']],
    ['checked-in', '2026-11-24', ['check_out', 'undo_check_in', 'dates', 'message']],
    ['checked-in', '2026-11-25', ['check_out', 'message']],
    ['checked-out', '2026-11-24', ['message']],
    ['cancelled', '2026-11-21', []],
  ] as const)('%s on %s', (status, today, actions) => {
    expect(actionsOf({ ...stay, status }, today)).toEqual(actions);
  });
});
