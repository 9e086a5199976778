import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { erasedText } from '#shared/features/guests/erasure.rules.ts';
import GuestsPage from '#renderer/pages/guests-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';
import { aPage } from '../bookings/booking-rows.ts';

const at = '2026-11-10T10:00:00.000Z';
const guestId = '0199a000-0000-7000-8000-0000000000a1';
const path = `/api/hotels/${hotelId}/guests`;
const ines: Guest = {
  id: guestId,
  hotel_id: hotelId,
  first_name: 'Ines',
  last_name: 'Duarte',
  phone: '+351910000001',
  email: null,
  vip_status: false,
  notes: null,
  preferences: null,
  language: 'pt',
  total_stays: 3,
  total_spent: 120,
  last_stay_date: '2026-11-20',
  created_at: at,
  updated_at: at,
};

async function open(guest: Guest, answers: Answers = {}, role: 'admin' | 'staff' = 'admin') {
  const network = await startNetwork({
    'GET /api/me': { body: aMe({ role }) },
    [`GET ${path}`]: { body: { items: [guest], next_cursor: null } },
    [`GET ${path}/stats`]: { body: { total: 1, vip: 0, repeat: 1, revenue: 120 } },
    [`GET ${path}/${guestId}`]: { body: guest },
    [`GET /api/hotels/${hotelId}/bookings`]: { body: aPage([]) },
    ...answers,
  });
  renderRoutes([{ path: '/guests', element: <GuestsPage /> }], `/guests?guest=${guestId}`);
  await screen.findByText('Guest’s rights', {}, { timeout: 10_000 });
  return { network };
}

test('a guest is erased only after the console has said what goes and what stays', async () => {
  const erased = { bookings: 2, conversations: 1, messages: 13, requests: 4 };
  const { network } = await open(ines, { [`POST ${path}/${guestId}/erase`]: { body: erased } });
  fireEvent.click(await screen.findByRole('button', { name: 'Erase guest' }));
  const question = await screen.findByText('This cannot be undone. It removes:');
  const dialog = within(question.closest<HTMLElement>('[role="dialog"]')!);
  expect(dialog.getByText(/the text, pictures, files and places of every message/)).toBeTruthy();
  expect(dialog.getByText(/bookings with their dates, room and amount/)).toBeTruthy();
  expect(network.calls.some((call) => call.method === 'POST')).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Erase guest' }));
  expect(await screen.findByText('Guest erased')).toBeTruthy();
  expect(screen.getByText('Messages emptied: 13. Bookings without a name: 2.')).toBeTruthy();
});

test('an erased guest has no name, no number, and nothing left to change', async () => {
  await open({ ...ines, first_name: null, last_name: null, phone: erasedText });
  expect(await screen.findByText('This guest was erased. Only stays and amounts were kept.')).toBeTruthy();
  expect(screen.getAllByText('Erased guest').length).toBeGreaterThan(0);
  expect(screen.queryByText('Contact Information')).toBeNull();
  for (const name of ['Edit', 'Delete', 'Erase guest', 'Export all data'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('reception exports, and leaves erasing to an admin', async () => {
  const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const file = {
    exported_at: at,
    hotel: { name: 'Hotel Miramar', address: null, email: null, phone: null },
    guest: ines,
    addresses: ['whatsapp:+351910000001'],
    bookings: [],
    conversations: [],
  };
  const { network } = await open(ines, { [`GET ${path}/${guestId}/export`]: { body: file } }, 'staff');
  fireEvent.click(await screen.findByRole('button', { name: 'Export all data' }));
  await waitFor(() => expect(make).toHaveBeenCalled());
  expect(JSON.parse(await (make.mock.calls[0]![0] as Blob).text())).toEqual(file);
  expect(screen.queryByRole('button', { name: 'Erase guest' })).toBeNull();
  expect(screen.getByText('Only an admin of the hotel can erase a guest.')).toBeTruthy();
  expect(network.calls.some((call) => call.method === 'POST')).toBe(false);
});
