import { hashOf } from '../model/features.rules.ts';
import { withoutAccents } from '../text/folding.rules.ts';
import type { LikenessArrays } from '../model/likeness.ts';
import type { KindArrays } from '../model/message-kinds.ts';
import type { ModelArrays, ModelFile } from '../model/model-file.ts';
import type { Intent } from '../understanding.types.ts';
import { contentWords } from '../text/words.rules.ts';
import type { VocabularyArrays } from '../vocabulary/vocabulary.ts';
import type { EmbeddingModel } from './embedding-trainer.ts';
import type { LinearModel } from './linear-trainer.ts';
import { peakOf, type ScaledRows } from './scaled-rows.ts';
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
  likeness: LikenessArrays;
  kinds: KindArrays;
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
    kinds,
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
      ...likeness,
      ...kinds,
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
