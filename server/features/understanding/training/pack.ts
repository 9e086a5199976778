import { hashOf } from '../model/features.rules.ts';
import { withoutAccents } from '../text/folding.rules.ts';
import type { ModelArrays, ModelFile } from '../model/model-file.ts';
import type { Intent } from '../understanding.types.ts';
import { contentWords } from '../text/words.rules.ts';
import type { VocabularyArrays } from '../vocabulary/vocabulary.ts';
import type { EmbeddingModel } from './embedding-trainer.ts';
import type { ChangedRows } from './feature-rows.ts';
import { type LikenessModel, SHARPNESS } from './likeness-trainer.ts';
import type { LinearModel } from './linear-trainer.ts';
import type { ReadPhrase } from './texts.ts';

export type Trained = {
  fingerprint: string;
  intents: Intent[];
  phrases: ReadPhrase[];
  guestsWords: Uint32Array<ArrayBuffer>;
  meanings: VocabularyArrays;
  vocabulary: Uint32Array<ArrayBuffer>;
  linear: LinearModel;
  embedding: EmbeddingModel;
  /** `embedding.embeddings` in 8 bits. */
  rows: ScaledRows;
  likeness: LikenessModel;
  languageVocabulary: Uint32Array<ArrayBuffer>;
  language: LinearModel;
  stanceVocabulary: Uint32Array<ArrayBuffer>;
  stance: LinearModel;
};

/** Smaller weights of the linear part carry nearly nothing and are dropped. */
const LEAST_WEIGHT = 0.12;
const HIGHEST_WEIGHT = 6;
const LEAST_SHARE = 0.04;

/** Trained numbers as 8-bit integers with scales: a tenth of the memory, the same answers. */
export function packModel(trained: Trained): ModelFile {
  const {
    fingerprint,
    intents,
    vocabulary,
    linear,
    embedding,
    rows,
    likeness,
    languageVocabulary,
    language,
    stanceVocabulary,
    stance,
  } = trained;
  const weightScale = Math.min(peakOf(linear.weights), HIGHEST_WEIGHT) / 127;
  const languageScale = peakOf(language.weights) / 127;
  const stanceScale = peakOf(stance.weights) / 127;
  return {
    header: {
      fingerprint,
      intents,
      concepts: conceptShares(trained),
      size: embedding.size,
      weightScale,
      languageScale,
      stanceScale,
    },
    arrays: {
      vocabulary,
      ...sparseRows(linear, vocabulary.length, weightScale),
      bias: linear.bias,
      embeddings: rows.rows,
      embeddingScales: rows.scales,
      output: embedding.output,
      outputBias: embedding.bias,
      ...likenessArrays(likeness),
      languageVocabulary,
      languageWeights: Int8Array.from(language.weights, (weight) => Math.round(weight / languageScale)),
      languageBias: language.bias,
      stanceVocabulary,
      stanceWeights: Int8Array.from(stance.weights, (weight) => Math.round(weight / stanceScale)),
      stanceBias: stance.bias,
      ...wordIntents(trained),
      written: trained.guestsWords,
      ...trained.meanings,
    },
  };
}

function peakOf(numbers: Float32Array): number {
  let peak = 1e-9;
  for (let index = 0; index < numbers.length; index += 1) peak = Math.max(peak, Math.abs(numbers[index]!));
  return peak;
}

function sparseRows({ weights, classes: count }: LinearModel, features: number, scale: number) {
  const starts = new Uint32Array(features + 1);
  const classes: number[] = [];
  const kept: number[] = [];
  for (let feature = 0; feature < features; feature += 1) {
    starts[feature] = kept.length;
    for (let label = 0; label < count; label += 1) {
      const weight = weights[feature * count + label] ?? 0;
      if (Math.abs(weight) <= LEAST_WEIGHT) continue;
      classes.push(label);
      kept.push(Math.max(-127, Math.min(127, Math.round(weight / scale))));
    }
  }
  starts[features] = kept.length;
  return { starts, classes: Uint8Array.from(classes), weights: Int8Array.from(kept) };
}

/** Numbers in 8 bits. @property scales what a row is multiplied by */
export type ScaledRows = { rows: Int8Array<ArrayBuffer>; scales: Float32Array<ArrayBuffer> };

export function scaledRows(numbers: Float32Array, size: number): ScaledRows {
  const scales = new Float32Array(numbers.length / size);
  const rows = new Int8Array(numbers.length);
  for (let at = 0; at < scales.length; at += 1) {
    const row = numbers.subarray(at * size, (at + 1) * size);
    const scale = peakOf(row) / 127;
    scales[at] = scale;
    for (let nth = 0; nth < size; nth += 1) rows[at * size + nth] = Math.round((row[nth] ?? 0) / scale);
  }
  return { rows, scales };
}

/** What `scaledRows` kept of the numbers, in memory that threads share. */
export function unscaled({ rows, scales }: ScaledRows, size: number): Float32Array {
  const numbers = new Float32Array(new SharedArrayBuffer(rows.length * Float32Array.BYTES_PER_ELEMENT));
  for (let at = 0; at < rows.length; at += 1) numbers[at] = rows[at]! * scales[Math.floor(at / size)]!;
  return numbers;
}

/** The arrays of the model by which questions and entries are compared. */
export function likenessArrays({ size, asked, stated, map, none }: LikenessModel) {
  const packed = ({ rows }: ChangedRows): ScaledRows => scaledRows(rows, size);
  const [ofAsked, ofStated] = [packed(asked), packed(stated)];
  return {
    askedFeatures: asked.features,
    askedRows: ofAsked.rows,
    askedScales: ofAsked.scales,
    statedFeatures: stated.features,
    statedRows: ofStated.rows,
    statedScales: ofStated.scales,
    likenessMap: map.map((value) => value * SHARPNESS),
    likenessNone: none,
  };
}

/** Which concepts the phrases of an intent contain, and how many of its phrases do. */
function conceptShares({ intents, phrases }: Trained): Record<string, Record<string, number>> {
  const shares: Record<string, Record<string, number>> = {};
  for (const [at, { id }] of intents.entries()) {
    const own = phrases.filter(({ label }) => label === at);
    const counts = new Map<string, number>();
    for (const { concepts } of own) for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1);
    const common = [...counts].map(([concept, count]) => [concept, count / own.length] as const);
    shares[id] = Object.fromEntries(common.filter(([, share]) => share >= LEAST_SHARE));
  }
  return shares;
}

/** In which intents' phrases each word occurs: a word seen with an intent needs no other explanation there. */
function wordIntents({ phrases }: Trained): Pick<ModelArrays, 'words' | 'wordStarts' | 'wordIntents'> {
  const found = new Map<number, Set<number>>();
  for (const { phrase, tokens, open, label } of phrases) {
    // Chinese and Japanese are cut in another way where the lexicon knows a part.
    const words = [tokens.map(withoutAccents), open].flatMap((some) => contentWords(some, phrase.language));
    for (const hash of words.map(hashOf)) found.set(hash, (found.get(hash) ?? new Set()).add(label));
  }
  const wordStarts = new Uint32Array(found.size + 1);
  const rows: number[] = [];
  for (const [index, seen] of [...found.values()].entries()) {
    rows.push(...seen);
    wordStarts[index + 1] = rows.length;
  }
  return { words: Uint32Array.from(found.keys()), wordStarts, wordIntents: Uint16Array.from(rows) };
}
