import { expect, test } from 'vitest';
import { displayName, knownName, splitName } from '#shared/features/guests/names.rules.ts';

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ana Maria  Silva', 'Ana Maria', 'Silva'],
  ['Müller, Eva', 'Eva', 'Müller'],
  ['Cher', 'Cher', null],
  ['Smith,', 'Smith', null],
  ['  ', null, null],
])('%s', (name, first_name, last_name) => expect(splitName(name)).toEqual({ first_name, last_name }));

test('a guest is shown by first and last name, else the first, else as Guest', () => {
  expect(displayName({ first_name: 'Ada', last_name: 'Lovelace' })).toBe('Ada Lovelace');
  expect(displayName({ first_name: 'Ada', last_name: null })).toBe('Ada');
  expect(displayName({ first_name: null, last_name: 'Lovelace' })).toBe('Guest');
  expect(knownName({ first_name: null, last_name: 'Lovelace' })).toBe('Lovelace');
  expect(knownName({ first_name: null, last_name: null })).toBeNull();
});
