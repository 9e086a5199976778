import { expect, test } from 'vitest';
import { isValidOn } from '#shared/features/knowledge/entry-dates.rules.ts';
import { addDays } from '#shared/lib/dates.ts';

const always = { valid_from: null, valid_until: null, weekdays: [] };
const year = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
const validDays = (dates: Partial<Parameters<typeof isValidOn>[0]>) =>
  year.filter((day) => isValidOn({ ...always, ...dates }, day));

test('over a leap year, an entry is valid on its days and on no other', () => {
  expect(validDays({})).toHaveLength(366);
  const winter = validDays({ valid_from: '2028-12-01' });
  expect([winter[0], winter.length]).toEqual(['2028-12-01', 31]);
  expect(validDays({ valid_until: '2028-02-29' })).toHaveLength(31 + 29);
  expect(validDays({ valid_from: '2028-07-01', valid_until: '2028-07-01' })).toEqual(['2028-07-01']);
  expect(validDays({ valid_from: '2029-01-01' })).toEqual([]);
  // 1 January 2028 is a Saturday.
  const weekend = validDays({ weekdays: [6, 7] });
  expect(weekend.slice(0, 4)).toEqual(['2028-01-01', '2028-01-02', '2028-01-08', '2028-01-09']);
  expect(validDays({ weekdays: [1, 2, 3, 4, 5] })).toHaveLength(366 - weekend.length);
  const mondays = validDays({ weekdays: [1], valid_from: '2028-05-01', valid_until: '2028-05-31' });
  expect(mondays).toEqual(['2028-05-01', '2028-05-08', '2028-05-15', '2028-05-22', '2028-05-29']);
});
