import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#server/features/understanding/languages.ts';
import { readFolder } from '#server/features/understanding/sources.ts';
import { expandLookalikes } from '#server/features/understanding/training/lookalikes.rules.ts';
import { seededRandom } from '#server/features/understanding/training/random.ts';
import { understand } from '#server/features/understanding/understand.ts';

describe('Look-alikes from templates', () => {
  const question = { language: 'en', intent: 'pool.hours', text: 'when is the pool open?', family: 3 } as const;
  const expand = (text: string) => expandLookalikes([{ name: 'en.txt', text }], [question], seededRandom(1));

  test('are filled with things and with questions', () => {
    const made = expand('things: the pool\nstate: is {} full\nelsewhere: {q} next door\npast: who built it');
    expect(new Set(made.map(({ intent, text }) => `${intent}: ${text}`))).toEqual(
      new Set([
        'other.state: is the pool full',
        'other.elsewhere: when is the pool open next door',
        'other.past: who built it',
      ]),
    );
  });

  test('are refused in another form', () => {
    expect(() => expand('is the pool full')).toThrow('en.txt');
  });

  test('exist in every language, of every sort', () => {
    const files = readFolder('data/lookalikes', '.txt');
    expect(files.map(({ name }) => name)).toEqual(LANGUAGES.map((code) => `${code}.txt`).toSorted());
    for (const { text } of files)
      for (const sort of ['things', 'elsewhere', 'past', 'person', 'why', 'state']) expect(text).toContain(`${sort}: `);
  });
});

describe('The stance of a clause', () => {
  test.each([
    ['When does the pool open?', 'wish'],
    ['Is the sauna crowded at the moment?', 'state'],
    ['Warum ist das Schwimmbad so kalt?', 'why'],
    ['combien coûtait le parking l’an dernier', 'past'],
  ] as const)('%s: %s', (text, stance) => {
    const stances = understand(text).clauses[0]?.stances;
    expect(stances?.[stance]).toBeGreaterThan(0.5);
  });
});
