import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currencySign, moneyWords, priceWords } from '#renderer/lib/prices.ts';

const browserOf = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const inFive = (amount: number, currency: string) =>
  ['en', 'de', 'es', 'fr', 'it'].map((language) => plain(moneyWords(amount, currency, language)));

beforeEach(() => void browserOf('en-US'));
afterEach(() => vi.restoreAllMocks());

describe('an amount of the hotel', () => {
  test('is in its currency, as the reader’s language writes it', () => {
    expect(inFive(12_345.5, 'EUR')).toEqual(['€12,345.50', '12.345,50 €', '12.345,50 €', '12 345,50 €', '12.345,50 €']);
    expect(inFive(12_345.5, 'USD')).toEqual([
      '$12,345.50',
      '12.345,50 $',
      '12.345,50 US$',
      '12 345,50 $US',
      '12.345,50 USD',
    ]);
    expect(inFive(320.5, 'CHF')).toEqual(['CHF 320.50', '320,50 CHF', '320,50 CHF', '320,50 CHF', '320,50 CHF']);
  });

  test('has no decimals in yen, and none where it is whole', () => {
    expect(inFive(12_345, 'JPY')).toEqual(['¥12,345', '12.345 ¥', '12.345 JPY', '12 345 JPY', '12.345 JPY']);
    expect(moneyWords(12_345.5, 'JPY', 'en')).toBe('¥12,346');
    expect(inFive(300, 'EUR')).toEqual(['€300', '300 €', '300 €', '300 €', '300 €']);
    expect(moneyWords(300, 'USD', 'en')).toBe('$300');
  });

  test('keeps two dollars apart, by the region of the reader', () => {
    expect([moneyWords(20, 'CAD', 'en'), moneyWords(20, 'USD', 'en')]).toEqual(['CA$20', '$20']);
    browserOf('en-CA');
    expect([moneyWords(20, 'CAD', 'en'), moneyWords(20, 'USD', 'en')]).toEqual(['$20', 'US$20']);
    browserOf('de-CH');
    expect(plain(moneyWords(1234.5, 'CHF', 'de'))).toMatch(/^CHF 1[’']234\.50$/);
  });
});

test('a provider’s price stays in dollars, with the digits of parts of a cent', () => {
  const price = (amount: number, language: string) => plain(priceWords(amount, 'USD', language));
  expect([price(0.02, 'en'), price(0.02, 'de')]).toEqual(['$0.020', '0,020 $']);
  expect([price(0.005, 'en'), price(0.005, 'fr')]).toEqual(['$0.0050', '0,0050 $US']);
  expect([price(0, 'en'), price(12.4, 'en')]).toEqual(['$0.00', '$12.40']);
});

test('a field for an amount begins with the sign of the currency', () => {
  expect(['USD', 'EUR', 'CHF', 'JPY'].map((currency) => currencySign(currency, 'en'))).toEqual(['$', '€', 'CHF', '¥']);
});
