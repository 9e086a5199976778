import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { parseCsv } from '#shared/features/bookings/csv.rules.ts';
import { costWords, durationWords, shareWords } from '#renderer/features/platform/analytics/analytics-words.rules.ts';
import { reportCsv } from '#renderer/features/platform/analytics/report-csv.rules.ts';
import AdminAnalyticsPage from '#renderer/pages/admin/admin-analytics-page.tsx';
import AnalyticsPage from '#renderer/pages/analytics-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';
import { aListedHotel, anAnalytics, superAdmin } from '../hotels/platform-rows.ts';

async function open(answers: Answers = {}, at = '/admin/analytics') {
  const network = await startNetwork({
    'GET /api/me': { body: superAdmin() },
    'GET /api/hotels': { body: { items: [aListedHotel()], next_cursor: null, total: 1 } },
    'GET /api/admin/analytics': { body: anAnalytics() },
    [`GET /api/hotels/${hotelId}/analytics`]: { body: anAnalytics({ timezone: 'Europe/Madrid' }) },
    ...answers,
  });
  const routes = [
    { path: '/admin/analytics', element: <AdminAnalyticsPage /> },
    { path: '/analytics', element: <AnalyticsPage /> },
  ];
  return { network, ...renderRoutes(routes, at) };
}

describe("the platform's figures", () => {
  test('are refused to staff', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe() } });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(network.calls.some((call) => call.path.includes('analytics'))).toBe(false);
  });

  test('say what happened, in words and numbers', async () => {
    await open();
    expect(await screen.findByText('75%')).toBeTruthy();
    expect(screen.getByText('6 of 8 requests')).toBeTruthy();
    expect(screen.getByText('A complaint')).toBeTruthy();
    expect(screen.getByText('Spanish')).toBeTruthy();
    expect(screen.getByText('24 messages · $0.120')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Messages by day' })).toBeTruthy();
  });

  test('each chart has its table behind it', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Show the table: Delivery failures' }));
    const table = within(await screen.findByRole('table', { name: 'Delivery failures' }));
    for (const text of ['No such number.', '63024', 'Check the number.']) expect(table.getByText(text)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show the chart: Delivery failures' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('period and hotel are in the address and asked of the server', async () => {
    const at = `/admin/analytics?from=2026-01-01&to=2026-01-31&hotel_id=${hotelId}`;
    const { network, router } = await open({}, at);
    await screen.findByText('75%');
    const asked = network.calls.find((call) => call.path === '/api/admin/analytics');
    expect(asked?.query.toString()).toBe(`from=2026-01-01&to=2026-01-31&hotel_id=${hotelId}`);
    expect(screen.queryByText('By hotel')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '30 days' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?hotel_id=${hotelId}`));
  });

  test('a period that ends before it begins is refused in words, and not asked for', async () => {
    const { network } = await open({}, '/admin/analytics?from=2026-02-01&to=2026-01-01');
    expect((await screen.findByRole('alert')).textContent).toBe('The period ends before it begins.');
    expect(network.calls.some((call) => call.path === '/api/admin/analytics')).toBe(false);
  });
});

describe("a hotel's own figures", () => {
  test('are read from the hotel, without a choice of hotels', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe({ role: 'staff' }) } }, '/analytics');
    expect(await screen.findByText('75%')).toBeTruthy();
    expect(screen.getByText(/Europe\/Madrid/)).toBeTruthy();
    expect(screen.queryByText('All hotels')).toBeNull();
    expect(network.calls.some((call) => call.path.startsWith('/api/admin'))).toBe(false);
  });

  test('are downloaded once the audit log has the entry', async () => {
    const noted = { [`POST /api/hotels/${hotelId}/exports`]: { body: { ok: true } } };
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const { network } = await open({ 'GET /api/me': { body: aMe() }, ...noted }, '/analytics');
    await screen.findByText('75%');
    fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(network.calls.find((call) => call.path.endsWith('/exports'))?.body).toEqual({ kind: 'analytics' });
    save.mockRestore();
  });

  test('need a hotel', async () => {
    await open({}, '/analytics');
    expect(await screen.findByText('No Hotel Selected')).toBeTruthy();
  });
});

describe('figures in words', () => {
  test('the whole report is a line a number, which a spreadsheet reads', () => {
    const { rows } = parseCsv(reportCsv(anAnalytics()));
    const lines = rows.map(({ cells }) => cells.join('|'));
    expect(lines).toContain('totals|USD|messages_in|10');
    expect(lines).toContain('days|2026-03-01|cost|0.12');
    expect(lines).toContain('languages|es|count|5');
    expect(lines).toContain('delivery_failures|63024 No such number.|count|1');
    expect(lines.some((line) => line.includes('error_code'))).toBe(false);
  });

  test('durations use the most readable unit', () => {
    expect([6, 90, 1200, 5400, 200_000].map((seconds) => durationWords(seconds, 'en'))).toEqual([
      '6 sec',
      '1.5 min',
      '20 min',
      '1.5 hr',
      '2.3 days',
    ]);
  });

  test('small sums keep their digits; nothing is not divided', () => {
    expect([0, 0.005, 0.12, 12.4].map((cost) => costWords(cost, 'USD', 'en'))).toEqual([
      '$0.00',
      '$0.0050',
      '$0.120',
      '$12.40',
    ]);
    expect(shareWords(0, 0, 'en')).toBe('–');
  });
});
