import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BookingImportReport } from '#shared/features/bookings/booking-import.schema.ts';
import BookingsPage from '#renderer/pages/bookings-page.tsx';
import { startNetwork, type Call } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';
import { aPage } from './booking-rows.ts';

const path = `/api/hotels/${hotelId}/bookings`;
const csv = 'Guest;Telefon\nAnna;+4917612345670\nBob;\n';
const mapping = { Guest: 'guest_name', Telefon: 'guest_phone' } as const;

function report(overrides: Partial<BookingImportReport> = {}): BookingImportReport {
  return {
    separator: ';',
    columns: ['Guest', 'Telefon'],
    mapping,
    suggested_mapping: mapping,
    problems: [],
    total: 2,
    valid: 1,
    invalid: 1,
    imported: 0,
    rows: [
      { row: 2, ok: true, errors: [], booking: null },
      { row: 3, ok: false, errors: [{ path: 'guest_phone', message: 'Phone number is required' }], booking: null },
    ],
    ...overrides,
  };
}

const answer = ({ body }: Call) => {
  const { dry_run, skip_invalid } = body as { dry_run?: boolean; skip_invalid?: boolean };
  return { body: report({ imported: !dry_run && skip_invalid ? 1 : 0 }) };
};

async function paste() {
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET ${path}`]: { body: aPage([]) },
    [`POST ${path}/import`]: answer,
  });
  renderRoutes([{ path: '/bookings', element: <BookingsPage /> }], '/bookings');
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Or paste the rows, with their headings'), { target: { value: csv } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Look at the rows' }));
  return { network, dialog };
}

test('a file is only looked at first: its columns are matched, and a bad row says why', async () => {
  const { network, dialog } = await paste();
  expect(await within(dialog).findByText('Phone: Phone number is required')).toBeTruthy();
  expect(within(dialog).getByLabelText('Column “Telefon” holds')).toBeTruthy();
  const calls = network.calls.filter((call) => call.method === 'POST');
  expect(calls.map((call) => call.body)).toEqual([{ csv, dry_run: true }]);
});

test('with a bad row nothing is imported until bad rows are to be skipped', async () => {
  const { network, dialog } = await paste();
  const store = await within(dialog).findByRole<HTMLButtonElement>('button', { name: 'Import bookings (1)' });
  expect(store.disabled).toBe(true);
  fireEvent.click(within(dialog).getByLabelText('Skip bad rows (1)'));
  await waitFor(() => expect(store.disabled).toBe(false));
  fireEvent.click(store);
  expect(await screen.findByText('Bookings imported: 1')).toBeTruthy();
  expect(network.calls.findLast((call) => call.method === 'POST')?.body).toEqual({ csv, skip_invalid: true });
});
