import { describe, expect, test } from 'vitest';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { likenessOf } from '#server/features/understanding/entries/likeness-of.ts';
import { hashIndexOf } from '#server/features/understanding/model/hash-index.ts';
import { openLikeness } from '#server/features/understanding/model/likeness.ts';
import type { FeatureRows } from '#server/features/understanding/training/feature-rows.ts';
import { type House, trainLikeness } from '#server/features/understanding/training/likeness-trainer.ts';
import { likenessArrays } from '#server/features/understanding/training/pack-rows.ts';
import { scaledRows } from '#server/features/understanding/training/scaled-rows.ts';
import { seededRandom } from '#server/features/understanding/training/random.ts';
import { understand } from '#server/features/understanding/understand.ts';

const SIZE = 8;
const FEATURES = 12;
const OPTIONS = { epochs: 40, rate: 0.1, seed: 1 };

const rowsOf = (texts: number[][]): FeatureRows => {
  const starts = new Int32Array(texts.length + 1);
  for (const [index, ids] of texts.entries()) starts[index + 1] = starts[index]! + ids.length;
  return {
    starts,
    wholes: starts.slice(1),
    ids: Int32Array.from(texts.flat()),
    values: Float32Array.from(texts.flat(), () => 1),
  };
};

/** Three entries whose words (0 to 2) no question contains (4 to 6 stand for them, 8 for what no entry says). */
const house: House = {
  entries: 3,
  stated: rowsOf([[0], [1], [2]]),
  entryOf: Int32Array.of(0, 1, 2),
  asked: rowsOf([
    [4, 9],
    [5, 9],
    [6, 9],
    [8, 9],
    [4, 10],
    [5, 10],
    [6, 10],
    [8, 10],
  ]),
  answers: [[0], [1], [2], [], [0], [1], [2], []],
};
const base = () => {
  const random = seededRandom(3);
  return { size: SIZE, embeddings: Float32Array.from({ length: FEATURES * SIZE }, () => random() - 0.5) };
};

describe('How like a question is to what an entry states', () => {
  const model = trainLikeness([house], base(), OPTIONS);
  const rowIn = ({ features, rows }: typeof model.asked, feature: number): number[] => {
    const at = features.indexOf(feature) * SIZE;
    const row = Array.from(rows.subarray(at, at + SIZE));
    const length = Math.hypot(...row);
    return row.map((value) => value / length);
  };
  const scoresOf = (feature: number): number[] => {
    const question = rowIn(model.asked, feature);
    const mapped = Array.from({ length: SIZE }, (_, nth) =>
      question.reduce((sum, value, row) => sum + value * model.map[row * SIZE + nth]!, 0),
    );
    return [0, 1, 2].map((stated) =>
      rowIn(model.stated, stated).reduce((sum, value, nth) => sum + value * mapped[nth]!, 0),
    );
  };

  test.each([
    [4, 0],
    [5, 1],
    [6, 2],
  ])('is learned from questions in other words: %i → entry %i', (word, entry) => {
    const scores = scoresOf(word);
    expect(scores.indexOf(Math.max(...scores))).toBe(entry);
  });

  test('a question that nothing answers is like none of them', () =>
    expect(Math.max(...scoresOf(8))).toBeLessThan(Math.min(...[4, 5, 6].map((word) => Math.max(...scoresOf(word))))));

  test('the same seed gives the same numbers', () => expect(trainLikeness([house], base(), OPTIONS)).toEqual(model));

  test('of two trainings is the mean of what each of them says', () => {
    const other = trainLikeness([house], base(), { ...OPTIONS, seed: 2 });
    const { rows, scales } = scaledRows(base().embeddings, SIZE);
    const likenessBy = (...models: (typeof model)[]): number => {
      const arrays = { embeddings: rows, embeddingScales: scales, ...likenessArrays(models, base()) };
      const features = hashIndexOf(Uint32Array.from({ length: FEATURES }, (_, feature) => feature + 1));
      const likeness = openLikeness({ size: SIZE }, arrays, features);
      const vectorOf = (...ids: number[]) => ({
        hashes: ids.map((id) => id + 1),
        values: ids.map(() => 1),
        whole: ids.length,
      });
      const { direction, none } = likeness.asked(vectorOf(4, 9));
      const stated = likeness.stated(vectorOf(0, 11));
      return direction.reduce((sum, value, nth) => sum + value * stated[nth]!, -none);
    };
    expect(likenessBy(model, other)).toBeCloseTo((likenessBy(model) + likenessBy(other)) / 2, 1);
  });

  test('words that no question and no entry contains keep their places', () => {
    expect(Array.from(model.asked.features)).toEqual([4, 5, 6, 8, 9, 10]);
    expect(Array.from(model.stated.features)).toEqual([0, 1, 2]);
  });

  test.each([
    ['mein Handy ist gleich leer und ich hab kein Kabel mit', 'kabel'],
    ['il mio bimbo di un anno dove dorme?', 'bett'],
    ['お腹すいた、夜中に何か食べられますか', 'essen'],
  ])('with the model of the product: %s → %s', (text, id) => {
    const entries = [
      ['kabel', 'Ladekabel', 'An der Rezeption leihen wir Ladekabel und Adapter aus.'],
      ['bett', 'Babybett', 'Babybetten stellen wir kostenlos ins Zimmer.'],
      ['essen', 'Snacks in der Nacht', 'Bis 6 Uhr gibt es Suppe und Sandwiches an der Bar.'],
      ['rad', 'Fahrräder', 'Räder kosten 12 € am Tag.'],
    ].map(([name = '', title = '', says = '']) => linkEntry({ id: name, title, text: says, language: 'de' }));
    const [clause] = understand(text).clauses;
    const likeness = entries.map((entry) => likenessOf(clause!.asked, entry));
    expect(entries[likeness.indexOf(Math.max(...likeness))]?.id).toBe(id);
  });

  test('an entry without sentences is like nothing', () => {
    const [clause] = understand('where can I park?').clauses;
    const entry = linkEntry({ id: 'park', title: 'Parking', text: 'In the yard.', language: 'en' });
    const { stated: _, ...fact } = entry;
    expect(likenessOf(clause!.asked, fact)).toBeLessThan(likenessOf(clause!.asked, entry));
  });
});
