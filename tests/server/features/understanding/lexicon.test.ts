import { describe, expect, test } from 'vitest';
import { conceptsOf } from '#server/features/understanding/lexicon/concepts.rules.ts';
import { fold, tokensOf } from '#server/features/understanding/text/folding.rules.ts';
import { LANGUAGES } from '#server/features/understanding/languages.ts';
import { parseLexicon } from '#server/features/understanding/lexicon/lexicon.rules.ts';
import { readSources } from '#server/features/understanding/sources.ts';
import { parsePhrases } from '#server/features/understanding/training/phrases.rules.ts';

const sources = readSources();
const lexicon = parseLexicon(sources.lexicon);
const { intents, phrases } = parsePhrases(sources.phrases);

/** Words of a language that stand in phrases of at least this many intents are everyday words without a topic. */
const EVERYDAY_INTENTS = 25;

function everydayWords(language: string): string[] {
  const seen = new Map<string, Set<string>>();
  for (const phrase of phrases.filter((one) => one.language === language))
    for (const word of tokensOf(phrase.text).map(fold))
      seen.set(word, (seen.get(word) ?? new Set()).add(phrase.intent));
  return [...seen]
    .filter(([word, found]) => found.size >= EVERYDAY_INTENTS && /\p{L}/u.test(word))
    .map(([word]) => word);
}

describe('The lexicon', () => {
  test('has words of every language', () => {
    expect(LANGUAGES.filter((code) => !lexicon.languages.has(code))).toEqual([]);
    expect(lexicon.dense.size).toBeGreaterThan(300);
  });

  // "car" is a reason in French and "sale" means dirty: a stem must not read an everyday word of another language.
  test.each(LANGUAGES)('%s: no everyday word is taken for a loanword of another language', (language) => {
    const own = lexicon.languages.get(language);
    const misread = everydayWords(language).filter((word) => {
      const known = conceptsOf([word], { ...lexicon, languages: new Map(own ? [[language, own]] : []) }, [language]);
      return known.open.length > 0 && conceptsOf([word], lexicon, [language]).found.length > 0;
    });
    expect(misread).toEqual([]);
  });

  // An idiom that begins earlier hides the phrase behind it ("to kill" and "kill myself").
  test.each([
    ['I want to kill myself', 'SUICIDE'],
    ['he says hes going to kill himself', 'SUICIDE'],
    ['someone is drowning in the pool', 'NOBREATH'],
  ])('%s: no idiom hides the danger', (text, danger) => {
    const { found } = conceptsOf(tokensOf(text), lexicon, ['en']);
    expect(found).toContain(danger);
    expect(found).not.toContain('HARMLESS');
  });

  test('names the line that it cannot read', () => {
    expect(() => parseLexicon('@POOL\nxx: schwimm*')).toThrow('line 2');
  });
});

describe('The phrases', () => {
  test('every intent has phrases in every language', () => {
    const missing = intents.flatMap(({ id }) =>
      LANGUAGES.filter(
        (language) => !phrases.some((phrase) => phrase.intent === id && phrase.language === language),
      ).map((language) => `${id} ${language}`),
    );
    expect(missing).toEqual([]);
  });

  test('an intent without a kind is refused', () => {
    expect(() => parsePhrases([{ name: 'a.txt', text: '@pool.depth\nen: how deep is the pool' }])).toThrow(
      'pool.depth',
    );
  });
});
