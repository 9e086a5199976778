import type { FeatureVector } from './features.rules.ts';
import { hashIndexOf, type HashIndex } from './hash-index.ts';
import { type Likeness, openLikeness } from './likeness.ts';
import { openMessageKinds, type ScoreMessageKinds } from './message-kinds.ts';
import { decodeModel, type ModelArrays, type ModelHeader } from './model-file.ts';
import { openVocabulary, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { softmax } from './softmax.ts';

/**
 * Of each intent by each of the two trained parts, before `softmax`, in the order of `intents`.
 */
export type IntentScores = { linear: Float64Array; embedding: Float64Array };

export type Model = ModelHeader & {
  scoreIntents(vector: FeatureVector): IntentScores;
  /** Probability of each of STANCES. */
  scoreStances(vector: FeatureVector): Float32Array;
  /** Probability of each of LANGUAGES. */
  scoreLanguages(vector: FeatureVector): Float32Array;
  /** Indices of the intents whose phrases contain a word (`hashOf`); null for a word never seen. */
  intentsOfWord(hash: number): Uint16Array | null;
  likeness: Likeness;
  scoreMessageKinds: ScoreMessageKinds;
  vocabulary: Vocabulary;
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
    likeness: openLikeness(header, arrays, vocabulary),
    scoreMessageKinds: openMessageKinds(header, arrays, vocabulary),
    vocabulary: openVocabulary(arrays),
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
  const { starts, classes, weights, embeddings, embeddingScales, output, outputBias } = arrays;
  // In numbers of 64 bits: rounding each sum to 32 bits takes as long as the sum.
  const linear = Float64Array.from(arrays.bias);
  const hidden = new Float64Array(size);
  for (let index = 0; index < hashes.length; index += 1) {
    const feature = vocabulary.get(hashes[index]!);
    if (feature === undefined) continue;
    const value = values[index]!;
    const weight = value * weightScale;
    const end = starts[feature + 1]!;
    for (let at = starts[feature]!; at < end; at += 1) linear[classes[at]!]! += weight * weights[at]!;
    const scale = value * embeddingScales[feature]!;
    const row = feature * size;
    for (let nth = 0; nth < size; nth += 1) hidden[nth]! += scale * embeddings[row + nth]!;
  }
  const embedding = new Float64Array(intents.length);
  for (let label = 0; label < intents.length; label += 1) {
    const row = label * size;
    let score = outputBias[label]!;
    for (let nth = 0; nth < size; nth += 1) score += hidden[nth]! * output[row + nth]!;
    embedding[label] = score;
  }
  return { linear, embedding };
}

type DenseHead = { bias: Float32Array; weights: Int8Array; scale: number };

/** @param head a row of weights, one for each class, for each feature */
function scoreDense(
  { bias, weights, scale }: DenseHead,
  vocabulary: HashIndex,
  { hashes, values }: FeatureVector,
): Float32Array {
  const scores = Float64Array.from(bias);
  const classes = bias.length;
  for (let index = 0; index < hashes.length; index += 1) {
    const feature = vocabulary.get(hashes[index]!);
    if (feature === undefined) continue;
    const value = values[index]! * scale;
    const row = feature * classes;
    for (let nth = 0; nth < classes; nth += 1) scores[nth]! += value * weights[row + nth]!;
  }
  return softmax(Float32Array.from(scores));
}
