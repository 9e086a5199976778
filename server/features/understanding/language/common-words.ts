import { fold, tokensOf } from '../text/folding.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { parseLexicon, phraseKey } from '../lexicon/lexicon.rules.ts';
import { readData } from '../sources.ts';

type Kind = 'GREETING' | 'COMMON';
const words = parseLexicon(readData('common-words.txt'));

/** The languages of which a text contains a greeting or an everyday word (`data/common-words.txt`). */
export function languagesOfWords(text: string, kind: Kind): LanguageCode[] {
  const tokens = tokensOf(text).map(fold);
  const found: LanguageCode[] = [];
  for (const [language, { exact, phrases }] of words.languages) {
    const says = tokens.some(
      (token, index) =>
        exact.get(token)?.includes(kind) ||
        phrases
          .get(phraseKey(token))
          ?.some((phrase) => phrase.concept === kind && phrase.words.every((word, at) => tokens[index + at] === word)),
    );
    if (says) found.push(language);
  }
  return found;
}
