import type { AskedAt } from '../understanding.types.ts';
import { type BaseArrays, directionsBy } from './directions.ts';
import type { FeatureVector } from './features.rules.ts';
import type { HashIndex } from './hash-index.ts';
import type { ModelArrays, ModelHeader } from './model-file.ts';

/** Compares questions with what entries state (`likeness-trainer.ts`), by several trainings whose directions stand side by side. */
export type Likeness = {
  asked(vector: FeatureVector): AskedAt;
  /** The directions of a statement, each of length 1. */
  stated(vector: FeatureVector): Float32Array;
};

export type LikenessArrays = Pick<
  ModelArrays,
  | 'askedFeatures'
  | 'askedRows'
  | 'askedScales'
  | 'statedFeatures'
  | 'statedRows'
  | 'statedScales'
  | 'likenessMap'
  | 'likenessNone'
>;

export function openLikeness(
  { size }: Pick<ModelHeader, 'size'>,
  arrays: LikenessArrays & BaseArrays,
  vocabulary: HashIndex,
): Likeness {
  const { likenessMap, likenessNone } = arrays;
  const width = likenessMap.length / size;
  const asked = { features: arrays.askedFeatures, rows: arrays.askedRows, scales: arrays.askedScales };
  const stated = { features: arrays.statedFeatures, rows: arrays.statedRows, scales: arrays.statedScales };
  const ofQuestion = directionsBy(arrays, asked, { size, width }, vocabulary);
  const ofStatement = directionsBy(arrays, stated, { size, width }, vocabulary);
  return {
    asked(vector) {
      const question = ofQuestion(vector);
      const direction = new Float32Array(width);
      let none = likenessNone[width]!;
      for (let row = 0; row < width; row += 1) {
        const value = question[row]!;
        none += value * likenessNone[row]!;
        const from = row - (row % size);
        for (let nth = 0; nth < size; nth += 1) direction[from + nth]! += value * likenessMap[row * size + nth]!;
      }
      return { direction, none };
    },
    stated: (vector) => Float32Array.from(ofStatement(vector)),
  };
}
