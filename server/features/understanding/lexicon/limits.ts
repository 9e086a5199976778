import { allConceptsOf } from '../danger/danger-words.rules.ts';
import { LANGUAGES, type LanguageCode } from '../languages.ts';
import { readData } from '../sources.ts';
import { sentencesOf } from '../text/clauses.rules.ts';
import { foldedWordsOf } from '../text/folding.rules.ts';
import { parseLexicon } from './lexicon.rules.ts';

const KNOWN = [
  'DAY',
  'SEASON',
  'AGE',
  'CHILD',
  'ADULT',
  'ANIMAL',
  'DOG',
  'WEIGHT',
  'SIZE',
  'EXCEPT',
  'UNIT',
  'DEPENDS',
  'ASSIST',
  'RESERVE',
  'COVERED',
  'GUARDED',
  'CARSIZE',
  'DISTANCE',
  'ATNIGHT',
  'NIGHTS',
] as const;
/** What a text limits its facts to, or asks for beyond them (`data/limits.txt`). */
export type Limit = (typeof KNOWN)[number];

const LIMITS = parseLexicon(readData('limits.txt'));
const COMING = parseLexicon(readData('coming.txt'));
/** Limits that a sentence beside the question passes on to it: "My dog weighs 30 kg. Can he come along?" */
const PASSED_ON: readonly Limit[] = ['AGE', 'CHILD', 'ANIMAL', 'WEIGHT', 'ASSIST'];
/** "Tomorrow is Sunday." */
const MOST_WORDS = 5;
const MOST_LETTERS = 12;

/** A month without a day: "12月", but not the date "5月3日". */
const MONTH = /\p{Nd}\s?月(?!\s?\p{Nd}{1,2}\s?[日号號])/gu;
/** "12晚", "3泊": several nights, which digits alone do not say once the text is cut into words. */
const SEVERAL_NIGHTS = /(?<!\p{Nd})(?:[2-9]|\p{Nd}{2,3})\s?(?:个?晚|夜|泊)/gu;
const PART = /[,，、،;；]\s?/u;
/** Chinese: 我们周五到 */
const ARRIVES = /到$/u;
/** Words from the word before "arrive" to the day. */
const FARTHEST_DAY = 4;

/** @param languages those the text may be in */
export const limitsIn = (text: string, languages: readonly LanguageCode[] = LANGUAGES): Set<Limit> =>
  limitsOf(foldedWordsOf(text.replace(MONTH, '月份').replace(SEVERAL_NIGHTS, '几晚')), languages);

function limitsOf(words: readonly string[], languages: readonly LanguageCode[]): Set<Limit> {
  const found = allConceptsOf(words, LIMITS, languages);
  return new Set(KNOWN.filter((limit) => found.has(limit)));
}

/** The limits that a question names itself or in a sentence beside it. @param clause the question, in a message */
export function limitsAsked(clause: string, message: string, languages: readonly LanguageCode[]): Limit[] {
  const beside = limitsIn(message, languages);
  if (beside.size === 0) return [];
  const own = ownLimits(clause, languages);
  const sentences = sentencesOf(message).filter((sentence) => !clause.includes(sentence));
  const saysDay = beside.has('DAY') && sentences.some((sentence) => isDay(sentence, languages));
  const saysSize = beside.has('SIZE') && sentences.some((sentence) => isDogOfSize(sentence, languages));
  return KNOWN.filter(
    (limit) =>
      own.has(limit) ||
      (PASSED_ON.includes(limit) && beside.has(limit)) ||
      (limit === 'DAY' && saysDay) ||
      (limit === 'SIZE' && saysSize),
  );
}

/** Without the days on which the guest comes or leaves, and without the size of other things than a dog. */
function ownLimits(clause: string, languages: readonly LanguageCode[]): Set<Limit> {
  const parts = clause.split(PART).map((part) => ({ part, limits: limitsIn(part, languages) }));
  const namesDog = parts.some(({ limits }) => limits.has('DOG'));
  const counted = parts.flatMap(({ part, limits }) => {
    const told = comesAt(part, languages);
    const isDayOfStay = parts.length > 1 && told.length > 0;
    const others = new Set(isDayOfStay ? [] : daysBesideStay(part, told, languages));
    return [...limits].filter((limit) => {
      if (limit === 'DAY') return others.has('DAY');
      if (limit === 'SEASON') return !isDayOfStay;
      return limit !== 'SIZE' || !namesDog || limits.has('DOG');
    });
  });
  return new Set(counted);
}

/** Limits of a part without the words directly behind "arrive". */
function daysBesideStay(part: string, told: readonly number[], languages: readonly LanguageCode[]): Set<Limit> {
  const words = foldedWordsOf(part);
  const isNear = (index: number): boolean => told.some((at) => index > at && index <= at + FARTHEST_DAY);
  return limitsOf(
    words.filter((_, index) => !isNear(index)),
    languages,
  );
}

/** Where words say that the guest comes, stays or leaves. */
const comesAt = (part: string, languages: readonly LanguageCode[]): number[] =>
  foldedWordsOf(part).flatMap((_, index, words) => (comes(words.slice(index, index + 2), languages) ? [index] : []));

function comes(words: readonly string[], languages: readonly LanguageCode[]): boolean {
  const found = allConceptsOf(words, COMING, languages);
  return found.has('TOLD') || found.has('COMES') || ARRIVES.test(words.at(-1) ?? '');
}

/** A short sentence that says which day it is; not the day on which the guest comes. */
function isDay(sentence: string, languages: readonly LanguageCode[]): boolean {
  const words = foldedWordsOf(sentence);
  const isShort = words.length <= MOST_WORDS && words.every((word) => word.length <= MOST_LETTERS);
  return isShort && limitsIn(sentence, languages).has('DAY') && !comes(words, languages);
}

/** "We have a large dog", but not "a large car". */
function isDogOfSize(sentence: string, languages: readonly LanguageCode[]): boolean {
  const limits = limitsIn(sentence, languages);
  return limits.has('SIZE') && limits.has('DOG');
}
