import { expect, test } from 'vitest';
import { personName } from '#shared/features/auth/person-name.schema.ts';
import { hotelDraft } from '#shared/features/hotels/hotels.schema.ts';

const isName = (name: string) => personName.safeParse(name).success;

test.each(['evil.example', 'ｅｖｉｌ．ｅｘａｍｐｌｅ', 'evil。example', 'evil｡example', 'see https://a', '1.2.3.4'])(
  'a person is not called %s: programs make a link of it',
  (name) => expect(isName(name)).toBe(false),
);

test.each(['Ida Berg', 'J. R. Müller', '山田。', "O'Neill-Šimić"])('a person may be called %s', (name) =>
  expect(isName(name)).toBe(true),
);

test.each(['Hotel\nBcc: all', 'Hotel\u2028Two', '\u202eletoH', 'Ho\u200btel'])(
  'the name of a hotel is one line of visible characters: %j is refused',
  (name) => expect(hotelDraft.shape.name.safeParse(name).success).toBe(false),
);
test('the name of a hotel may have any other character', () =>
  expect(hotelDraft.shape.name.safeParse('Hôtel “Zum Löwen” & Spa – 東京 🦁').success).toBe(true));
