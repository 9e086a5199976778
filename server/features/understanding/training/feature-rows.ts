import type { LanguageCode } from '../languages.ts';
import type { FeatureVector } from '../model/features.rules.ts';
import type { HashIndex } from '../model/hash-index.ts';

/** Texts by their features: those of text n lie from `starts[n]` to before `starts[n + 1]`, parts of words from `wholes[n]` on. */
export type FeatureRows = { starts: Int32Array; wholes: Int32Array; ids: Int32Array; values: Float32Array };

/** A text as the recogniser sees it. */
export type VectorOf = (text: string, language: LanguageCode) => FeatureVector;

/** An embedding that a training begins with (`EmbeddingModel`), in memory that threads may share. */
export type Base = { embeddings: Float32Array; size: number };

/** The rows of an embedding that were changed. @property rows of the features, one after the other */
export type ChangedRows = { features: Uint32Array<ArrayBuffer>; rows: Float32Array<ArrayBuffer> };

/** An embedding while it is trained. @property squares by feature: the sum of the squares of its gradients (AdaGrad) */
export type Table = { size: number; rows: Float32Array<ArrayBuffer>; squares: Float32Array };

const FIRST_SQUARE = Math.fround(1e-4);
const LEAST_LENGTH = 1e-3;

export const tableOf = ({ embeddings, size }: Base): Table => ({
  size,
  rows: Float32Array.from(embeddings),
  squares: new Float32Array(embeddings.length / size).fill(FIRST_SQUARE),
});

export function changedOf({ size, rows, squares }: Table): ChangedRows {
  const features = Uint32Array.from([...squares.keys()].filter((index) => squares[index] !== FIRST_SQUARE));
  const changed = new Float32Array(features.length * size);
  for (const [at, feature] of features.entries())
    changed.set(rows.subarray(feature * size, (feature + 1) * size), at * size);
  return { features, rows: changed };
}

/** The direction of the sum of a text's rows, put at `at` of `into`. @returns the length of the sum */
export function embed({ size, rows }: Table, texts: FeatureRows, text: number, into: Float64Array, at: number): number {
  const { ids, values } = texts;
  into.fill(0, at, at + size);
  const end = texts.starts[text + 1]!;
  let index = texts.starts[text]!;
  // Two features at once: less time.
  for (; index + 1 < end; index += 2) {
    const a = ids[index]! * size;
    const b = ids[index + 1]! * size;
    const ofA = values[index]!;
    const ofB = values[index + 1]!;
    for (let nth = 0; nth < size; nth += 1) into[at + nth]! += ofA * rows[a + nth]! + ofB * rows[b + nth]!;
  }
  for (; index < end; index += 1) {
    const row = ids[index]! * size;
    for (let nth = 0; nth < size; nth += 1) into[at + nth]! += values[index]! * rows[row + nth]!;
  }
  let square = 0;
  for (let nth = 0; nth < size; nth += 1) square += into[at + nth]! ** 2;
  const length = Math.max(LEAST_LENGTH, Math.sqrt(square));
  for (let nth = 0; nth < size; nth += 1) into[at + nth]! /= length;
  return length;
}

/** The dot product of each of `directions`, which stand one after the other, with one: four at once, in half of the time. */
export function productsOf(directions: Float64Array, one: Float64Array): Float64Array {
  const size = one.length;
  const texts = directions.length / size;
  const products = new Float64Array(texts);
  let text = 0;
  for (; text + 3 < texts; text += 4) {
    const row = text * size;
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let nth = 0; nth < size; nth += 1) {
      const value = one[nth]!;
      const at = row + nth;
      a += value * directions[at]!;
      b += value * directions[at + size]!;
      c += value * directions[at + 2 * size]!;
      d += value * directions[at + 3 * size]!;
    }
    products[text] = a;
    products[text + 1] = b;
    products[text + 2] = c;
    products[text + 3] = d;
  }
  for (; text < texts; text += 1)
    for (let nth = 0; nth < size; nth += 1) products[text]! += one[nth]! * directions[text * size + nth]!;
  return products;
}

/** Where the direction of a text stands among others, the length that `embed` returned, and the gradient at the same place. */
type Change = { directions: Float64Array; at: number; length: number; gradients: Float64Array };

/** Corrects the rows of a text. Parts of words stay as they are: three of four rows, for no gain. */
export function correct(
  { size, rows, squares }: Table,
  texts: FeatureRows,
  text: number,
  { directions, at, length, gradients }: Change,
  step: number,
): void {
  let along = 0;
  for (let nth = 0; nth < size; nth += 1) along += directions[at + nth]! * gradients[at + nth]!;
  let square = 0;
  for (let nth = 0; nth < size; nth += 1) {
    const value = (gradients[at + nth]! - directions[at + nth]! * along) / length;
    gradients[at + nth] = value;
    square += value * value;
  }
  square /= size;
  for (let index = texts.starts[text]!; index < texts.wholes[text]!; index += 1) {
    const feature = texts.ids[index]!;
    const value = texts.values[index]!;
    squares[feature]! += square * value * value;
    const change = (step * value) / Math.sqrt(squares[feature]!);
    const row = feature * size;
    for (let nth = 0; nth < size; nth += 1) rows[row + nth]! -= change * gradients[at + nth]!;
  }
}

/** One text as the only one, with each feature left out where `leaveOut` says so. */
export function textAlone(
  { starts, wholes, ids, values }: FeatureRows,
  text: number,
  leaveOut: () => boolean,
): FeatureRows {
  const [from, to] = [starts[text]!, starts[text + 1]!];
  return {
    starts: Int32Array.of(0, to - from),
    wholes: Int32Array.of(wholes[text]! - from),
    ids: ids.subarray(from, to),
    values: values.slice(from, to).map((value) => (leaveOut() ? 0 : value)),
  };
}

/** @param vocabulary the numbers of the features that the recogniser knows; others are left out */
export function featureRows(vectors: FeatureVector[], vocabulary: HashIndex): FeatureRows {
  const starts = new Int32Array(vectors.length + 1);
  const wholes = new Int32Array(vectors.length);
  const [ids, values]: [number[], number[]] = [[], []];
  for (const [text, vector] of vectors.entries()) {
    wholes[text] = ids.length;
    for (const [index, hash] of vector.hashes.entries()) {
      const feature = vocabulary.get(hash);
      if (feature === undefined) continue;
      ids.push(feature);
      values.push(vector.values[index]!);
      if (index < vector.whole) wholes[text] = ids.length;
    }
    starts[text + 1] = ids.length;
  }
  return { starts, wholes, ids: Int32Array.from(ids), values: Float32Array.from(values) };
}
