import { fold, tokensOf } from '../text/folding.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { type LanguageLexicon, parseLexicon, phraseKey } from '../lexicon/lexicon.rules.ts';
import { readData } from '../sources.ts';

type Kind = 'GREETING' | 'COMMON';
type Lent = 'FAREWELL' | 'BORROWED';
const GREETINGS: ReadonlySet<string> = new Set(['GREETING', 'FAREWELL']);
const words = parseLexicon(readData('common-words.txt'));

/** The languages of which a text contains most greetings or everyday words (`data/common-words.txt`). */
export function languagesOfWords(text: string, kind: Kind): LanguageCode[] {
  const tokens = tokensOf(text).map(fold);
  const counted = [...words.languages].map(([language, { exact, phrases }]) => {
    const said = tokens.filter(
      (token, index) =>
        exact.get(token)?.includes(kind) ||
        phrases
          .get(phraseKey(token))
          ?.some((phrase) => phrase.concept === kind && phrase.words.every((word, at) => tokens[index + at] === word)),
    );
    return { language, count: said.length };
  });
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ language }) => language);
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

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** Whether a word is listed as `kind` in one of the languages. */
function isListed(word: string, kind: Lent, isAsked: (language: string) => boolean): boolean {
  const folded = fold(word);
  return [...words.languages].some(([language, { exact }]) => isAsked(language) && exact.get(folded)?.includes(kind));
}

/** Whether a text is a farewell of another language and nothing else ("ciao" in a German conversation). */
export function isLentFarewell(text: string, language: string): boolean {
  const said = text.match(WORD) ?? [];
  return said.length > 0 && said.every((word) => isListed(word, 'FAREWELL', (other) => other !== language));
}

/** A text without farewells and thanks that a conversation in this language borrows ("Passt, merci!" in a German one). */
export const withoutBorrowed = (text: string, language: string): string =>
  text.replace(WORD, (word) =>
    isListed(word, 'FAREWELL', (other) => other !== language) ||
    isListed(word, 'BORROWED', (other) => other === language)
      ? ' '
      : word,
  );
