import { rememberedOf } from '../remembered-of.ts';
import type { LinkedEntry } from './entries.types.ts';

const SHARED_LETTERS = 5;

/** Whether an entry contains a word, or a longer one another form of it. */
export const hasWord = (entry: LinkedEntry, word: string): boolean => {
  if (entry.words.has(word)) return true;
  if (word.length <= SHARED_LETTERS) return false;
  const stem = word.slice(0, Math.max(SHARED_LETTERS, word.length - 3));
  const sorted = sortedWords(entry);
  return sorted[firstFrom(sorted, stem)]?.startsWith(stem) ?? false;
};

const sortedWords = rememberedOf(({ words }: LinkedEntry) =>
  [...words].toSorted((a, b) => (a < b ? -1 : Number(a > b))),
);

/** The first place in sorted texts whose text is not before `text`. */
function firstFrom(sorted: string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
