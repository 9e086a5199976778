import { expect, test } from 'vitest';
import { withCurrency } from '#renderer/features/hotels/form/currency.rules.ts';

test('only a bare number gets a currency', () => {
  expect(withCurrency(' 18 ', '€')).toBe('18 €');
  expect(withCurrency('2,50', 'CHF')).toBe('2,50 CHF');
  for (const typed of ['18 $', 'free', '', '5%']) expect(withCurrency(typed, '€')).toBe(typed);
});
