import { expect, test } from 'vitest';
import { currencySign, withCurrency } from '#renderer/features/hotels/form/currency.rules.ts';

test('the currency follows the address, else the browser', () => {
  expect(currencySign('1 Quay Street, Galway, Ireland', 'en-GB')).toBe('€');
  expect(currencySign('', 'en-GB')).toBe('£');
  expect(currencySign('Bahnhofstrasse 1, Zürich, Schweiz', 'de-DE')).toBe('CHF');
  expect(currencySign('Somewhere', 'eo')).toBe('€');
});

test('only a bare number gets a currency', () => {
  expect(withCurrency(' 18 ', '€')).toBe('18 €');
  expect(withCurrency('2,50', 'CHF')).toBe('2,50 CHF');
  for (const typed of ['18 $', 'free', '', '5%']) expect(withCurrency(typed, '€')).toBe(typed);
});
