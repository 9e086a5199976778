import { describe, expect, test } from 'vitest';
import { parseWeights } from '#server/features/understanding/entries/cover.ts';
import { COVER_FEATURES } from '#server/features/understanding/entries/cover-features.ts';
import { LANGUAGES } from '#server/features/understanding/languages.ts';
import { readFolder, readSources } from '#server/features/understanding/sources.ts';
import { type CoverRow, learnWeights, logitOf } from '#server/features/understanding/cover-training/cover-learner.ts';
import { trainModel } from '#server/features/understanding/training/trainer.ts';
import { besideOf, parseBeside } from '#server/features/understanding/training/variants.ts';

describe('Training', () => {
  test('makes the same bytes from the same sources, in any number of threads', async () => {
    const phrases = [
      {
        name: 'a.txt',
        text: [
          '@breakfast.hours question When breakfast is served',
          'en: when is breakfast | breakfast times please | until what time can we have breakfast',
          'de: wann gibt es Frühstück | bis wann kann man frühstücken',
          '@pool.hours question Pool opening times',
          'en: when is the pool open | pool hours please | until what time can we swim in the pool',
          'de: wann hat der Pool offen | bis wann kann man schwimmen',
        ].join('\n'),
      },
    ];
    const sources = {
      lookalikes: [],
      beside: '',
      asked: [],
      gates: [],
      lexicon: '@POOL\nen: pool\n@BREAKFAST\nen: breakfast',
      vocabulary: [{ name: 'things.txt', text: 'swim | en: swim* | de: schwimm*' }],
      phrases,
      fingerprint: 'x',
    };
    const here = await trainModel(sources, 1);
    expect((await trainModel(sources, 3)).equals(here)).toBe(true);
  });
});

describe('What guests tell beside a question', () => {
  const random = (): number => 0.7;

  test('is read by language', () => {
    expect(parseBeside('# why\nen: my son is 4 | she snores\n')).toEqual({ en: ['my son is 4', 'she snores'] });
    expect(() => parseBeside('my son is 4')).toThrow('beside.txt: "my son is 4"');
  });

  test('is set before or after it', () => {
    const phrase = { language: 'en', intent: 'pool.hours', text: 'when does the pool open', family: 1 } as const;
    expect(besideOf(phrase, { en: ['my son is 4'] }, random)).toBe('when does the pool open my son is 4');
    expect(besideOf(phrase, {}, random)).toBe('when does the pool open');
  });

  test('exists in every language', () => {
    const told = parseBeside(readSources().beside);
    for (const language of LANGUAGES) expect(told[language]?.length, language).toBeGreaterThanOrEqual(20);
  });
});

describe('The sources', () => {
  test('have everyday words in every language', () => {
    expect(readFolder('data/everyday', '.txt').map(({ name }) => name)).toEqual(
      LANGUAGES.map((code) => `${code}.txt`).toSorted(),
    );
  });
});

describe('The weights of covers', () => {
  test('are refused where one is missing', () => {
    expect(() => parseWeights('start 1\nintent 2')).toThrow('no weight for');
  });

  test('are learned from rows, with the right sign', () => {
    const row = (intent: number, why: number, answers: boolean): CoverRow => ({
      features: Float64Array.from([
        1,
        ...COVER_FEATURES.map((name) => (name === 'intent' ? intent : name === 'why' ? why : 0)),
      ]),
      answers,
    });
    const rows = Array.from({ length: 200 }, (_, index) => [
      row(2 + (index % 3), 0, true),
      row(-2 - (index % 3), 0, false),
      row(2, 1, index % 2 === 0),
    ]).flat();
    const weights = learnWeights(rows);
    expect(logitOf(row(3, 0, true), weights)).toBeGreaterThan(1);
    expect(logitOf(row(-3, 0, true), weights)).toBeLessThan(-1);
    expect(weights[1 + COVER_FEATURES.indexOf('why')]).toBeLessThan(0);
  });
});
