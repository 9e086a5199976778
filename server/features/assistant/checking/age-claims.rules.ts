import { numberWords } from '../language/number.words.ts';
import { foldText } from '../language/plain-text.rules.ts';
import type { Part } from './affirmed-parts.rules.ts';
import {
  ACCOMPANIED,
  AND_OVER,
  CHILD,
  EXEMPT,
  FROM_AGE,
  IS,
  UNDER_BEFORE,
  UNDER_BEHIND,
  YEARS,
  YES,
} from './age-claims.words.ts';
import { thingsNamed } from './named-things.ts';
import { PRICE } from './price-facts.rules.ts';

/** Longer questions are read by their end. */
const LONGEST = 2000;
const OLDEST_CHILD = 20;
const N = '(\\d{1,2})';
const NO_MORE_DIGITS = '(?![\\d:.,]\\d|\\d)';
const NO_UNIT = '(?! ?(?:[€$£%°]|uhr|h|am|pm|kg|кг|m|м|cm|min\\p{L}*|euros?|eur)(?!\\p{L})| ?[时時点])';
const AGES: readonly RegExp[] = [
  new RegExp(`(?<![\\d:.,])${N}${YEARS}`, 'gu'),
  new RegExp(`(?<![\\d:.,])${N}(?:,|、| ?&| (?:and|und|et|y|e|en|i|и|ve)| و) ?\\d{1,2}${YEARS}`, 'gu'),
  new RegExp(`(?<!\\p{L})${CHILD}(?: ${IS}| \\p{L}{1,12} ${IS}|${IS})? ?\\(?${N}${NO_MORE_DIGITS}${NO_UNIT}`, 'gu'),
];
const FROM: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${FROM_AGE} ?${N}${YEARS}`, 'gu'),
  new RegExp(`(?<![\\d:.,€$£])${N}(?:${YEARS})?${AND_OVER}`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:minimum age|age limit|mindestalter|age minimum|edad minima|eta minima|idade minima|minimumleeftijd|minimalny wiek|минимальныи возраст|asgari yas|minimum yas|الحد الادني للعمر|最低年龄|最低年齢|年龄限制|年齢制限)[^\\d.!?。]{0,40}${N}${NO_MORE_DIGITS}`,
    'gu',
  ),
];
const UNDER: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${UNDER_BEFORE} ?${N}(?:${YEARS})?${NO_MORE_DIGITS}${NO_UNIT}`, 'gu'),
  new RegExp(`(?<![\\d:.,])${N}${YEARS}?${UNDER_BEHIND}`, 'gu'),
];
const WITH_YEARS = new RegExp(`${N}${YEARS}`, 'u');
const HAN_AGE = /[一二三四五六七八九十]{1,3}(?=\s?(?:岁|歲|歳|才|周岁))/gu;
const HAN_DIGITS = '〇一二三四五六七八九';

function hanNumber(han: string): string {
  const [tens = '', ones = ''] = han.includes('十') ? han.split('十') : ['0', han];
  return String(
    (tens === '0' ? 0 : tens === '' ? 1 : HAN_DIGITS.indexOf(tens)) * 10 + Math.max(0, HAN_DIGITS.indexOf(ones)),
  );
}

/** Folded, with ages in words in digits: "sixteen years", "十六岁". */
function withAges(text: string, language: string): string {
  const words = numberWords(language)?.all;
  const folded = foldText(text.slice(-LONGEST)).replace(HAN_AGE, hanNumber);
  return words ? folded.replace(/[\p{L}-]+/gu, (word) => String(words.get(word) ?? word)) : folded;
}

const numbersIn = (folded: string, patterns: readonly RegExp[]): number[] =>
  patterns.flatMap((pattern) => [...folded.matchAll(pattern)].map((match) => Number(match[1])));

/** Ages of children that a text tells. */
const agesTold = (text: string, language: string): number[] =>
  numbersIn(withAges(text, language), AGES).filter((age) => age > 0 && age <= OLDEST_CHILD);

/** @property least a lowest age; @property things what it is for; @property free who is younger pays nothing */
type Limit = { least: number; part: Part; free: boolean };

function limitsIn(parts: readonly Part[]): Limit[] {
  return parts.flatMap((part) => {
    const folded = withAges(part.written, part.language);
    const under = numbersIn(folded, UNDER);
    const free = EXEMPT.test(folded);
    const least = part.denied || free ? under : [];
    // "Not from 16 years" is no lowest age; what is for everyone from 16 is.
    const from = numbersIn(folded, FROM);
    return [
      ...from.map((age) => ({ least: age, part, free: false })),
      ...least.map((age) => ({ least: age, part, free })),
    ];
  });
}

const BESIDE = new Set('CHILD ROOM PAY GROUP VISITOR RECEPTION BOOKING PRICE SICK PHONE CITY ADDRESS DOOR'.split(' '));
const about = (text: string, language: string): Set<string> =>
  new Set([...thingsNamed(text, language)].filter((thing) => !BESIDE.has(thing)));

type Question = { question: string; earlier: readonly string[]; language: string };
/** @property heading its title; @property parts what it states */
export type Source = { heading: string; language: string; parts: readonly Part[] };

/**
 * An age that the guest tells beneath the lowest one of a source, where the reply agrees and names no condition; null: none.
 * @param earlier what the guest wrote before
 */
export function ageBeneath(
  { text, parts }: { text: string; parts: readonly Part[] },
  { question, earlier, language }: Question,
  sources: readonly Source[],
): string | null {
  const now = agesTold(question, language);
  const ages = now.length > 0 ? now : earlier.slice(-2).flatMap((said) => agesTold(said, language));
  if (ages.length === 0) return null;
  const youngest = Math.min(...ages);
  const folded = withAges(text, language);
  const named = new Set(
    [...folded.matchAll(/(?<![\d:.,])\d{1,2}(?![\d:.,]\d|\d)/gu)].map(([digits]) => Number(digits)),
  );
  if (ages.some((age) => age > youngest && named.has(age)) && !named.has(youngest)) return null;
  const asked = new Set([...about(text, language), ...about(question, language)]);
  for (const source of sources) {
    const limits = limitsIn(source.parts).filter((limit) => isAbout(limit, source, asked));
    const least = limitOf(limits, folded);
    if (!least || youngest >= least.least) continue;
    if (!agrees(folded, parts, least)) continue;
    return `${youngest} (from ${least.least})`;
  }
  return null;
}

function isAbout({ part }: Limit, { heading, language }: Source, asked: ReadonlySet<string>): boolean {
  const own = about(part.written, language);
  const things = own.size > 0 ? own : about(heading, language);
  return things.size === 0 || asked.size === 0 || [...things].some((thing) => asked.has(thing));
}

/** The lowest of the lowest ages. Those who pay nothing beneath an age are left out only of a price. */
function limitOf(limits: readonly Limit[], reply: string): Limit | null {
  const isPriced = new RegExp(PRICE.source, 'iu').test(reply) && !EXEMPT.test(reply);
  const [lowest] = limits.filter(({ free }) => !free || isPriced).toSorted((a, b) => a.least - b.least);
  return lowest ?? null;
}

function agrees(reply: string, parts: readonly Part[], { least, part }: Limit): boolean {
  if (ACCOMPANIED.test(part.folded) && ACCOMPANIED.test(reply)) return false;
  const namesLimit = new RegExp(`(?<![\\d:.,])${least}(?![\\d:.,]\\d|\\d)`, 'u').test(reply);
  const [first] = parts;
  if (first?.denied || parts.some(({ denied, written }) => denied && (WITH_YEARS.test(written) || isOfChild(written))))
    return false;
  return !namesLimit || YES.test(reply);
}

const isOfChild = (written: string): boolean =>
  new RegExp(`(?<!\\p{L})${CHILD}(?!\\p{L})`, 'u').test(foldText(written));
