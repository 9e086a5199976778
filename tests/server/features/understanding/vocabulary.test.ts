import { describe, expect, test } from 'vitest';
import { readSources } from '#server/features/understanding/sources.ts';
import { foldedWordsOf } from '#server/features/understanding/text/folding.rules.ts';
import { parseVocabulary } from '#server/features/understanding/vocabulary/parse-vocabulary.ts';
import { openVocabulary, packVocabulary } from '#server/features/understanding/vocabulary/vocabulary.ts';
import { LANGUAGES, type LanguageCode } from '#server/features/understanding/languages.ts';

const opened = (text: string) => {
  const parsed = parseVocabulary([{ name: 'some.txt', text }]);
  const vocabulary = openVocabulary(packVocabulary(parsed));
  return (message: string, language: LanguageCode): string[] =>
    vocabulary.meaningsOf(foldedWordsOf(message), [language]).map((number) => parsed.meanings[number] ?? '');
};

describe('Meanings of words', () => {
  const meaningsOf = opened(
    [
      '# a comment',
      'sled | en: sled* toboggan | de: schlitten* rodel* | ru: санк* | ar: زلاجة | zh: 雪橇 | ja: そり',
      'hot_tub | en: hot_tub* jacuzzi | de: whirlpool* | zh: 热水池 | ja: ジャグジー',
      'bath | en: tub | de: wanne | zh: 浴缸 | ja: 浴槽',
      'sled | fr: luge*',
    ].join('\n'),
  );

  test.each([
    ['can we go sledding tonight', 'en', ['sled']],
    ['Wo darf man rodeln?', 'de', ['sled']],
    ['on peut faire de la LUGE ?', 'fr', ['sled']],
    ['где взять санки', 'ru', ['sled']],
    ['وين الزلاجة', 'ar', ['sled']],
    ['想去坐雪橇玩', 'zh', ['sled']],
    ['そりは借りられますか', 'ja', ['sled']],
    ['is the hot tubs area open', 'en', ['hot_tub']],
    ['is there a tub', 'en', ['bath']],
    ['toboggans?', 'en', []],
    ['rodeln', 'en', []],
    ['hot and cold', 'en', []],
  ] as const)('%s (%s) → %s', (text, language, meanings) => expect(meaningsOf(text, language)).toEqual(meanings));

  test('a word counts for each meaning it has, once', () => {
    const both = opened('bank_money | de: bank\nbench | de: bank bänke');
    expect(both('Bank, Bank', 'de').toSorted()).toEqual(['bank_money', 'bench']);
  });

  test.each([
    ['Sled | en: sled', 'is no name of a meaning'],
    ['sled | xx: sled', 'has no language'],
    ['sled | sled', 'has no language'],
  ])('a line of another form is named: %s', (line, problem) =>
    expect(() => parseVocabulary([{ name: 'some.txt', text: `\n${line}` }])).toThrow(
      new RegExp(`some.txt, line 2: .*${problem}`),
    ),
  );
});

describe('The vocabulary', () => {
  const parsed = parseVocabulary(readSources().vocabulary);
  const vocabulary = openVocabulary(packVocabulary(parsed));
  const meaningsOf = (text: string, language: LanguageCode): number[] =>
    vocabulary.meaningsOf(foldedWordsOf(text), [language]);

  test('has nearly every meaning in every language', () => {
    const languages = new Map<number, Set<string>>();
    for (const { meaning, language } of parsed.entries)
      languages.set(meaning, (languages.get(meaning) ?? new Set()).add(language));
    const missing = LANGUAGES.map((language) => [...languages.values()].filter((own) => !own.has(language)).length);
    for (const count of missing) expect(count).toBeLessThan(parsed.meanings.length / 50);
  });

  test.each([
    ['we want to go sledding', 'Rodeln im Winter'],
    ['I forgot my insulin', 'Insulin im Kühlschrank'],
    ['could we have a wheelchair', 'Rollstuhl'],
    ['where do we buy stamps', 'Briefmarken'],
  ])('joins languages: %s, %s', (english, german) => {
    const others = new Set(meaningsOf(german, 'de'));
    expect(meaningsOf(english, 'en').some((meaning) => others.has(meaning))).toBe(true);
  });
});
