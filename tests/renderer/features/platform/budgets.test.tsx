import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ModelMonth } from '#shared/features/platform/model-budgets.contract.ts';
import AdminBudgetsPage from '#renderer/pages/admin/admin-budgets-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId, otherHotelId } from '../../support/rows.ts';
import { superAdmin } from '../hotels/platform-rows.ts';

const aMonth = (change: Partial<ModelMonth> = {}): ModelMonth => ({
  hotel_id: hotelId,
  hotel_name: 'Harbour View',
  month: '2026-09-01',
  calls: 1200,
  tokens: 900_000,
  cost: 8.5,
  budget_tokens: 1_000_000,
  budget_cost: null,
  has_own: true,
  share: 0.9,
  ...change,
});
const calm = { hotel_id: otherHotelId, hotel_name: 'Lakeside', budget_tokens: null, has_own: false, share: null };

async function open(answers: Answers = {}) {
  const items = [aMonth(), aMonth(calm)];
  const network = await startNetwork({
    'GET /api/me': { body: superAdmin() },
    'GET /api/admin/model-budgets': { body: { currency: 'USD', items, total: 2 } },
    ...answers,
  });
  const routes = [
    { path: '/admin/budgets', element: <AdminBudgetsPage /> },
    { path: '/admin/settings', element: <p>The settings</p> },
  ];
  return { network, ...renderRoutes(routes, '/admin/budgets') };
}

describe('the budgets of the language model', () => {
  test('are refused to staff', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe() } });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(network.calls.some((call) => call.path.includes('/admin/'))).toBe(false);
  });

  test('say what each hotel uses and how near its end is', async () => {
    await open();
    const near = within((await screen.findByText('Harbour View')).closest('tr')!);
    for (const text of ['1,200', '900,000', '$8.50', '1,000,000 tokens (its own)', '90 % used'])
      expect(near.getByText(text)).toBeTruthy();
    expect(within(screen.getByText('Lakeside').closest('tr')!).getAllByText('No limit')).toHaveLength(2);
  });

  test('show how typed costs are read before they are saved', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Change the budget of Harbour View' }));
    const costs = await screen.findByLabelText('Costs a month', {}, { timeout: 15_000 });
    expect(screen.queryByText(/Read as/)).toBeNull();
    fireEvent.change(costs, { target: { value: '1.200,5' } });
    expect(screen.getByText('Read as $1,200.50')).toBeTruthy();
    fireEvent.change(costs, { target: { value: 'a lot' } });
    expect(screen.queryByText(/Read as/)).toBeNull();
  });

  test('a hotel gets one of its own, or the platform’s again', async () => {
    const { network } = await open({
      [`PUT /api/admin/model-budgets/${hotelId}`]: { body: { currency: 'USD', month: aMonth() } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change the budget of Harbour View' }));
    fireEvent.change(await screen.findByLabelText('Tokens a month', {}, { timeout: 15_000 }), {
      target: { value: '' },
    });
    fireEvent.change(screen.getByLabelText('Costs a month'), { target: { value: '20' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save budget' }));
    const sent = () => network.calls.filter((call) => call.method === 'PUT').map(({ body }) => body);
    await waitFor(() => expect(sent()).toEqual([{ budget: { tokens: null, cost: '20' } }]));
    fireEvent.click(await screen.findByRole('button', { name: 'Change the budget of Harbour View' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Use the platform’s budget' }, { timeout: 15_000 }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ budget: null });
  });
});
