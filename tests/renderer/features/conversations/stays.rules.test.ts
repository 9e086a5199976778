import i18n from '#renderer/lib/translate.ts';
import { expect, test } from 'vitest';
import { stayWords } from '#renderer/features/conversations/guest/stays.rules.ts';

const words = (check_in_date: string, check_out_date: string, status = 'confirmed') =>
  stayWords(
    { room_type: null, room_number: null, check_in_date, check_out_date, status, today: '2026-09-10' },
    'en',
    i18n.t,
  );

test.each([
  ['2026-09-14', '2026-09-20', 'confirmed', 'Arrives {{day}}'],
  ['2026-09-11', '2026-09-12', 'confirmed', 'Arrives tomorrow'],
  ['2026-09-10', '2026-09-12', 'confirmed', 'Arrives today'],
  ['2026-09-10', '2026-09-11', 'checked-in', 'In house, leaves tomorrow'],
  ['2026-09-08', '2026-09-11', 'confirmed', 'In house, leaves tomorrow'],
  ['2026-09-08', '2026-09-12', 'checked-in', 'In house until {{day}}'],
  ['2026-09-08', '2026-09-10', 'checked-in', 'Leaves today'],
])('a stay from %s to %s (%s), seen on 10 September: %s', (from, to, status, sentence) => {
  const day = sentence.startsWith('Arrives') ? 'Sep 14' : 'Sep 12';
  expect(words(from, to, status)).toBe(sentence.replace('{{day}}', day));
});
