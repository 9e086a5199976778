import { hashOf } from '../model/features.rules.ts';
import { hashIndexOf } from '../model/hash-index.ts';
import { isCjk, tokensOf, withoutAccents } from '../text/folding.rules.ts';
import type { LanguageCode } from '../languages.ts';
import type { Lexicon } from './lexicon.rules.ts';

/** A word in fewer phrases may be a typing error that was written on purpose. */
const LEAST_PHRASES = 3;

const keyOf = (language: LanguageCode, word: string): number => hashOf(`${language} ${word}`);

/** Hashes of the words (`withoutAccents`) that guests write in each language, so that none is taken for another word's typing error. */
export function writtenWordsOf(phrases: readonly { language: LanguageCode; text: string }[]): Uint32Array<ArrayBuffer> {
  const counts = new Map<number, number>();
  for (const { language, text } of phrases)
    for (const word of new Set(tokensOf(text).map(withoutAccents)))
      if (!isCjk(word)) counts.set(keyOf(language, word), (counts.get(keyOf(language, word)) ?? 0) + 1);
  return Uint32Array.from([...counts].filter(([, count]) => count >= LEAST_PHRASES).map(([hash]) => hash));
}

/** Makes the lexicon know the words of `writtenWordsOf`. */
export function setWrittenWords({ languages }: Lexicon, hashes: Uint32Array): void {
  const index = hashIndexOf(hashes);
  for (const [language, entries] of languages)
    entries.isWritten = (word) => index.get(keyOf(language, word)) !== undefined;
}
