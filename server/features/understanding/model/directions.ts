import type { FeatureVector } from './features.rules.ts';
import type { HashIndex } from './hash-index.ts';
import type { ModelArrays } from './model-file.ts';

export type BaseArrays = Pick<ModelArrays, 'embeddings' | 'embeddingScales'>;
/** Rows in 8 bits. @property scales what a row is multiplied by */
type Rows = { rows: Int8Array; scales: Float32Array };
/** Rows of an embedding that a further training has changed. @property features which ones, in the order of `rows` */
type Changed = Rows & { features: Uint32Array };

/**
 * Where texts lie: the directions of the sums of their features' rows, those that were changed, the embedding's for the others.
 * A changed row may be several times as long as the embedding's: several trainings side by side, each a direction of its own.
 * @param size of a row of the embedding; @param width of a changed one
 */
export function directionsBy(
  { embeddings, embeddingScales }: BaseArrays,
  { features, ...changed }: Changed,
  { size, width }: { size: number; width: number },
  vocabulary: HashIndex,
): (vector: FeatureVector) => Float64Array {
  const base = { rows: embeddings, scales: embeddingScales };
  const places = new Int32Array(embeddingScales.length).fill(-1);
  for (const [place, feature] of features.entries()) places[feature] = place;
  return ({ hashes, values }) => {
    const sums = new Float64Array(width);
    const same = new Float64Array(size);
    for (const [index, hash] of hashes.entries()) {
      const feature = vocabulary.get(hash);
      if (feature === undefined) continue;
      const place = places[feature]!;
      if (place < 0) add(same, base, feature, values[index]!);
      else add(sums, changed, place, values[index]!);
    }
    for (let from = 0; from < width; from += size) {
      let square = 0;
      for (let nth = 0; nth < size; nth += 1) {
        const value = sums[from + nth]! + same[nth]!;
        sums[from + nth] = value;
        square += value * value;
      }
      const length = Math.sqrt(square) || 1;
      for (let nth = 0; nth < size; nth += 1) sums[from + nth]! /= length;
    }
    return sums;
  };
}

/** Adds a row, times `value`. */
function add(sums: Float64Array, { rows, scales }: Rows, row: number, value: number): void {
  const scale = value * scales[row]!;
  const from = row * sums.length;
  for (let nth = 0; nth < sums.length; nth += 1) sums[nth]! += scale * rows[from + nth]!;
}
