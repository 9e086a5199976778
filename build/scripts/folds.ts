import { knowledge } from '#server/features/understanding/model-store.ts';
import { hashIndexOf } from '#server/features/understanding/model/hash-index.ts';
import type { ModelFile } from '#server/features/understanding/model/model-file.ts';
import { readText } from '#server/features/understanding/reading.ts';
import { readSources, type Sources } from '#server/features/understanding/sources.ts';
import { parseAsked } from '#server/features/understanding/training/asked.rules.ts';
import type { Base, VectorOf } from '#server/features/understanding/training/feature-rows.ts';
import { parseGateLines } from '#server/features/understanding/training/gate-lines.rules.ts';
import { trainMessageKinds } from '#server/features/understanding/training/message-kinds-trainer.ts';
import { kindArrays } from '#server/features/understanding/training/pack-rows.ts';
import { unscaled } from '#server/features/understanding/training/scaled-rows.ts';
import { kindTextsOf, toldIn } from '#server/features/understanding/training/told.ts';
import { MESSAGE_KINDS_OPTIONS } from '#server/features/understanding/training/trainer.ts';

/** The hotels, and the files of `data/gates/`, in so many parts: what is learned from some is measured on the others. */
export const FOLDS = Array.from({ length: 4 }, (_, fold) => fold);

const sources = readSources();
const names = [
  ...new Set([
    ...parseAsked(sources.asked).hotels.map(({ id }) => id),
    ...parseGateLines(sources.gates).map(({ house }) => house),
  ]),
];

/** @param name of a hotel or of a file; null for a message that was written for none */
export const foldOf = (name: string | null): number => (name === null ? 0 : names.indexOf(name) % FOLDS.length);

/** What a model is made from, without the hotels of a part. */
export const sourcesWithout = (fold: number): Sources => ({
  ...sources,
  asked: sources.asked.map(({ name, text }) => ({
    name,
    text: text
      .split('\n')
      .filter((row) => !isOfFold(hotelOf(name, row), fold))
      .join('\n'),
  })),
});

const isOfFold = (hotel: string, fold: number): boolean => names.includes(hotel) && foldOf(hotel) === fold;

/** The hotel of a line of `data/asked/` (`parseAsked`). */
const hotelOf = (name: string, row: string): string =>
  (name === 'hotels.txt' ? row.split(' ; ')[0] : row.split(' ')[1]) ?? '';

/** A text as the model in use reads it. */
export const vectorOf: VectorOf = (text, language) => readText(text, [language], knowledge()).vector;

const baseOf = ({ header, arrays }: ModelFile): Base => ({
  embeddings: unscaled({ rows: arrays.embeddings, scales: arrays.embeddingScales }, header.size),
  size: header.size,
});

/** The model with kinds of messages that are learned from the other parts only. The model in use must be the same. */
export function withKindsOfOthers(file: ModelFile, fold: number): ModelFile {
  const others = toldIn(sources).filter(({ from }) => from === null || foldOf(from) !== fold);
  const texts = kindTextsOf(others, vectorOf, hashIndexOf(file.arrays.vocabulary));
  const base = baseOf(file);
  const kinds = trainMessageKinds(texts, base, MESSAGE_KINDS_OPTIONS);
  return { header: file.header, arrays: { ...file.arrays, ...kindArrays(kinds, base) } };
}
