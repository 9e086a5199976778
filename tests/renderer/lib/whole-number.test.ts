import { expect, test } from 'vitest';
import { typedAmount } from '#renderer/lib/typed-amount.ts';
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
