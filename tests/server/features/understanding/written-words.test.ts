import { expect, test } from 'vitest';
import type { LanguageCode } from '#server/features/understanding/languages.ts';
import { conceptsOf } from '#server/features/understanding/lexicon/concepts.rules.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import { tokensOf, withoutAccents } from '#server/features/understanding/text/folding.rules.ts';

const conceptsIn = (text: string, language: LanguageCode): string[] =>
  conceptsOf(tokensOf(text).map(withoutAccents), knowledge().lexicon, [language]).found;

test.each([
  ['es', 'trabajo', 'BROKEN'],
  ['ru', 'заказать', 'WEATHER'],
  ['fr', 'ville', 'ATTACK'],
] as const)('%s: "%s" is a word that guests write, and no typing error of %s', (language, word, concept) => {
  expect(conceptsIn(word, language)).not.toContain(concept);
});

test('a typing error is corrected', () => {
  expect(conceptsIn('restaurnt', 'en')).toEqual(conceptsIn('restaurant', 'en'));
  expect(conceptsIn('restaurant', 'en')).not.toEqual([]);
});
