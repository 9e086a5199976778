import { expect, test } from 'vitest';
import { guestQuestions } from '#shared/features/knowledge/guest-questions.values.ts';
import de from '#shared/features/knowledge/guest-questions/de.json';
import en from '#shared/features/knowledge/guest-questions/en.json';
import type { GuestQuestions } from '#renderer/features/knowledge/questions/guest-questions.queries.ts';
import { foundQuestions } from '#renderer/features/knowledge/questions/found-questions.ts';
import { ranks } from '#renderer/features/knowledge/questions/question-search.rules.ts';

const find = (typed: string, names: unknown = en) => foundQuestions(guestQuestions, names as GuestQuestions, typed);
const first = (typed: string, names: unknown = en) => find(typed, names)[0]?.id;

test('a name that begins with what was typed goes before one that contains it', () => {
  expect(find('Dress').map(({ id }) => id)).toEqual(['dresscode', 'address']);
  expect(find('dress')[0]?.rank).toBe(ranks.beginning);
  expect(find('dress')[1]?.rank).toBe(ranks.inside);
});

test.each([
  ['late checkout', 'checkout.late'],
  ['late check-out', 'checkout.late'],
  ['late check out', 'checkout.late'],
  ['aircon', 'climate.howto'],
  ['gluten', 'dietary'],
  ['wheelchair', 'accessibility'],
  ['wlan', 'wifi.access'],
  ['wifi', 'wifi.access'],
  ['Wi-Fi', 'wifi.access'],
  ['elevator', 'lift.info'],
])('“%s” finds its question in English', (typed, id) => {
  expect(first(typed)).toBe(id);
});

test.each([
  ['fruhstuckspreis', 'breakfast.price'],
  ['frühstückspreis', 'breakfast.price'],
  ['rollstuhl', 'accessibility'],
  ['klima', 'climate.howto'],
  ['wifi', 'wifi.access'],
])('“%s” finds its question in German', (typed, id) => {
  expect(first(typed, de)).toBe(id);
});

test('what no question says is not found, and an empty search finds all', () => {
  expect(find('qwertz')).toEqual([]);
  expect(find('')).toHaveLength(guestQuestions.length);
});
