import type { FeatureVector } from '../model/features.rules.ts';

/** A text as the trainers read it: indices into the vocabulary, values, and the class it belongs to. */
export type TrainingDocument = { ids: Int32Array; values: Float32Array; label: number };
/** Feature hash → index. */
export type Vocabulary = Map<number, number>;
export type Labelled = { vector: FeatureVector; label: number };

/** Features seen in fewer texts than `least` say too little to be learned. */
export function vocabularyOf(texts: Labelled[], least: number): Vocabulary {
  const counts = new Map<number, number>();
  for (const { vector } of texts) for (const hash of vector.hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const vocabulary: Vocabulary = new Map();
  for (const [hash, count] of counts) if (count >= least) vocabulary.set(hash, vocabulary.size);
  return vocabulary;
}

/** @param most how many of the vector's features are read */
export function documentOf(
  { vector, label }: Labelled,
  vocabulary: Vocabulary,
  most = vector.hashes.length,
): TrainingDocument {
  const ids: number[] = [];
  const values: number[] = [];
  for (const [index, hash] of vector.hashes.slice(0, most).entries()) {
    const id = vocabulary.get(hash);
    if (id === undefined) continue;
    ids.push(id);
    values.push(vector.values[index] ?? 0);
  }
  return { ids: Int32Array.from(ids), values: Float32Array.from(values), label };
}
