import { expect, test } from 'vitest';
import { readAmountWords, typedAmount } from '#renderer/lib/typed-amount.ts';
import { wholeNumberOf } from '#renderer/lib/whole-number.ts';

test.each(['1000', '1,000', '1.000', '1 000', "1'000", ' 1000 ', '1\u202f000'])('%j is a thousand', (typed) => {
  expect(wholeNumberOf(typed)).toBe(1000);
});

test('groups are read while they are typed', () => {
  expect(wholeNumberOf('12345,678')).toBe(12_345_678);
});

test.each(['1,50', '1,00', '1.0000', 'many', '1,000.5', '007'])('%j stays as typed', (typed) => {
  expect(wholeNumberOf(typed)).toBe(typed);
});

test('an empty field is null', () => {
  expect([wholeNumberOf(' '), typedAmount(' ', 'en', 2)]).toEqual([null, null]);
});

test.each([
  ['1,000', 'en', '1000'],
  ['1.000', 'de', '1000'],
  ['1 000', 'fr', '1000'],
  ['1,50', 'de', '1.50'],
  ['1,50', 'en', '1.50'],
  ['1.234,50', 'en', '1234.50'],
  ['abc', 'en', 'abc'],
])('the amount %j in %s is %s', (typed, language, read) => {
  expect(typedAmount(typed, language, 2)).toBe(read);
});

test.each([
  ['1,200', 'en', 'EUR', 2, '€1,200.00'],
  ['1.200', 'de', 'EUR', 2, '1.200,00 €'],
  ['1 200,5', 'fr', 'EUR', 2, '1 200,50 €'],
  ['0,0754', 'it', 'USD', 4, '0,0754 USD'],
  ['1.200', 'en', 'EU', 2, null],
  ['1.20', 'en', 'EU', 2, '1.20'],
  ['1,2345', 'de', 'EUR', 2, null],
  ['many', 'es', 'EUR', 2, null],
  [' ', 'es', 'EUR', 2, null],
])('%j in %s is shown with %s and %d digits as %s', (typed, language, currency, decimals, shown) => {
  expect(readAmountWords(typed, language, { currency, decimals })).toBe(shown);
});
