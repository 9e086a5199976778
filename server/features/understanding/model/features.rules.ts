import { isCjk, withoutAccents } from '../text/folding.rules.ts';

/** Sparse vector of length 1: feature hashes (32 bits) and their values. The parts of words begin at index `whole`. */
export type FeatureVector = { hashes: number[]; values: number[]; whole: number };
export type Counts = Map<number, number>;

const CONCEPT = 5.5;
const CONCEPT_PAIR = 2.75;
const MEANING = 3;

/** What the intents are recognised by: words, pairs of words, parts of words, meanings, concepts and pairs of concepts. */
export function intentFeatures(
  tokens: readonly string[],
  concepts: string[],
  meanings: readonly number[],
): FeatureVector {
  const counts: Counts = new Map();
  const words = tokens.map(withoutAccents);
  addConcepts(counts, concepts);
  addMeanings(counts, meanings);
  addTexts(counts, words);
  const whole = counts.size;
  addParts(counts, words, 3);
  return normalised(counts, whole);
}

/** The concepts and meanings alone: what all languages share. */
export function conceptFeatures(concepts: string[], meanings: readonly number[]): FeatureVector {
  const counts: Counts = new Map();
  addConcepts(counts, concepts);
  addMeanings(counts, meanings);
  return normalised(counts, counts.size);
}

/** What the language is recognised by: words and parts of words with their accents. */
export function languageFeatures(tokens: readonly string[]): FeatureVector {
  const counts: Counts = new Map();
  addTexts(counts, tokens);
  const whole = counts.size;
  addParts(counts, tokens, 1);
  return normalised(counts, whole);
}

function addConcepts(counts: Counts, concepts: string[]): void {
  const sorted = concepts.toSorted();
  for (const [index, first] of sorted.entries()) {
    add(counts, `k${first}`, CONCEPT);
    for (const second of sorted.slice(index + 1)) add(counts, `p${first}+${second}`, CONCEPT_PAIR);
  }
}

function addMeanings(counts: Counts, meanings: readonly number[]): void {
  for (const meaning of meanings) add(counts, `m${meaning}`, MEANING);
}

function addTexts(counts: Counts, words: readonly string[]): void {
  let previous = '^';
  let before = '';
  for (const word of words) {
    if (isCjk(word)) addDense(counts, word);
    else {
      add(counts, `w${word}`, 1.5);
      add(counts, `b${previous} ${word}`, 0.9);
      if (before) add(counts, `s${before} ${word}`, 0.6);
    }
    before = previous;
    previous = word;
  }
  if (previous !== '^') add(counts, `b${previous} $`, 0.5);
}

function addParts(counts: Counts, words: readonly string[], shortest: number): void {
  for (const word of words) if (!isCjk(word) && /[\p{L}\p{N}]/u.test(word)) addPartsOf(counts, word, shortest);
}

function addPartsOf(counts: Counts, word: string, shortest: number): void {
  const padded = `<${word.slice(0, 30)}>`;
  for (let size = shortest; size <= Math.min(5, padded.length); size += 1) {
    if (size === padded.length && size > 3) continue;
    for (let at = 0; at + size <= padded.length; at += 1) add(counts, `g${padded.slice(at, at + size)}`, 0.5);
  }
}

const DENSE_WEIGHTS = [0.6, 1, 0.8, 0.6];

export function addDense(counts: Counts, run: string): void {
  const letters = [...run];
  for (const at of letters.keys())
    for (const [index, weight] of DENSE_WEIGHTS.entries())
      if (at + index < letters.length) add(counts, `c${letters.slice(at, at + index + 1).join('')}`, weight);
}

export function add(counts: Counts, feature: string, value: number): void {
  const hash = hashOf(feature);
  counts.set(hash, Math.min((counts.get(hash) ?? 0) + value, value * 2));
}

export function normalised(counts: Counts, whole = counts.size): FeatureVector {
  const hashes = [...counts.keys()];
  const values = [...counts.values()];
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return { hashes, values: values.map((value) => value / length), whole };
}

/** FNV-1a with a final mix, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> 0;
}
