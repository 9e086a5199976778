import { reason } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BookingImportReport } from '#shared/features/bookings/booking-import.schema.ts';
import { badRowsCsv } from '#renderer/features/bookings/import/import.rules.ts';
import BookingsPage from '#renderer/pages/bookings-page.tsx';
import { startNetwork, type Call } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';
import { aPage } from './booking-rows.ts';

const path = `/api/hotels/${hotelId}/bookings`;
const csv = 'Guest;Telefon\nAnna;+4917612345670\nBob;\n';
const mapping = { Guest: 'guest_name', Telefon: 'guest_phone' } as const;

const aRow = { ok: true, errors: [], booking: null, action: 'create' as const, changes: [], cells: null };

function report(overrides: Partial<BookingImportReport> = {}): BookingImportReport {
  return {
    separator: ';',
    columns: ['Guest', 'Telefon'],
    mapping,
    suggested_mapping: mapping,
    problem_reasons: [],
    problems: [],
    total: 2,
    valid: 1,
    invalid: 1,
    existing: 0,
    imported: 0,
    updated: 0,
    messages: {
      planned: { welcome: 1, checkin: 1 },
      unreachable: 0,
      price: { currency: 'USD', each: '0.009', effective_from: '2025-07-01' },
    },
    rows: [
      { ...aRow, row: 2, guest_name: 'Anna' },
      {
        ...aRow,
        row: 3,
        guest_name: 'Bob',
        ok: false,
        action: null,
        errors: [fieldProblem('guest_phone', reason('phone_required'))],
        cells: { guest_name: 'Bob', guest_phone: '' },
      },
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

test('welcome messages are off, counted with about what they cost, and sent only when they are asked for', async () => {
  const { network, dialog } = await paste();
  const welcome = await within(dialog).findByRole('switch', { name: 'Send a welcome message to each guest' });
  expect(welcome.getAttribute('aria-checked')).toBe('false');
  expect(
    within(dialog).getByText(/^Welcome messages: 1\. About \$0\.0090: \$0\.0090 for each message.*Jul 01, 2025/),
  ).toBeTruthy();
  expect(within(dialog).getByText(/^Planned for later in any case: Check-in 1\./)).toBeTruthy();
  fireEvent.click(welcome);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /Skip bad rows/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Import bookings (1) and send 1 welcome messages' }));
  await screen.findByText('Bookings imported: 1');
  const stored = network.calls.filter((call) => call.method === 'POST').at(-1);
  expect(stored?.body).toMatchObject({ send_welcome: true, skip_invalid: true });
});

test('a bad row says whose it is and is corrected in place', async () => {
  const { network, dialog } = await paste();
  expect(await within(dialog).findByText('Bob')).toBeTruthy();
  const cell = within(dialog).getByLabelText('Phone of row 3');
  fireEvent.change(cell, { target: { value: '+34600111222' } });
  fireEvent.blur(cell);
  await waitFor(() => {
    const last = network.calls.filter((call) => call.method === 'POST').at(-1);
    expect(last?.body).toMatchObject({
      dry_run: true,
      corrections: [{ row: 3, values: { guest_phone: '+34600111222' } }],
    });
  });
});

test('the bad rows as a file keep their columns and say what is wrong', () => {
  const text = badRowsCsv(csv, report(), 'Problem', ({ message }) => message);
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Guest,Telefon,Problem',
    'Bob,,Phone number is required',
    '',
  ]);
});
