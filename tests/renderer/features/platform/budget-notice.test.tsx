import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BudgetNotice, BudgetsNotice } from '#renderer/features/platform/budgets/budget-notice.tsx';
import { startNetwork } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';

const aMonth = (share: number | null) => ({
  hotel_id: hotelId,
  hotel_name: 'Harbour View',
  month: '2026-09-01',
  calls: 12,
  tokens: 900,
  cost: 8.5,
  budget_tokens: 1000,
  budget_cost: null,
  has_own: true,
  share,
});

async function open(shares: (number | null)[]) {
  const items = shares.map(aMonth);
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET /api/hotels/${hotelId}/model-budget`]: { body: { currency: 'USD', month: items[0] } },
    'GET /api/admin/model-budgets': { body: { currency: 'USD', items, total: items.length } },
  });
  renderRoutes([{ path: '/hotel', element: <BudgetNotice hotelId={hotelId} /> }], '/hotel');
  return network;
}

test.each([
  [0.85, /^85 % of the language model’s budget/],
  [1.2, /budget of this month is used up/],
])('a hotel that has used %d of its budget is told', async (share, words) => {
  await open([share]);
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([0.5, null])('a hotel at %s is told nothing', async (share) => {
  const network = await open([share]);
  await waitFor(() => expect(network.calls.some(({ path }) => path.endsWith('/model-budget'))).toBe(true));
  expect(screen.queryByText(/language model’s budget/)).toBeNull();
});

test('the super admin reads how many hotels are near the end, and how many are there', async () => {
  const items = [aMonth(1), aMonth(0.8), aMonth(0.2)];
  await startNetwork({
    'GET /api/me': { body: aMe() },
    'GET /api/admin/model-budgets': { body: { currency: 'USD', items, total: 3 } },
  });
  renderRoutes([{ path: '/all', element: <BudgetsNotice /> }], '/all');
  expect(await screen.findByText(/budget: 2\. Used up: 1\./)).toBeTruthy();
});
