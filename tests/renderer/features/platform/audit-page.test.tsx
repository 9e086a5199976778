import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#shared/features/platform/audit.schema.ts';
import { auditQuery } from '#renderer/features/platform/audit/audit.queries.ts';
import { auditDetails } from '#renderer/features/platform/audit/audit-words.rules.ts';
import AdminAuditPage from '#renderer/pages/admin/admin-audit-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, aMeHotel, hotelId } from '../../support/rows.ts';

const superAdmin = () => aMe({ is_super_admin: true, hotel: null, role: null });
const anEntry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '0199a000-0000-7000-8000-0000000000b1',
  hotel_id: hotelId,
  hotel_name: 'Hotel Miramar',
  user_id: null,
  user_email: 'platform@example.com',
  api_key_id: null,
  api_key_name: null,
  acting_session_id: null,
  action: 'set_status',
  entity: 'hotel',
  entity_id: hotelId,
  details: { status: 'inactive' },
  created_at: '2026-03-05T10:04:00.000Z',
  ...overrides,
});

async function open(answers: Answers = {}, at = '/admin/audit') {
  const network = await startNetwork({
    'GET /api/me': { body: superAdmin() },
    'GET /api/hotels': { body: { items: [], next_cursor: null, total: 0 } },
    'GET /api/admin/audit': { body: { items: [anEntry()], next_cursor: null } },
    ...answers,
  });
  return { network, ...renderRoutes([{ path: '/admin/audit', element: <AdminAuditPage /> }], at) };
}

afterEach(() => vi.restoreAllMocks());

describe('the audit log', () => {
  test('is refused to staff', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe() } });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(network.calls.some((call) => call.path.includes('audit'))).toBe(false);
  });

  test('shows person, action and hotel; a deleted hotel is named as deleted', async () => {
    const gone = anEntry({
      id: '0199a000-0000-7000-8000-0000000000b2',
      hotel_name: null,
      action: 'delete',
      details: {},
    });
    await open({ 'GET /api/admin/audit': { body: { items: [gone, anEntry()], next_cursor: null } } });
    expect(await screen.findByText('Deleted hotel')).toBeTruthy();
    expect(screen.getByText('Changed the status', { selector: 'span' })).toBeTruthy();
    expect(screen.getAllByText('platform@example.com')).toHaveLength(2);
    expect(screen.getByText('status: inactive')).toBeTruthy();
  });

  test('names a change of the questions that an FAQ answers in words, also in its filter', async () => {
    const linked = anEntry({ action: 'link_question', entity: 'faq', details: {} });
    await open({ 'GET /api/admin/audit': { body: { items: [linked], next_cursor: null } } });
    expect(await screen.findByText('Changed the questions it answers', { selector: 'span' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Changed the questions it answers' })).toBeTruthy();
  });

  test('shows times in the zone of the hotel that the super admin acts in, and names the zone', async () => {
    const hotel = { ...aMeHotel, timezone: 'Asia/Tokyo' };
    await open({ 'GET /api/me': { body: aMe({ is_super_admin: true, hotel }) } });
    expect(await screen.findByText('Mar 05, 2026 19:04')).toBeTruthy();
    expect(screen.getByText(/Times are in the zone Asia\/Tokyo\./)).toBeTruthy();
  });

  test('without a hotel names the zone of this computer', async () => {
    await open();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(await screen.findByText(new RegExp(`Times are in the zone ${timeZone}`))).toBeTruthy();
  });

  test('filters come from the address and are cleared together', async () => {
    const { network, router } = await open({}, '/admin/audit?q=ana&action=delete&entity=hotel');
    await screen.findByText('platform@example.com');
    const query = network.calls.find((call) => call.path === '/api/admin/audit')?.query;
    expect([query?.get('user'), query?.get('action'), query?.get('entity')]).toEqual(['ana', 'delete', 'hotel']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('brings the next page by the cursor', async () => {
    const { network } = await open({
      'GET /api/admin/audit': ({ query }) => ({
        body: query.get('cursor')
          ? {
              items: [anEntry({ id: '0199a000-0000-7000-8000-0000000000b3', user_email: 'second@example.com' })],
              next_cursor: null,
            }
          : { items: [anEntry()], next_cursor: 'next' },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('second@example.com')).toBeTruthy();
    expect(network.calls.at(-1)?.query.get('cursor')).toBe('next');
  });

  test('is exported with the same filters; a truncated export says so', async () => {
    const { network } = await open(
      {
        'GET /api/admin/audit/export': {
          body: { filename: 'audit.csv', csv: 'a\r\n', entries: 10_000, truncated: true },
        },
      },
      '/admin/audit?action=delete',
    );
    // jsdom has no addresses for blobs and does not follow links.
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('Not everything fits one file')).toBeTruthy();
    expect(saved).toEqual(['audit.csv']);
    const asked = network.calls.find((call) => call.path === '/api/admin/audit/export');
    expect(asked?.query.toString()).toBe('action=delete');
  });
});

describe('filters as the server takes them', () => {
  const none = { hotel_id: '', user: '', action: '', entity: '', from: '', to: '' };

  test('both days are included, from midnight to midnight in the zone of the page', () => {
    const { from, to } = auditQuery({ ...none, from: '2026-03-01', to: '2026-03-01' }, 'Asia/Tokyo');
    expect([from, to]).toEqual(['2026-02-28T15:00:00.000Z', '2026-03-01T15:00:00.000Z']);
  });

  test('invalid filters of an edited address are ignored', () => {
    expect(auditQuery({ ...none, hotel_id: 'x', from: 'yesterday', to: '2026-13-99' }, 'UTC')).toEqual({});
  });

  test('details are pairs of words', () => {
    expect(auditDetails({ message_type: 'welcome', fields: ['name', 'phone'], prices: { inbound: '1' } })).toEqual([
      { name: 'message type', value: 'welcome' },
      { name: 'fields', value: 'name, phone' },
      { name: 'prices', value: '{"inbound":"1"}' },
    ]);
  });
});
