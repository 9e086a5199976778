import type { FeatureVector } from './features.rules.ts';
import { hashIndexOf, type HashIndex } from './hash-index.ts';
import { decodeModel, type ModelArrays, type ModelHeader } from './model-file.ts';
import { softmax } from './softmax.ts';

/** @property knownShare 0 to 1: how much of the text the model has seen in training */
export type IntentScores = { linear: Float32Array; embedding: Float32Array; knownShare: number };

export type Model = ModelHeader & {
  /** Probability of each intent by each of the two trained parts, in the order of `intents`. */
  scoreIntents(vector: FeatureVector): IntentScores;
  /** Probability of each of STANCES. */
  scoreStances(vector: FeatureVector): Float32Array;
  /** Probability of each of LANGUAGES. */
  scoreLanguages(vector: FeatureVector): Float32Array;
  /** Indices of the intents whose phrases contain a word (`hashOf`); null for a word never seen. */
  intentsOfWord(hash: number): Uint16Array | null;
  /** Hashes of the words that guests write (`written-words.ts`). */
  written: Uint32Array;
};

export function openModel(file: Buffer): Model {
  const { header, arrays } = decodeModel(file);
  const vocabulary = hashIndexOf(arrays.vocabulary);
  const languageVocabulary = hashIndexOf(arrays.languageVocabulary);
  const stanceVocabulary = hashIndexOf(arrays.stanceVocabulary);
  const words = hashIndexOf(arrays.words);
  return {
    ...header,
    written: arrays.written,
    scoreIntents: (vector) => scoreIntents(header, arrays, vocabulary, vector),
    scoreStances: (vector) =>
      scoreDense(
        { bias: arrays.stanceBias, weights: arrays.stanceWeights, scale: header.stanceScale },
        stanceVocabulary,
        vector,
      ),
    scoreLanguages: (vector) =>
      scoreDense(
        { bias: arrays.languageBias, weights: arrays.languageWeights, scale: header.languageScale },
        languageVocabulary,
        vector,
      ),
    intentsOfWord(hash) {
      const row = words.get(hash);
      if (row === undefined) return null;
      return arrays.wordIntents.subarray(arrays.wordStarts[row], arrays.wordStarts[row + 1]);
    },
  };
}

function scoreIntents(
  { intents, size, weightScale }: ModelHeader,
  arrays: ModelArrays,
  vocabulary: HashIndex,
  { hashes, values }: FeatureVector,
): IntentScores {
  const { starts, classes, weights, embeddings, embeddingScales, output } = arrays;
  const linear = Float32Array.from(arrays.bias);
  const hidden = new Float32Array(size);
  let known = 0;
  for (let index = 0; index < hashes.length; index += 1) {
    const feature = vocabulary.get(hashes[index]!);
    if (feature === undefined) continue;
    known += 1;
    const value = values[index]!;
    for (let at = starts[feature]!; at < starts[feature + 1]!; at += 1)
      linear[classes[at]!]! += value * weights[at]! * weightScale;
    const scale = value * embeddingScales[feature]!;
    for (let nth = 0; nth < size; nth += 1) hidden[nth]! += scale * embeddings[feature * size + nth]!;
  }
  const embedding = Float32Array.from(arrays.outputBias);
  for (let label = 0; label < intents.length; label += 1)
    for (let nth = 0; nth < size; nth += 1) embedding[label]! += hidden[nth]! * output[label * size + nth]!;
  return { linear: softmax(linear), embedding: softmax(embedding), knownShare: known / Math.max(1, hashes.length) };
}

type DenseHead = { bias: Float32Array; weights: Int8Array; scale: number };

/** @param head a row of weights, one for each class, for each feature */
function scoreDense(
  { bias, weights, scale }: DenseHead,
  vocabulary: HashIndex,
  { hashes, values }: FeatureVector,
): Float32Array {
  const scores = Float32Array.from(bias);
  const classes = bias.length;
  for (let index = 0; index < hashes.length; index += 1) {
    const feature = vocabulary.get(hashes[index]!);
    if (feature === undefined) continue;
    for (let nth = 0; nth < classes; nth += 1)
      scores[nth]! += values[index]! * weights[feature * classes + nth]! * scale;
  }
  return softmax(scores);
}
