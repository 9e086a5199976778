import { describe, expect, test } from 'vitest';
import { countryOfPhones, phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';

describe('a number is stored', () => {
  test.each([
    ['+49 (0)151 / 234-567-89', '+4915123456789'],
    ['0049 151 23456789', '+4915123456789'],
    ['+1 415.555.2671', '+14155552671'],
    ['+39 06 12345678', '+390612345678'],
    ['  +44 7700 900123 ', '+447700900123'],
    ['+5215512345678', '+5215512345678'],
    ['+52 1 55 1234 5678', '+5215512345678'],
    ['+999 1234 5678', '+99912345678'],
  ])('as E.164: %s', (typed, stored) => expect(storedPhone(typed)).toBe(stored));

  test.each(['room 12', '5551234', '0151 23456789', '+12', 'US.13491208655302741918', '+49 call me'])(
    'as typed if it is not such a number: %s',
    (typed) => expect(storedPhone(typed)).toBe(typed),
  );

  test.each([
    ['0151 23456789', 'DE', '+4915123456789'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['(415) 555-2671', 'US', '+14155552671'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['+44 7700 900123', 'DE', '+447700900123'],
  ])('as E.164 of the hotel’s country: %s in %s', (typed, country, stored) =>
    expect(storedPhone(typed, country)).toBe(stored),
  );

  test('as typed if it is too short for the country, so that no stranger gets the message', () => {
    expect(storedPhone('5551234', 'US')).toBe('5551234');
    expect(storedPhone('12', 'DE')).toBe('12');
  });

  test('the same when it is stored again', () => {
    for (const typed of ['+49 (0)151 23456789', '+52 1 55 1234 5678', 'room 12', '5551234'])
      expect(storedPhone(storedPhone(typed))).toBe(storedPhone(typed));
  });
});

describe('one key for every spelling of one phone', () => {
  test.each([
    ['Germany', ['+49 151 23456789', '004915123456789', '+49 (0)151 23456789', '+4915123456789']],
    ['Brazil with and without the ninth digit', ['+55 11 98765-4321', '+551187654321', '+55 11 8765 4321']],
    ['Mexico with and without the 1', ['+52 1 55 1234 5678', '+525512345678', '+5215512345678']],
    ['Argentina with and without the 9', ['+54 9 11 2345-6789', '+541123456789', '+5491123456789']],
    ['a number that parses nowhere', ['555-1234', '555 1234', '5551234']],
    ['an odd country code', ['+999 1234 5678', '+99912345678']],
    ['WhatsApp’s user id', ['US.13491208655302741918', 'us.13491208655302741918']],
  ])('%s', (_where, spellings) => expect(new Set(spellings.map(phoneKey)).size).toBe(1));

  test.each([
    ['+551187654321', '+551187654322'],
    ['+525512345678', '+15512345678'],
    ['+4915123456789', '4915123456789'],
    ['US.1349', 'DE.1349'],
    ['US.1349', '1349'],
    ['+5511987654321', '+5521987654321'],
  ])('keeps %s and %s apart', (one, other) => expect(phoneKey(one)).not.toBe(phoneKey(other)));

  test('does not touch landlines of Brazil, which have eight digits and no ninth', () =>
    expect(phoneKey('+55 11 3123 4567')).toBe('+551131234567'));
  test('is its own key', () => {
    for (const address of ['+5511987654321', '+5215512345678', '555 1234', 'US.1349'])
      expect(phoneKey(phoneKey(address))).toBe(phoneKey(address));
  });
});

test('a hotel’s country is read from its numbers', () => {
  expect(countryOfPhones(null, '+49 30 123456')).toBe('DE');
  expect(countryOfPhones('+14155552671', '+49 30 123456')).toBe('US');
  expect(countryOfPhones(null, '030 123456', undefined)).toBeNull();
});
