import { fold, tokensOf } from '../text/folding.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { type LanguageLexicon, parseLexicon, phraseKey } from '../lexicon/lexicon.rules.ts';
import { readData } from '../sources.ts';

type Kind = 'GREETING' | 'COMMON';
type Lent = 'FAREWELL' | 'BORROWED';
const GREETINGS: ReadonlySet<string> = new Set(['GREETING', 'FAREWELL']);
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

/** Whether a text consists of greetings, thanks and farewells, of any language ("merci beaucoup"). */
export function isGreeting(text: string): boolean {
  const tokens = tokensOf(text)
    .map(fold)
    .filter((token) => /\p{L}/u.test(token));
  for (let at = 0; at < tokens.length;) {
    const length = Math.max(...[...words.languages.values()].map((own) => lengthOfGreeting(tokens, at, own)));
    if (length === 0) return false;
    at += length;
  }
  return tokens.length > 0;
}

/** Words of the longest greeting of a language that begins at a place. */
function lengthOfGreeting(tokens: readonly string[], at: number, { exact, phrases }: LanguageLexicon): number {
  const token = tokens[at] ?? '';
  const found = (phrases.get(phraseKey(token)) ?? []).filter(
    (phrase) => GREETINGS.has(phrase.concept) && phrase.words.every((word, index) => tokens[at + index] === word),
  );
  const alone = exact.get(token)?.some((kind) => GREETINGS.has(kind)) ? 1 : 0;
  return Math.max(alone, ...found.map((phrase) => phrase.words.length));
}

/** Whether each word of a text is listed as `kind` in one of the languages. */
function consistsOf(text: string, kind: Lent, isAsked: (language: string) => boolean): boolean {
  const tokens = tokensOf(text)
    .map(fold)
    .filter((token) => /\p{L}/u.test(token));
  const lists = [...words.languages].filter(([language]) => isAsked(language));
  return tokens.length > 0 && tokens.every((token) => lists.some(([, { exact }]) => exact.get(token)?.includes(kind)));
}

/** Whether a text is a farewell of another language and nothing else ("ciao" in a German conversation). */
export const isLentFarewell = (text: string, language: string): boolean =>
  consistsOf(text, 'FAREWELL', (other) => other !== language);

/** Whether a text is nothing but a greeting that a conversation in this language borrows from another one. */
export const isBorrowed = (text: string, language: string): boolean =>
  isLentFarewell(text, language) || consistsOf(text, 'BORROWED', (other) => other === language);
