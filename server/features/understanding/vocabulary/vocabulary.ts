import { formsOf } from '../lexicon/concepts.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { hashOf } from '../model/features.rules.ts';
import { hashIndexOf } from '../model/hash-index.ts';
import { isCjk } from '../text/folding.rules.ts';
import type { ParsedVocabulary, VocabularyEntry } from './parse-vocabulary.ts';

/**
 * A vocabulary as numbers: 160,000 words take 3 MB instead of 30 MB. Words and stems by their hash; expressions by the hash
 * of their first word, their other words from `sayingEnds` of the one before on: a hash, and the length of a stem or 0.
 */
export type VocabularyArrays = {
  meaningHashes: Uint32Array<ArrayBuffer>;
  meanings: Uint16Array<ArrayBuffer>;
  sayingHashes: Uint32Array<ArrayBuffer>;
  sayingMeanings: Uint16Array<ArrayBuffer>;
  sayingEnds: Uint32Array<ArrayBuffer>;
  sayingWords: Uint32Array<ArrayBuffer>;
  sayingStems: Uint8Array<ArrayBuffer>;
};
/** The numbers of the meanings that folded words (`foldedWordsOf`) of one of the languages name, each once. */
export type Vocabulary = { meaningsOf(words: readonly string[], languages: readonly LanguageCode[]): number[] };

const LONGEST_DENSE = 10;
const SHORTEST_STEM = 2;

const dense = (text: string): number => hashOf(`cjk=${text}`);
const word = (language: LanguageCode, text: string): number => hashOf(`${language}=${text}`);
const stem = (language: LanguageCode, text: string): number => hashOf(`${language}*${text}`);
const hashOfEntry = (language: LanguageCode, text: string): number =>
  text.endsWith('*') ? stem(language, text.slice(0, -1)) : word(language, text);

export function packVocabulary({ entries }: ParsedVocabulary): VocabularyArrays {
  const sayings = entries.filter(({ text }) => text.includes('_'));
  const single = sortedByHash(
    entries.filter(({ text }) => !text.includes('_')),
    ({ language, text }) => (isCjk(text) ? dense(text) : hashOfEntry(language, text)),
  );
  const said = sortedByHash(sayings, ({ language, text }) => hashOfEntry(language, text.split('_')[0] ?? ''));
  const others = said.map(({ entry }) => entry.text.split('_').slice(1));
  let end = 0;
  return {
    meaningHashes: Uint32Array.from(single, ({ hash }) => hash),
    meanings: Uint16Array.from(single, ({ entry }) => entry.meaning),
    sayingHashes: Uint32Array.from(said, ({ hash }) => hash),
    sayingMeanings: Uint16Array.from(said, ({ entry }) => entry.meaning),
    sayingEnds: Uint32Array.from(others, (words) => (end += words.length)),
    sayingWords: Uint32Array.from(others.flat(), (text) => hashOf(text.replace('*', ''))),
    sayingStems: Uint8Array.from(others.flat(), (text) => (text.endsWith('*') ? text.length - 1 : 0)),
  };
}

type Hashed = { hash: number; entry: VocabularyEntry };

function sortedByHash(entries: VocabularyEntry[], hash: (entry: VocabularyEntry) => number): Hashed[] {
  return entries.map((entry) => ({ hash: hash(entry), entry })).toSorted((a, b) => a.hash - b.hash);
}

export function openVocabulary(arrays: VocabularyArrays): Vocabulary {
  const { meaningHashes, meanings, sayingHashes, sayingMeanings } = arrays;
  const singles = hashIndexOf(meaningHashes);
  const sayings = hashIndexOf(sayingHashes);

  const addSingles = (hash: number, found: Set<number>): void => {
    for (let at = singles.get(hash) ?? -1; at >= 0 && meaningHashes[at] === hash; at -= 1) found.add(meanings[at]!);
  };
  const addSayings = (hash: number, words: readonly string[], next: number, found: Set<number>): void => {
    for (let at = sayings.get(hash) ?? -1; at >= 0 && sayingHashes[at] === hash; at -= 1)
      if (goesOn(arrays, at, words, next)) found.add(sayingMeanings[at]!);
  };

  return {
    meaningsOf(words, languages) {
      const found = new Set<number>();
      for (const [index, text] of words.entries()) {
        if (isCjk(text)) {
          for (let from = 0; from < text.length; from += 1)
            for (let to = from + 1; to <= Math.min(text.length, from + LONGEST_DENSE); to += 1)
              addSingles(dense(text.slice(from, to)), found);
          continue;
        }
        for (const language of languages)
          for (const form of formsOf(text)) {
            const whole = word(language, form);
            addSingles(whole, found);
            addSayings(whole, words, index + 1, found);
            for (let length = SHORTEST_STEM; length <= form.length; length += 1) {
              const part = stem(language, form.slice(0, length));
              addSingles(part, found);
              addSayings(part, words, index + 1, found);
            }
          }
      }
      return [...found];
    },
  };
}

/** Whether the words from `next` on are the other words of an expression. */
function goesOn(
  { sayingEnds, sayingWords, sayingStems }: VocabularyArrays,
  saying: number,
  words: readonly string[],
  next: number,
): boolean {
  const from = saying === 0 ? 0 : sayingEnds[saying - 1]!;
  const to = sayingEnds[saying]!;
  if (next + to - from > words.length) return false;
  for (let at = from; at < to; at += 1) {
    const said = words[next + at - from] ?? '';
    const length = sayingStems[at]!;
    if (said.length < length || hashOf(length > 0 ? said.slice(0, length) : said) !== sayingWords[at]) return false;
  }
  return true;
}
