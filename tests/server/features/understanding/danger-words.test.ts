import { describe, expect, test } from 'vitest';
import { parseRules } from '#server/features/understanding/danger/parse-danger-rules.ts';
import { dangerConceptsOf, SHAPES } from '#server/features/understanding/danger/danger-words.rules.ts';
import { parseLexicon } from '#server/features/understanding/lexicon/lexicon.rules.ts';
import { readDangerWords, readData } from '#server/features/understanding/sources.ts';

const lexicon = parseLexicon(readDangerWords());
const known = new Set([...lexicon.concepts, ...SHAPES]);

describe('The words of danger', () => {
  test('exist for every rule', () => {
    expect(parseRules(readData('danger-rules.txt'), known).length).toBeGreaterThan(80);
  });

  test('exist in every language', () => {
    const smoke = [
      'smoke',
      'rauch',
      'fumée',
      'humo',
      'fumo',
      'fumaça',
      'rook',
      'dym',
      'дым',
      'duman',
      'دخان',
      '烟',
      '煙',
    ];
    const codes = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ar', 'zh', 'ja'] as const;
    expect(codes.filter((code, index) => !dangerConceptsOf(smoke[index] ?? '', lexicon, [code]).has('SMOKEW'))).toEqual(
      [],
    );
  });

  test('count inside a longer phrase, and not inside a harmless one', () => {
    expect([...dangerConceptsOf('someone is drowning in the pool', lexicon, ['en'])]).toContain('NOBREATH');
    expect([...dangerConceptsOf('the smoked salmon', lexicon, ['en'])]).not.toContain('SMOKEW');
    expect([...dangerConceptsOf('烟花表演几点', lexicon, ['zh'])]).not.toContain('SMOKEW');
  });

  test('are read in a drawn-out cry, in capitals and with an emergency number', () => {
    expect([...dangerConceptsOf('fogooooo', lexicon, ['pt'])]).toEqual(expect.arrayContaining(['FIREW', 'SHORT']));
    expect([...dangerConceptsOf('RAUCH IM FLUR', lexicon, ['de'])]).toEqual(
      expect.arrayContaining(['SMOKEW', 'PLACE', 'SHOUT']),
    );
    expect([...dangerConceptsOf('call 112', lexicon, ['en'])]).toEqual(expect.arrayContaining(['CALLW', 'EMNO']));
  });
});

describe('The rules of danger', () => {
  test('take one of several words and refuse another', () => {
    expect(parseRules('fire certain: A B|C -D', new Set(['A', 'B', 'C', 'D']))).toEqual([
      { kind: 'fire', level: 'certain', all: [['A'], ['B', 'C']], none: ['D'], firm: false },
    ]);
  });

  test('name a line of another form and a concept without words', () => {
    expect(() => parseRules('fire maybe: A', new Set(['A']))).toThrow('fire maybe');
    expect(() => parseRules('fire half: A B', new Set(['A']))).toThrow('no words for B');
  });
});
