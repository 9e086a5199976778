import { fold, tokensOf } from '../text/folding.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { parseLexicon, phraseKey } from '../lexicon/lexicon.rules.ts';
import { readData } from '../sources.ts';

type Kind = 'GREETING' | 'TELLING';
const words = parseLexicon(readData('telling-words.txt'));

/** The languages of which a text contains a greeting or an everyday word (`data/telling-words.txt`). */
export function languagesTold(text: string, kind: Kind): LanguageCode[] {
  const tokens = tokensOf(text).map(fold);
  const told: LanguageCode[] = [];
  for (const [language, { exact, phrases }] of words.languages) {
    const says = tokens.some(
      (token, index) =>
        exact.get(token)?.includes(kind) ||
        phrases
          .get(phraseKey(token))
          ?.some((phrase) => phrase.concept === kind && phrase.words.every((word, at) => tokens[index + at] === word)),
    );
    if (says) told.push(language);
  }
  return told;
}
