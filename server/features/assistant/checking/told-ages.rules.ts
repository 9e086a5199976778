import { numberWords } from '../language/number.words.ts';
import { foldText } from '../language/plain-text.rules.ts';
import { CHILD, IS, YEARS } from './age-claims.words.ts';

/** Longer questions are read by their end. */
const LONGEST = 2000;
const OLDEST_CHILD = 20;
export const N = '(\\d{1,2})';
export const NO_MORE_DIGITS = '(?![\\d:.,]\\d|\\d)';
export const NO_UNIT = '(?! ?(?:[€$£%°]|uhr|h|am|pm|kg|кг|m|м|cm|min\\p{L}*|euros?|eur)(?!\\p{L})| ?[时時点])';
const OF_CHILD = `(?<!\\p{L})${CHILD}(?: ${IS}| \\p{L}{1,12} ${IS}|${IS})? ?\\(?`;
/** An age with its unit ("14-year-old"), several of them, and one behind a child ("my son is 14"). */
const AGES: readonly RegExp[] = [
  new RegExp(`(?<![\\d:.,])${N}${YEARS}`, 'gu'),
  new RegExp(`(?<![\\d:.,])${N}(?:,|、| ?&| (?:and|und|et|y|e|en|i|и|ve)| و) ?\\d{1,2}${YEARS}`, 'gu'),
  new RegExp(`${OF_CHILD}${N}${NO_MORE_DIGITS}${NO_UNIT}`, 'gu'),
  new RegExp(`${OF_CHILD}\\d{1,2}(?:,|、| ?&| (?:and|und|et|y|e|en|i|и|ve)| و) ?${N}${NO_MORE_DIGITS}${NO_UNIT}`, 'gu'),
];
const HAN_AGE = /[一二三四五六七八九十]{1,3}(?=\s?(?:岁|歲|歳|才|周岁))/gu;
const HAN_DIGITS = '〇一二三四五六七八九';

function hanNumber(han: string): string {
  const [tens = '', ones = ''] = han.includes('十') ? han.split('十') : ['0', han];
  return String(
    (tens === '0' ? 0 : tens === '' ? 1 : HAN_DIGITS.indexOf(tens)) * 10 + Math.max(0, HAN_DIGITS.indexOf(ones)),
  );
}

/** Folded, with ages in words in digits: "sixteen years", "十六岁". */
export function withAges(text: string, language: string): string {
  const words = numberWords(language)?.all;
  const folded = foldText(text.slice(-LONGEST)).replace(HAN_AGE, hanNumber);
  return words ? folded.replace(/[\p{L}-]+/gu, (word) => String(words.get(word) ?? word)) : folded;
}

/** The numbers that patterns find. */
export const numbersIn = (folded: string, patterns: readonly RegExp[]): number[] =>
  patterns.flatMap((pattern) => [...folded.matchAll(pattern)].map((match) => Number(match[1])));

/** Ages of children that a text tells. */
export const agesTold = (text: string, language: string): number[] =>
  numbersIn(withAges(text, language), AGES).filter((age) => age > 0 && age <= OLDEST_CHILD);

const WITH_UNIT = new RegExp(`(?<![\\d:.,])${N}${YEARS}`, 'gu');

/** Ages that a guest tells and a reply repeats with their unit: "your 14-year-old daughter". */
export function agesRepeated(reply: string, question: string, language: string): ReadonlySet<number> {
  const told = new Set(agesTold(question, language));
  return new Set(numbersIn(withAges(reply, language), [WITH_UNIT]).filter((age) => told.has(age)));
}
