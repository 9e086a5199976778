import { foldedWordsOf } from '../text/folding.rules.ts';
import { isLanguage, type LanguageCode } from '../languages.ts';
import type { Knowledge } from '../model-store.ts';
import { INTERNATIONAL } from './loanwords.rules.ts';
import { LATIN, type LanguageScore } from './latin.rules.ts';

/** Related languages share many words: guests who write "piscina" or "elevador" speak one of them. */
const FAMILIES: readonly LanguageCode[][] = [
  ['es', 'it', 'pt'],
  ['de', 'nl'],
];
/** Other languages may list a word that only one of them writes: rare meanings, and words that look like it. */
const MOST_OTHERS = 2;
/** From here on the letters say so as well, however many list it. */
const CLEARLY = 0.75;
/** The same for an English word that guests of other languages write as well ("dinner", "kids"). */
const CLEARLY_ENGLISH = 0.89;

/** The folded words of a short text that have two letters. */
const lettersIn = (text: string): string[] => foldedWordsOf(text).filter((word) => /\p{L}{2}/u.test(word));

/** Whether each word of a short text is used in many languages: food, drinks, brands, sports (`data/international-words.txt`). */
export function isInternational(text: string): boolean {
  const words = lettersIn(text);
  return words.length > 0 && (INTERNATIONAL.has(words.join('_')) || words.every((word) => INTERNATIONAL.has(word)));
}

export const isRelated = (one: LanguageCode, other: LanguageCode): boolean =>
  FAMILIES.some((family) => family.includes(one) && family.includes(other));

const isWrittenIn = (word: string, code: LanguageCode, { lexicon }: Knowledge): boolean =>
  lexicon.languages.get(code)?.isWritten(word) ?? false;

/** Words of one letter: "é" is Portuguese, "y" Spanish. */
const LETTERS: Partial<Record<LanguageCode, readonly string[]>> = {
  es: ['a', 'e', 'o', 'u', 'y'],
  it: ['a', 'e', 'è', 'i', 'o'],
  pt: ['a', 'à', 'e', 'é', 'o'],
  nl: ['u', 'n', 't'],
};

/** Whether guests write each word of a short text in a language; words of many languages say nothing. */
export function isSpokenIn(text: string, code: LanguageCode, known: Knowledge): boolean {
  const single = text.toLowerCase().match(/(?<![\p{L}\p{M}])\p{L}(?![\p{L}\p{M}])/gu) ?? [];
  return (
    single.every((letter) => LETTERS[code]?.includes(letter)) &&
    lettersIn(text).every((word) => INTERNATIONAL.has(word) || isWrittenIn(word, code, known))
  );
}

/** Whether a short text has a word that guests write in one language and not in another one ("is gut" is no English). */
export const isSpokenOnlyIn = (text: string, code: string, other: LanguageCode, known: Knowledge): boolean =>
  isLanguage(code) &&
  lettersIn(text).some((word) => isWrittenIn(word, code, known) && !isWrittenIn(word, other, known));

/**
 * The language that a short text of Latin letters is plainly in, by the languages that write and list its words; null where
 * its words are used in many languages, or in none that is known.
 * @param scores of the text by its letters, the most probable first
 * @param house the language that is meant where a word belongs to several related ones
 */
export function plainLanguage(
  text: string,
  scores: readonly LanguageScore[],
  house: string | null,
  known: Knowledge,
): LanguageCode | null {
  if (isInternational(text)) return null;
  const spoken = lettersIn(text).filter((word) => !INTERNATIONAL.has(word));
  const found = spoken.flatMap((word) => languagesWriting(word, scores, known));
  const wordsOf = (code: string): number => found.filter((other) => other === code).length;
  const most = Math.max(1, ...found.map(wordsOf));
  if (house && isLanguage(house) && wordsOf(house) === most) return house;
  return scores.find(({ code }) => wordsOf(code) === most)?.code ?? null;
}

/** The one language that a word plainly belongs to, or several related ones; none for a word of many languages. */
function languagesWriting(
  word: string,
  [best]: readonly LanguageScore[],
  { lexicon, model }: Knowledge,
): LanguageCode[] {
  const written = LATIN.filter((code) => lexicon.languages.get(code)?.isWritten(word));
  const listed = LATIN.filter(
    (code) => lexicon.languages.get(code)?.exact.has(word) || model.vocabulary.meaningsOf([word], [code]).length > 0,
  );
  const own = written.length > 0 ? written : listed.length === 1 ? listed : [];
  if (best?.code === 'en' && best.score >= CLEARLY_ENGLISH && own.includes('en')) return ['en'];
  const isRelated = own.length === 1 || FAMILIES.some((family) => own.every((code) => family.includes(code)));
  if (own.length === 1 && best && best.code === own[0] && best.score >= CLEARLY) return own;
  return isRelated && listed.filter((code) => !own.includes(code)).length <= MOST_OTHERS ? own : [];
}
