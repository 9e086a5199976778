import { describe, expect, test } from 'vitest';
import { columnMark, decimalMarkOf, readAmount } from '#shared/features/bookings/amounts.rules.ts';

const read = (text: string, mark: ',' | '.' | null) => {
  const result = readAmount(text, mark);
  return 'problem' in result ? result.problem : result.amount;
};

describe('an amount', () => {
  test.each([
    ['444,50', 444.5],
    ['444.50', 444.5],
    ['444,5', 444.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234,50 €', 1234.5],
    ["1'234.50", 1234.5],
    ['CHF 1’234.50', 1234.5],
    ['1234', 1234],
    ['$1234', 1234],
    ['US$ 99.9', 99.9],
    ['120 EUR', 120],
    ['120,-', 120],
    ['1,234,567.8', 1234567.8],
    ['1.234.567', 1234567],
    ['12,34,567.80', 1234567.8],
    ['0', 0],
    [',50', 0.5],
    ['9999999999', 9_999_999_999],
  ])('%s is the same for every reader', (text, amount) => {
    expect([read(text, null), read(text, ','), read(text, '.')]).toEqual([amount, amount, amount]);
  });

  test.each([
    ['1,234', '.', 1234],
    ['$ 1,234', '.', 1234],
    ['1.234', ',', 1234],
    ['1,234', ',', 'too_many_decimals'],
    ['1.234', '.', 'too_many_decimals'],
    ['1,234', null, 'ambiguous'],
  ] as const)('%s for a reader who writes decimals with %s', (text, mark, result) =>
    expect(read(text, mark)).toBe(result),
  );

  test.each([
    ['', 'not_a_number'],
    ['ten', 'not_a_number'],
    ['NaN', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['1e5', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['1,23,4', 'not_a_number'],
    ['12.34.56', 'not_a_number'],
    ['1.234,5,6', 'not_a_number'],
    ['1 23', 'not_a_number'],
    ['12 , 50', 'not_a_number'],
    ['5,', 'not_a_number'],
    ['9'.repeat(400), 'not_a_number'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['$-5', 'negative'],
    ['-$5.00', 'negative'],
    ['(5.00)', 'negative'],
    ['12.345,678', 'too_many_decimals'],
    ['0,123', 'too_many_decimals'],
    ['1234.567', 'too_many_decimals'],
    ['10000000000', 'too_large'],
    ['99999999999999999999', 'too_large'],
  ])('%s is refused: %s', (text, problem) => expect(read(text, '.')).toBe(problem));

  test('comes back as it was written, in every locale', () => {
    const locales = ['en', 'en-GB', 'en-IN', 'de', 'de-CH', 'de-AT', 'fr', 'fr-CH', 'es', 'es-MX', 'it', 'it-CH'];
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let round = 0; round < 500; round += 1) {
      const cents = Math.floor(random() * 10 ** (1 + Math.floor(random() * 11)));
      const amount = cents / 100;
      for (const locale of locales) {
        const mark = decimalMarkOf(locale);
        const written = amount.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
        const plain = amount.toLocaleString(locale, { maximumFractionDigits: 2 });
        expect([written, mark, read(written, null)]).toEqual([written, mark, amount]);
        expect([plain, mark, read(plain, mark)]).toEqual([plain, mark, amount]);
      }
    }
  });
});

test.each([
  [['1.234', '99,50'], ','],
  [['1,234', '99.5', ''], '.'],
  [['1,234.50'], '.'],
  [['1.234.567'], ','],
  [['1.234', '100'], 'ambiguous'],
  [['1.234', '99,50', '99.50'], 'ambiguous'],
  [['120', '80'], null],
  [['99,50', '99.50'], null],
] as const)('the amounts %j of a column prove the mark %s', (values, mark) =>
  expect(columnMark([...values])).toBe(mark),
);

test('a very long text costs linear time', () => {
  const began = performance.now();
  readAmount(`${'1,'.repeat(500_000)}x`, null);
  expect(performance.now() - began).toBeLessThan(200);
});
