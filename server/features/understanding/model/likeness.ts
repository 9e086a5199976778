import type { AskedAt } from '../understanding.types.ts';
import type { FeatureVector } from './features.rules.ts';
import type { HashIndex } from './hash-index.ts';
import type { ModelArrays, ModelHeader } from './model-file.ts';

/** Compares questions with what entries state (`likeness-trainer.ts`). */
export type Likeness = {
  asked(vector: FeatureVector): AskedAt;
  /** The direction of a statement, of length 1. */
  stated(vector: FeatureVector): Float32Array;
};

type Rows = { rows: Int8Array; scales: Float32Array };

export function openLikeness({ size }: ModelHeader, arrays: ModelArrays, vocabulary: HashIndex): Likeness {
  const { likenessMap, likenessNone } = arrays;
  const base = { rows: arrays.embeddings, scales: arrays.embeddingScales };
  const features = base.scales.length;
  const asked = { rows: arrays.askedRows, scales: arrays.askedScales };
  const stated = { rows: arrays.statedRows, scales: arrays.statedScales };
  const askedPlaces = placesOf(arrays.askedFeatures, features);
  const statedPlaces = placesOf(arrays.statedFeatures, features);

  /** The direction of the sum of the rows: those that were changed, the embedding's for the others. */
  function directionOf({ hashes, values }: FeatureVector, changed: Rows, places: Int32Array): Float64Array {
    const sum = new Float64Array(size);
    for (const [index, hash] of hashes.entries()) {
      const feature = vocabulary.get(hash);
      if (feature === undefined) continue;
      const place = places[feature]!;
      const { rows, scales } = place < 0 ? base : changed;
      const row = place < 0 ? feature : place;
      const scale = values[index]! * scales[row]!;
      for (let nth = 0; nth < size; nth += 1) sum[nth]! += scale * rows[row * size + nth]!;
    }
    let square = 0;
    for (let nth = 0; nth < size; nth += 1) square += sum[nth]! * sum[nth]!;
    const length = Math.sqrt(square) || 1;
    for (let nth = 0; nth < size; nth += 1) sum[nth]! /= length;
    return sum;
  }

  return {
    asked(vector) {
      const question = directionOf(vector, asked, askedPlaces);
      const direction = new Float32Array(size);
      let none = likenessNone[size]!;
      for (let row = 0; row < size; row += 1) {
        const value = question[row]!;
        none += value * likenessNone[row]!;
        for (let nth = 0; nth < size; nth += 1) direction[nth]! += value * likenessMap[row * size + nth]!;
      }
      return { direction, none };
    },
    stated: (vector) => Float32Array.from(directionOf(vector, stated, statedPlaces)),
  };
}

/** The place of each feature in `changed`, or -1. */
function placesOf(changed: Uint32Array, features: number): Int32Array {
  const places = new Int32Array(features).fill(-1);
  for (const [place, feature] of changed.entries()) places[feature] = place;
  return places;
}
