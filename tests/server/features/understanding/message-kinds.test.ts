import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#server/features/understanding/languages.ts';
import { MESSAGE_KINDS } from '#server/features/understanding/model/message-kinds.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import { readText } from '#server/features/understanding/reading.ts';
import { readSources } from '#server/features/understanding/sources.ts';
import type { FeatureRows } from '#server/features/understanding/training/feature-rows.ts';
import { parseGateLines } from '#server/features/understanding/training/gate-lines.rules.ts';
import { trainMessageKinds } from '#server/features/understanding/training/message-kinds-trainer.ts';
import { seededRandom } from '#server/features/understanding/training/random.ts';
import { toldIn } from '#server/features/understanding/training/told.ts';

const SIZE = 8;
const OPTIONS = { epochs: 60, rate: 0.1, seed: 1 };

/** A message of each kind, which has the feature of its kind and one that all have. */
const rows: FeatureRows = {
  starts: Int32Array.from({ length: MESSAGE_KINDS.length + 1 }, (_, index) => index * 2),
  wholes: Int32Array.from(MESSAGE_KINDS, (_, index) => index * 2 + 2),
  ids: Int32Array.from(MESSAGE_KINDS.flatMap((_, index) => [index, MESSAGE_KINDS.length])),
  values: new Float32Array(MESSAGE_KINDS.length * 2).fill(1),
};
const texts = { rows, kinds: Uint8Array.from(MESSAGE_KINDS.keys()) };
const base = () => {
  const random = seededRandom(3);
  return { size: SIZE, embeddings: Float32Array.from({ length: 10 * SIZE }, () => random() - 0.5) };
};

describe('What kind a message is', () => {
  const model = trainMessageKinds(texts, base(), OPTIONS);

  test('is learned from messages of each kind', () => {
    const rowOf = (feature: number) => {
      const at = model.changed.features.indexOf(feature) * SIZE;
      return model.changed.rows.subarray(at, at + SIZE);
    };
    for (const kind of MESSAGE_KINDS.keys()) {
      const sum = Array.from(rowOf(kind), (value, nth) => value + rowOf(MESSAGE_KINDS.length)[nth]!);
      const length = Math.hypot(...sum);
      const scores = MESSAGE_KINDS.map((_, index) =>
        sum.reduce(
          (score, value, nth) => score + (value / length) * model.output[index * SIZE + nth]!,
          model.bias[index]!,
        ),
      );
      expect(scores.indexOf(Math.max(...scores))).toBe(kind);
    }
  });

  test('the same seed gives the same numbers', () => expect(trainMessageKinds(texts, base(), OPTIONS)).toEqual(model));

  test.each([
    ['the blinds hum and nothing moves, could someone have a look?', 'trouble'],
    ['wann gibt es morgens etwas zu essen?', 'question'],
    ['mon mari est tombé et il ne répond plus', 'emergency'],
    ['うちの子がプールから上がってこない、息してない', 'emergency'],
    ['merci pour tout, la chambre est magnifique', 'remark'],
  ] as const)('with the model of the product: %s is rather %s than anything else', (text, kind) => {
    const logits = readText(text, [...LANGUAGES], knowledge()).messageKinds();
    expect(MESSAGE_KINDS[logits.indexOf(Math.max(...logits))]).toBe(kind);
  });

  test('a text without a known word has a number for each kind', () => {
    const logits = readText('🤷', ['en'], knowledge()).messageKinds();
    expect(logits).toHaveLength(MESSAGE_KINDS.length);
    expect(logits.every(Number.isFinite)).toBe(true);
  });
});

describe('What the kinds are learned from', () => {
  test('lines of data/gates/ say language, kind and text; " / " separates the messages of a burst', () =>
    expect(
      parseGateLines([{ name: 'inn.txt', text: 'en t: no hot water / since 6\n\nde h:film: Hilfe, ein Haifilm\n' }]),
    ).toEqual([
      { house: 'inn', language: 'en', kind: 'trouble', text: 'no hot water\nsince 6' },
      { house: 'inn', language: 'de', kind: 'harmless', text: 'Hilfe, ein Haifilm' },
    ]));

  test.each(['xx t: no hot water', 'en z: no hot water', 'no hot water'])(
    'a line of another form is named: %s',
    (row) => expect(() => parseGateLines([{ name: 'inn.txt', text: `en t: cold\n${row}` }])).toThrow('inn.txt:2'),
  );

  test('every kind is learned in every language', () => {
    const told = toldIn(readSources());
    for (const kind of MESSAGE_KINDS) {
      const own = told.filter((one) => one.kind === kind);
      expect(new Set(own.map(({ language }) => language)).size, kind).toBe(13);
      expect(own.length, kind).toBeGreaterThan(2000);
    }
  });
});
