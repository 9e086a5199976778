import { BESIDE, BOTH, BOTH_IN_TWO, CARDINALS, LAST, NO, ORDINALS, YES } from './choosing.words.ts';
import { plainDigits } from './plain-digits.rules.ts';

/** "1st", "2e", "3." */
export const DIGIT = /^([1-9])(?:st|nd|rd|er|ere|re|e|eme|o|a|os|as|ste|de|й|я|е|ая|ую)?$/u;
/** "No. 1", "nº 2". */
const NUMBER_SIGN = /(?<!\p{L})n[o°]?[.°]? ?(?=\d)/gu;
/** A choice is made in few words. */
export const LONGEST_CHOICE = 200;

/** Folded words, with Latin digits. */
export const choosingWords = (text: string): string[] =>
  plainDigits(text)
    .replaceAll(NUMBER_SIGN, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const isPlace = (word: string): boolean =>
  DIGIT.test(word) || LAST.has(word) || BOTH.has(word) || [...ORDINALS, ...CARDINALS].some((words) => words.has(word));

/** "Both", "les deux", "tutte e due". */
export const saysBoth = (words: readonly string[]): boolean =>
  words.some((word, at) => BOTH.has(word) || BOTH_IN_TWO.has(`${words[at - 1] ?? ''} ${word}`));

/** "Not ok" is no yes and tells something. */
const DENYING = new Set(['not', 'nicht', 'pas', 'niet', 'nie', 'не']);
const deniesYes = (words: readonly string[]): boolean =>
  words.some((word, at) => YES.has(word) && DENYING.has(words[at - 1] ?? ''));

/** "Both", "das zweite": a place that is no number. */
export function onlyNamesPlace(text: string): boolean {
  if (!onlyChooses(text)) return false;
  const words = choosingWords(text);
  return saysBoth(words) || words.some((word) => LAST.has(word) || ORDINALS.some((names) => names.has(word)));
}

/** Yes, no, a number or a place and nothing else, which tells of nothing: "two", "the third one please". */
export function onlyChooses(text: string): boolean {
  if (text.length > LONGEST_CHOICE) return false;
  const words = choosingWords(text);
  if (words.length === 0 || deniesYes(words)) return false;
  return words.every((word) => isPlace(word) || YES.has(word) || NO.has(word) || BESIDE.has(word));
}
