import { allConceptsOf } from '../danger/danger-words.rules.ts';
import { LANGUAGES, type LanguageCode } from '../languages.ts';
import { readData } from '../sources.ts';
import { sentencesOf } from '../text/clauses.rules.ts';
import { foldedWordsOf } from '../text/folding.rules.ts';
import { parseLexicon } from './lexicon.rules.ts';

const KNOWN = ['DAY', 'SEASON', 'AGE', 'CHILD', 'ANIMAL', 'DOG', 'SIZE', 'EXCEPT', 'UNIT', 'DEPENDS'] as const;
/** What a text limits its facts to, or asks for beyond them (`data/limits.txt`). */
export type Limit = (typeof KNOWN)[number];

const LIMITS = parseLexicon(readData('limits.txt'));
const COMING = parseLexicon(readData('coming.txt'));
/** Limits that a sentence beside the question passes on to it: "My dog weighs 30 kg. Can he come along?" */
const PASSED_ON: readonly Limit[] = ['AGE', 'CHILD', 'ANIMAL', 'SIZE'];
/** "Tomorrow is Sunday." */
const MOST_WORDS = 5;
const MOST_LETTERS = 12;

/** @param languages those the text may be in */
export function limitsIn(text: string, languages: readonly LanguageCode[] = LANGUAGES): Set<Limit> {
  const found = allConceptsOf(foldedWordsOf(text), LIMITS, languages);
  return new Set(KNOWN.filter((limit) => found.has(limit)));
}

/** The limits that a question names itself or in a sentence beside it. @param clause the question, in a message */
export function limitsAsked(clause: string, message: string, languages: readonly LanguageCode[]): Limit[] {
  const beside = limitsIn(message, languages);
  if (beside.size === 0) return [];
  const own = clause === message ? beside : limitsIn(clause, languages);
  const saysDay = beside.has('DAY') && sentencesOf(message).some((sentence) => isDay(sentence, languages));
  return KNOWN.filter(
    (limit) => own.has(limit) || (PASSED_ON.includes(limit) && beside.has(limit)) || (limit === 'DAY' && saysDay),
  );
}

/** A short sentence that says which day it is; not the day on which the guest comes. */
function isDay(sentence: string, languages: readonly LanguageCode[]): boolean {
  const words = foldedWordsOf(sentence);
  const isShort = words.length <= MOST_WORDS && words.every((word) => word.length <= MOST_LETTERS);
  return isShort && limitsIn(sentence, languages).has('DAY') && !allConceptsOf(words, COMING, languages).has('TOLD');
}
