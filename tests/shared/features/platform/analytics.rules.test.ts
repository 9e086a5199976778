import { expect, test } from 'vitest';
import { datedPrices, daysOf, periodOf } from '#shared/features/platform/analytics.rules.ts';
import { dayIn } from '#shared/lib/dates.ts';

test("a day is the hotel's, not ours", () => {
  const now = new Date('2026-09-10T23:30:00Z');
  expect([dayIn('UTC', now), dayIn('Asia/Tokyo', now), dayIn('America/Los_Angeles', now)]).toEqual([
    '2026-09-10',
    '2026-09-11',
    '2026-09-10',
  ]);
});

test.each([
  ['nothing said: the last thirty days', {}, { from: '2026-08-12', to: '2026-09-10' }],
  ['an end alone', { to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
  ['a beginning alone: until today', { from: '2026-09-01' }, { from: '2026-09-01', to: '2026-09-10' }],
  [
    'a beginning long ago: as long as a report may be',
    { from: '2020-01-01' },
    { from: '2020-01-01', to: '2020-12-31' },
  ],
  ['a beginning that is to come', { from: '2026-10-01' }, { from: '2026-10-01', to: '2026-10-01' }],
  ['both', { from: '2026-01-01', to: '2026-01-02' }, { from: '2026-01-01', to: '2026-01-02' }],
])('the period of a report, %s', (_what, query, period) => {
  expect(periodOf(query, '2026-09-10')).toEqual(period);
});

test('the days of a period include both ends, over the end of February', () => {
  expect(daysOf({ from: '2028-02-28', to: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
});

test('each price holds until the next line begins, whatever the order of the lines', () => {
  const prices = (price: string) => ({
    inbound: price,
    service: price,
    utility: price,
    marketing: price,
    authentication: price,
  });
  const dated = datedPrices([
    { effective_from: '2026-05-01', prices: prices('2') },
    { effective_from: '2026-01-01', prices: prices('1') },
  ]);
  expect(dated.filter(({ category }) => category === 'utility')).toEqual([
    { category: 'utility', price: '1', since: '0001-01-01', until: '2026-05-01' },
    { category: 'utility', price: '2', since: '2026-05-01', until: null },
  ]);
});
